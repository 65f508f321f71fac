import type { ChangePasswordRequest } from '@premise/contracts';
import { CurrentPassword, NewPassword } from './password-rules.ts';

/** Body of POST /api/auth/change-password. */
export class ChangePasswordDto implements ChangePasswordRequest {
  @CurrentPassword()
  currentPassword!: string;

  @NewPassword()
  newPassword!: string;
}
