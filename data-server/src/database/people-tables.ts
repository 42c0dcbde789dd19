import type { Generated } from 'kysely';
import type { Wire } from '@seguia/openapi';
import type { EcUnit } from '@seguia/shared/domain/units';

/** Who works on a farm, who is invited, and who gets its mail. */
export interface PeopleTables {
  farm_accounts: {
    farmer_id: string;
    account_id: string;
    role: Wire['Role'];
    /** JSON array; null: those of the role. */
    permissions: string | null;
    /** Since when the farm is not there for this person; null: it is. */
    disabled_at: Generated<number | null>;
    version: Generated<number>;
  };
  /** Invitations to a farm; a token's hash is there only while the link can be used. */
  invitations: {
    farmer_id: string;
    id: string;
    token_hash: string | null;
    role: Wire['Role'];
    language: string;
    email: string | null;
    firstname: string | null;
    lastname: string | null;
    created_by: string;
    created_at: number;
    expire_at: number;
    used_at: number | null;
    deleted_at: number | null;
    version: number;
  };
  /** Who gets the board by e-mail, and when. */
  morning_mails: {
    farmer_id: string;
    account_id: string;
    /** Of the farm's day; null: no mail. */
    hour: number | null;
    language: string;
    ec_unit: EcUnit;
    /** What the links that end it are signed with. */
    secret: string;
    /** The farm's day whose mail went, or counts as gone. */
    sent_on: string | null;
    version: number;
  };
}
