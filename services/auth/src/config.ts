import { Environment, readCommonConfig, type CommonConfig } from '@premise/service-platform';

/** How many attempts in how many seconds. Per address an office full of people must fit in, per account one person. */
export interface AttemptLimit {
  points: number;
  seconds: number;
}

export interface AttemptLimitsConfig {
  loginPerAddress: AttemptLimit;
  loginPerAccount: AttemptLimit;
  registerPerAddress: AttemptLimit;
  resendPerAddress: AttemptLimit;
  /** Links that one network asks for, for one account: nobody uses up those of the owner. */
  resendPerNetwork: AttemptLimit;
  /** The same by registering an address that waits to be verified. */
  repeatedLinkPerNetwork: AttemptLimit;
  /** Verification mails to one mailbox, whoever asks for them. */
  resendPerAccount: AttemptLimit;
  /** The security question of an address. */
  questionPerAddress: AttemptLimit;
  /** Security answers, right or wrong. */
  answerPerAccount: AttemptLimit;
  answerPerAddress: AttemptLimit;
  /** Reset mails to one mailbox (decision 6). */
  resetMailPerAccount: AttemptLimit;
  /** The same after a right answer: counted apart, so that a stranger cannot use them up. */
  answeredResetMailPerAccount: AttemptLimit;
  /** And those that administrators send. */
  adminResetMailPerAccount: AttemptLimit;
  requestResetPerAddress: AttemptLimit;
  resetPerAddress: AttemptLimit;
  /** The current password, asked for once more. */
  confirmPerAccount: AttemptLimit;
  confirmPerAddress: AttemptLimit;
  changeEmailPerAccount: AttemptLimit;
  verifyPerAddress: AttemptLimit;
  emailChangePerAddress: AttemptLimit;
  refreshPerAddress: AttemptLimit;
  /** Rows of the audit log about calls that the account may not make. */
  refusedRowsPerAccount: AttemptLimit;
}

export interface AuthConfig extends CommonConfig {
  port: number;
  databaseUrl: string;
  /** PKCS8 PEM file of a P-256 key. */
  signingKeyFile: string;
  answerKeys: AnswerKey[];
  smtpUrl: string;
  mailFrom: string;
  /** Where mails send people with questions. */
  contactEmail: string;
  /** How long the outbox remembers that a mail was sent or dropped. */
  mailRetentionDays: number;
  /** Addresses that see the Admin link (decision 7), as typed. */
  adminEmails: string[];
  limits: AttemptLimitsConfig;
  /** After a service has erased an account, how long until it is asked once more: longer than any request may take. */
  erasureSecondPassSeconds: number;
  /** How long ended sessions and dead one-time tokens are kept. */
  retentionDays: number;
  /** Memory of one password hash. */
  passwordHashKib: number;
}

export interface AnswerKey {
  id: string;
  key: Buffer;
}

export interface MigrationConfig {
  migrationUrl: string;
  databaseUrl: string;
}

const POSTGRES = ['postgres', 'postgresql'];
const QUARTER = 900;
const HOUR = 3_600;
/** Of 32 random ones, fewer are as good as impossible. */
const LEAST_DIFFERENT_BYTES = 12;
/** What OWASP's password storage cheat sheet asks for at least, with two passes. */
const LEAST_HASH_KIB = 19_456;
export const PASSWORD_HASH_KIB = 65_536;

function readAnswerKeys(environment: Environment): AnswerKey[] {
  return environment
    .text('AUTH_ANSWER_KEYS')
    .split(',')
    .map((entry) => {
      const [id = '', encoded = ''] = entry.trim().split(':');
      const key = Buffer.from(encoded, 'base64');
      if (!/^[A-Za-z0-9_-]{1,32}$/.test(id) || key.length !== 32) {
        throw new Error(
          'The environment variable AUTH_ANSWER_KEYS must hold entries of the form id:base64-of-32-bytes.',
        );
      }
      // Nobody draws such a key; somebody wrote it to get going.
      if (environment.production && new Set(key).size < LEAST_DIFFERENT_BYTES) {
        throw new Error('The environment variable AUTH_ANSWER_KEYS must hold random keys in production.');
      }
      return { id, key };
    });
}

