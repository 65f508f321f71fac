import { randomBytes } from 'node:crypto';
import { readConfig, readMigrationConfig, readSuperUserConfig } from './config.ts';

const whole = {
  AUTH_PORT: '3001',
  PREMISE_INSTANCE: 'local',
  REDIS_URL: 'redis://127.0.0.1:6379',
  PUBLIC_URL: 'http://127.0.0.1:8080',
  AUTH_URL: 'http://127.0.0.1:3001',
  ANALYSIS_URL: 'http://127.0.0.1:3002',
  PATENT_URL: 'http://127.0.0.1:3003',
  AUTH_DATABASE_URL: 'postgres://app:x@127.0.0.1/auth',
  AUTH_DATABASE_MIGRATION_URL: 'postgres://owner:x@127.0.0.1/auth',
  AUTH_SIGNING_KEY_FILE: '/keys/signing.pem',
  AUTH_ANSWER_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'Premise <no-reply@premise.example>',
  ADMIN_EMAILS: ' a@example.com, ,b@example.com ',
  SUPER_USER_EMAIL: 'root@example.com',
};

describe('configuration', () => {
  it('is read from the environment', () => {
    expect(readConfig(whole)).toMatchObject({
      port: 3001,
      host: '127.0.0.1',
      instance: 'local',
      production: false,
      adminEmails: ['a@example.com', 'b@example.com'],
      contactEmail: 'contact@premise.local',
      mailRetentionDays: 30,
      passwordHashKib: 65_536,
      answerKeys: [{ id: 'k1', key: expect.any(Buffer) }],
    });
    expect(readMigrationConfig(whole).migrationUrl).toContain('owner');
    expect(readSuperUserConfig(whole).email).toBe('root@example.com');
  });

  it('holds no mail for no time at all', () => {
    expect(() => readConfig({ ...whole, MAIL_RETENTION_DAYS: '0' })).toThrow(
      'The environment variable MAIL_RETENTION_DAYS must be a whole number from 1 to 3650.',
    );
  });

  it.each([
    'AUTH_PORT',
    'REDIS_URL',
    'PUBLIC_URL',
    'AUTH_URL',
    'ANALYSIS_URL',
    'PATENT_URL',
    'AUTH_DATABASE_URL',
    'AUTH_SIGNING_KEY_FILE',
    'AUTH_ANSWER_KEYS',
    'SMTP_URL',
    'MAIL_FROM',
  ])('names %s when it is missing', (name) => {
    expect(() => readConfig({ ...whole, [name]: ' ' })).toThrow(`The environment variable ${name} is missing.`);
  });

  it.each([
    ['AUTH_PORT', '70000'],
    ['REDIS_URL', 'http://x'],
    ['PUBLIC_URL', 'nowhere'],
    ['AUTH_DATABASE_URL', 'mysql://x'],
    ['AUTH_ANSWER_KEYS', 'k1:c2hvcnQ='],
    ['PREMISE_INSTANCE', 'Not Allowed'],
    ['LOG_LEVEL', 'loud'],
    ['LIMIT_LOGIN_PER_ACCOUNT', '-1'],
    ['RETENTION_DAYS', '0'],
    ['TRUSTED_PROXIES', 'everyone'],
  ])('says what %s must be instead of %s', (name, value) => {
    expect(() => readConfig({ ...whole, [name]: value })).toThrow(`The environment variable ${name} must`);
  });

  it.each([
    ['AUTH_DATABASE_URL', 'postgres://app:postgres@127.0.0.1/auth', 'must not hold a default password'],
    ['AUTH_DATABASE_URL', 'postgres://app:ChangeMe@127.0.0.1/auth', 'must not hold a default password'],
    ['REDIS_URL', 'redis://:secret@127.0.0.1:6379', 'must not hold a default password'],
    ['SMTP_URL', 'smtp://user:password@mail.example:25', 'must not hold a default password'],
    ['AUTH_ANSWER_KEYS', `k1:${Buffer.alloc(32).toString('base64')}`, 'must hold random keys'],
    [
      'AUTH_ANSWER_KEYS',
      `k1:${Buffer.from('0123456701234567012345670123456701').subarray(0, 32).toString('base64')}`,
      'random',
    ],
    ['PASSWORD_HASH_KIB', '19455', 'a whole number from 19456'],
  ])('refuses to start in production with a default %s, and only there', (name, value, sentence) => {
    const strong = { ...whole, AUTH_DATABASE_URL: 'postgres://app:Zr7-long-and-drawn@127.0.0.1/auth' };
    expect(() => readConfig({ ...strong, NODE_ENV: 'production' })).not.toThrow();
    expect(() => readConfig({ ...strong, [name]: value, NODE_ENV: 'production' })).toThrow(sentence);
    expect(() => readConfig({ ...strong, [name]: value })).not.toThrow();
  });
});
