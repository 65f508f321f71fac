import type { ChangeEmailRequest } from '@premise/contracts';
import { EmailText } from './email-rules.ts';

/** Body of POST /api/auth/change-email. `currentEmail` is read and decides nothing (decision 5). */
export class ChangeEmailDto implements ChangeEmailRequest {
  @EmailText({ checked: false })
  currentEmail!: string;

  @EmailText({ required: 'Please enter your email address' })
  newEmail!: string;
}
