import type { Generated } from 'kysely';
import type { Wire } from '@seguia/openapi';
import type { EcUnit } from '@seguia/shared/domain/units';

/** The people of a farm, its invitations, and the receivers of its mail. */
export interface PeopleTables {
  farm_accounts: {
    farmer_id: string;
    account_id: string;
    role: Wire['Role'];
    /** A JSON array; null for those of the role. */
    permissions: string | null;
    /** When this person was disabled on the farm; null for an active one. */
    disabled_at: Generated<number | null>;
    version: Generated<number>;
  };
  /** The farms that an account may open, as a list shows them: copies of `farm_accounts` and `farmers`, for active people only. */
  account_farms: {
    account_id: string;
    farmer_id: string;
    name: string;
    search_name: string;
    place: string | null;
    time_zone: string;
    modules: string;
    role: Wire['Role'];
    permissions: string | null;
  };
  /** Invitations to a farm. The hash of the token is stored only while the link can be used. */
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
  /** The receivers of the board by e-mail, and their hours. */
  morning_mails: {
    farmer_id: string;
    account_id: string;
    /** The hour of the farm's day; null for no mail. */
    hour: number | null;
    language: string;
    ec_unit: EcUnit;
    /** The key that signs the links which end the mail. */
    secret: string;
    /** The farm's last day whose mail was sent, or counts as sent. */
    sent_on: string | null;
    version: number;
  };
}
