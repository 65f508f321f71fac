/**
 * POST between services, never through the gateway: everything of an account goes. Called by the auth service with a token
 * of its own (audience INTERNAL_TOKEN.audience) and repeated until it is answered with 200. Harmless when repeated.
 */
export const ERASE_ACCOUNT_PATH = '/internal/accounts/erase';
export interface EraseAccountRequest {
  userId: string;
}
export interface EraseAccountResponse {
  success: true;
  /** Rows, files and queued jobs that were removed by this call. */
  removed: number;
}

/** Tokens with which services call each other; signed with the same key as access tokens, told apart by `typ` and `aud`. */
export const INTERNAL_TOKEN = {
  audience: 'premise-internal',
  type: 'premise-internal+jwt',
  lifetimeSeconds: 60,
} as const;
