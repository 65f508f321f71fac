import type { EndSessionRequest, EraseAccountRequest } from '@premise/contracts';
import { Id } from '../text/id-rules.ts';

/** Body of POST /api/auth/sessions/end. */
export class EndSessionDto implements EndSessionRequest {
  @Id()
  sessionId!: string;
}

/** Body of POST /internal/accounts/erase. */
export class EraseAccountDto implements EraseAccountRequest {
  @Id()
  userId!: string;
}
