import type { DeleteAccountRequest } from '@premise/contracts';
import { EmailText } from './email-rules.ts';

/** Body of DELETE /api/auth/delete-account. `email` is read and decides nothing (decision 5). */
export class DeleteAccountDto implements DeleteAccountRequest {
  @EmailText({ checked: false })
  email!: string;
}
