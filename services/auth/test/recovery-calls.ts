import {
  CHANGE_PASSWORD_PATH,
  CHANGE_SECURITY_QUESTION_PATH,
  CONFIRM_PASSWORD_PATH,
  REQUEST_RESET_PATH,
  RESET_PASSWORD_PATH,
  SESSION_PATH,
  userQuestionPath,
} from '@premise/contracts';
import type { Test } from 'supertest';
import { emailKey } from '../src/accounts/email-key.ts';
import { SealedText } from '../src/accounts/sealed-text.ts';
import type { AuthHarness } from './auth-harness.ts';

/** Room enough for a whole file of calls from one address. */
export const ROOMY: Record<string, string> = {
  LIMIT_QUESTION_PER_ADDRESS: '100000',
  LIMIT_ANSWER_PER_ADDRESS: '100000',
  LIMIT_REQUEST_RESET_PER_ADDRESS: '100000',
  LIMIT_RESET_PER_ADDRESS: '100000',
  LIMIT_CONFIRM_PER_ADDRESS: '100000',
  LIMIT_REGISTER_PER_ADDRESS: '100000',
  LIMIT_LOGIN_PER_ADDRESS: '100000',
};

/** The calls of recovery and of the own password, as a browser makes them. */
export class RecoveryCalls {
  private readonly auth: AuthHarness;

  constructor(auth: AuthHarness) {
    this.auth = auth;
  }

  question(email: string): Test {
    return this.auth.get(userQuestionPath(email));
  }

  requestReset(email: unknown, securityAnswer?: unknown): Test {
    return this.auth.post(REQUEST_RESET_PATH, { email, ...(securityAnswer === undefined ? {} : { securityAnswer }) });
  }

  reset(token: unknown, newPassword: unknown): Test {
    return this.auth.post(RESET_PASSWORD_PATH, { token, newPassword });
  }

  confirm(token: string, currentPassword: unknown): Test {
    return this.signed(CONFIRM_PASSWORD_PATH, token, { currentPassword });
  }

  changePassword(token: string, currentPassword: unknown, newPassword: unknown): Test {
    return this.signed(CHANGE_PASSWORD_PATH, token, { currentPassword, newPassword });
  }

  changeQuestion(token: string, securityQuestion: unknown, securityAnswer: unknown): Test {
    return this.signed(CHANGE_SECURITY_QUESTION_PATH, token, { securityQuestion, securityAnswer });
  }

  session(token: string): Test {
    return this.auth.get(SESSION_PATH).set('Authorization', `Bearer ${token}`);
  }

  /** The token of the newest reset mail to an address, read from the outbox: for specs that start no worker. */
  async newToken(email: string): Promise<string> {
    const [row] = await this.auth.owner.query<{ id: string; content_sealed: string }[]>(
      `SELECT m.id, m.content_sealed FROM mails m JOIN users u ON u.id = m.user_id
       WHERE u.email_key = $1 AND m.kind = 'password-reset' AND m.dropped_at IS NULL ORDER BY m.created_at DESC LIMIT 1`,
      [emailKey(email)],
    );
    if (row === undefined) throw new Error(`There is no reset mail to ${email}.`);
    const content = new SealedText(this.auth.config).open(row.content_sealed, row.id);
    return (JSON.parse(content) as { secret: string }).secret;
  }

  /** Asked for by e-mail alone, and read from the outbox. */
  async linkFor(email: string): Promise<string> {
    await this.requestReset(email).expect(200);
    return this.newToken(email);
  }

  /** Kinds of the mails of an account, newest last. */
  async mailKinds(userId: string): Promise<string[]> {
    const rows = await this.auth.owner.query<{ kind: string }[]>(
      'SELECT kind FROM mails WHERE user_id = $1 ORDER BY created_at',
      [userId],
    );
    return rows.map(({ kind }) => kind).filter((kind) => kind !== 'verification');
  }

  /** Events, results and details of the audit rows about an account, oldest first. */
  async audited(userId: string): Promise<{ event: string; result: string; details: object }[]> {
    return this.auth.owner.query(
      `SELECT l.event, l.result, l.details FROM audit_log l JOIN audit_subjects s ON s.subject = l.target
       WHERE s.user_id = $1 ORDER BY l.at, l.id`,
      [userId],
    );
  }

  private signed(path: string, token: string, body: object): Test {
    return this.auth.post(path, body).set('Authorization', `Bearer ${token}`);
  }
}
