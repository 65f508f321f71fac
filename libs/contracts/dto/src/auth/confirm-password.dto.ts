import type { ConfirmPasswordRequest } from '@premise/contracts';
import { CurrentPassword } from './password-rules.ts';

/** Body of POST /api/auth/confirm-password. */
export class ConfirmPasswordDto implements ConfirmPasswordRequest {
  @CurrentPassword()
  currentPassword!: string;
}