function readLimits(environment: Environment): AttemptLimitsConfig {
  const limit = (name: string, points: number, seconds: number): AttemptLimit => ({
    points: environment.whole(name, { min: 1, max: 1_000_000_000 }, points),
    seconds,
  });
  return {
    loginPerAddress: limit('LIMIT_LOGIN_PER_ADDRESS', 600, QUARTER),
    loginPerAccount: limit('LIMIT_LOGIN_PER_ACCOUNT', 20, QUARTER),
    registerPerAddress: limit('LIMIT_REGISTER_PER_ADDRESS', 300, HOUR),
    resendPerAddress: limit('LIMIT_RESEND_PER_ADDRESS', 120, HOUR),
    resendPerNetwork: limit('LIMIT_RESEND_PER_NETWORK', 5, HOUR),
    repeatedLinkPerNetwork: limit('LIMIT_REPEATED_LINK_PER_NETWORK', 3, HOUR),
    resendPerAccount: limit('LIMIT_RESEND_PER_ACCOUNT', 15, HOUR),
    questionPerAddress: limit('LIMIT_QUESTION_PER_ADDRESS', 120, HOUR),
    answerPerAccount: limit('LIMIT_ANSWER_PER_ACCOUNT', 5, HOUR),
    answerPerAddress: limit('LIMIT_ANSWER_PER_ADDRESS', 120, HOUR),
    resetMailPerAccount: limit('LIMIT_RESET_MAIL_PER_ACCOUNT', 3, HOUR),
    answeredResetMailPerAccount: limit('LIMIT_ANSWERED_RESET_MAIL_PER_ACCOUNT', 6, HOUR),
    adminResetMailPerAccount: limit('LIMIT_ADMIN_RESET_MAIL_PER_ACCOUNT', 10, HOUR),
    requestResetPerAddress: limit('LIMIT_REQUEST_RESET_PER_ADDRESS', 120, HOUR),
    resetPerAddress: limit('LIMIT_RESET_PER_ADDRESS', 120, HOUR),
    confirmPerAccount: limit('LIMIT_CONFIRM_PER_ACCOUNT', 10, QUARTER),
    confirmPerAddress: limit('LIMIT_CONFIRM_PER_ADDRESS', 300, QUARTER),
    changeEmailPerAccount: limit('LIMIT_CHANGE_EMAIL_PER_ACCOUNT', 10, HOUR),
    verifyPerAddress: limit('LIMIT_VERIFY_PER_ADDRESS', 600, HOUR),
    emailChangePerAddress: limit('LIMIT_EMAIL_CHANGE_PER_ADDRESS', 120, HOUR),
    refreshPerAddress: limit('LIMIT_REFRESH_PER_ADDRESS', 3_000, QUARTER),
    refusedRowsPerAccount: limit('LIMIT_REFUSED_ROWS_PER_ACCOUNT', 100, HOUR),
  };
}

/** Everything the service needs, checked; throws one clear sentence about the first thing that is wrong. */
export function readConfig(values: Readonly<Record<string, string | undefined>> = process.env): AuthConfig {
  const environment = new Environment(values);
  return {
    ...readCommonConfig(environment),
    port: environment.port('AUTH_PORT'),
    databaseUrl: environment.url('AUTH_DATABASE_URL', POSTGRES),
    signingKeyFile: environment.text('AUTH_SIGNING_KEY_FILE'),
    answerKeys: readAnswerKeys(environment),
    smtpUrl: environment.url('SMTP_URL', ['smtp', 'smtps']),
    mailFrom: environment.text('MAIL_FROM'),
    contactEmail: environment.text('CONTACT_EMAIL', 'contact@premise.local'),
    mailRetentionDays: environment.whole('MAIL_RETENTION_DAYS', { min: 1, max: 3_650 }, 30),
    adminEmails: (environment.optional('ADMIN_EMAILS') ?? '')
      .split(',')
      .map((email) => email.trim())
      .filter((email) => email !== ''),
    limits: readLimits(environment),
    erasureSecondPassSeconds: environment.whole('ERASURE_SECOND_PASS_SECONDS', { min: 1, max: 3_600 }, 30),
    retentionDays: environment.whole('RETENTION_DAYS', { min: 1, max: 3_650 }, 30),
    passwordHashKib: environment.whole(
      'PASSWORD_HASH_KIB',
      { min: environment.production ? LEAST_HASH_KIB : 64, max: 4_194_304 },
      PASSWORD_HASH_KIB,
    ),
  };
}

/** What the migration program needs. */
export function readMigrationConfig(
  values: Readonly<Record<string, string | undefined>> = process.env,
): MigrationConfig {
  const environment = new Environment(values);
  return {
    migrationUrl: environment.url('AUTH_DATABASE_MIGRATION_URL', POSTGRES),
    databaseUrl: environment.url('AUTH_DATABASE_URL', POSTGRES),
  };
}

/** What the command that makes the first super user needs. */
export function readSuperUserConfig(values: Readonly<Record<string, string | undefined>> = process.env): {
  databaseUrl: string;
  email: string;
} {
  const environment = new Environment(values);
  return {
    databaseUrl: environment.url('AUTH_DATABASE_URL', POSTGRES),
    email: environment.text('SUPER_USER_EMAIL'),
  };
}

type Values = Readonly<Record<string, string | undefined>>;

/** What a command needs that reaches the database alone. */
export const readDatabaseConfig = (values: Values = process.env): { databaseUrl: string } => ({
  databaseUrl: new Environment(values).url('AUTH_DATABASE_URL', POSTGRES),
});

/** What the command that changes the keys of sealed texts needs. */
export function readRotationConfig(values: Values = process.env): { databaseUrl: string; answerKeys: AnswerKey[] } {
  const environment = new Environment(values);
  return { databaseUrl: environment.url('AUTH_DATABASE_URL', POSTGRES), answerKeys: readAnswerKeys(environment) };
}
