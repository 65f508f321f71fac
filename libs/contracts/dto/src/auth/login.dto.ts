import type { LoginRequest } from '@premise/contracts';
import { EmailText } from './email-rules.ts';
import { GivenPassword } from './password-rules.ts';

/** Body of POST /api/auth/login. */
export class LoginDto implements LoginRequest {
  @EmailText({ required: 'Email and password are required.', checked: false })
  email!: string;

  @GivenPassword()
  password!: string;
}
