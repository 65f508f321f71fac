import type {
  AdminDeleteUserRequest,
  AdminRequestResetRequest,
  AdminResetPasswordRequest,
  AdminRevealAnswerRequest,
  AdminToggleAdminRequest,
  AdminToggleStatusRequest,
  AdminVerifyUserRequest,
} from '@premise/contracts';
import { EmailText } from '../auth/email-rules.ts';
import { NewPassword } from '../auth/password-rules.ts';
import { Flag, Id } from '../text/id-rules.ts';
import { TOO_SHORT_FOR_ADMINS } from './password-texts.ts';

/** Body of POST /api/admin/toggle-status. */
export class AdminToggleStatusDto implements AdminToggleStatusRequest {
  @Id()
  userId!: string;

  @Flag()
  blocked!: boolean;
}

/** Body of POST /api/admin/toggle-admin. */
export class AdminToggleAdminDto implements AdminToggleAdminRequest {
  @Id()
  userId!: string;

  @Flag()
  isAdmin!: boolean;
}

/** Body of POST /api/admin/reset-password. */
export class AdminResetPasswordDto implements AdminResetPasswordRequest {
  @Id()
  userId!: string;

  @NewPassword({ tooShort: TOO_SHORT_FOR_ADMINS })
  newPassword!: string;
}

/** Body of DELETE /api/admin/delete-user. */
export class AdminDeleteUserDto implements AdminDeleteUserRequest {
  @Id()
  userId!: string;
}

/** Body of POST /api/admin/verify-user. */
export class AdminVerifyUserDto implements AdminVerifyUserRequest {
  @EmailText({ checked: false })
  email!: string;
}

/** Body of POST /api/admin/request-reset-for-user. */
export class AdminRequestResetDto implements AdminRequestResetRequest {
  @EmailText({ checked: false })
  email!: string;
}

/** Body of POST /api/admin/reveal-security-answer. */
export class AdminRevealAnswerDto implements AdminRevealAnswerRequest {
  @Id()
  userId!: string;
}
