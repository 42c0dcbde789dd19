import { createApi } from '@seguia/openapi';
import { apiBase } from '../account/account.ts';

/**
 * Asks the server to revoke `token`. The call is sent before the session ends and may finish after the page is closed; offline, the token
 * expires by itself.
 */
export function sessionClientForLogout(endpoint: string, token: string): void {
  const api = createApi({ baseUrl: apiBase(endpoint), token });
  void api.GET('/auth/logout', { keepalive: true }).catch(() => {});
}
