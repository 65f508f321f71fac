import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { emailKey } from './email-key.ts';
import { isCommonPassword } from './common-passwords.ts';
import { Passwords } from './passwords.ts';
import { SealedText } from './sealed-text.ts';

describe('sealed texts', () => {
  const key = (id: string) => ({ id, key: randomBytes(32) });

  it('open with their record alone, and stay open after the keys were changed', () => {
    const [first, second] = [key('k1'), key('k2')];
    const old = new SealedText({ answerKeys: [first] }).seal('Fluffy 🐈', 'record');
    const rotated = new SealedText({ answerKeys: [second, first] });
    expect(rotated.open(old, 'record')).toBe('Fluffy 🐈');
    expect(rotated.seal('x', 'record')).toMatch(/^k2\./);
    expect(() => rotated.open(old, 'other')).toThrow();
    expect(() => new SealedText({ answerKeys: [second] }).open(old, 'record')).toThrow('not configured');
  });

  it('never look the same twice, and refuse to open when changed', () => {
    const sealed = new SealedText({ answerKeys: [key('k1')] });
    const text = sealed.seal('London', 'r');
    expect(sealed.seal('London', 'r')).not.toBe(text);
    const bytes = Buffer.from(text.slice(3), 'base64url');
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
    expect(() => sealed.open(`k1.${bytes.toString('base64url')}`, 'r')).toThrow();
  });
});

describe('passwords', () => {
  it('are hashed with argon2id at 64 MiB, two passes and a salt of their own [S1-234]', async () => {
    const passwords = new Passwords();
    const [one, two] = await Promise.all([passwords.hash('secret!'), passwords.hash('secret!')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.matches('secret!', one)).toBe(true);
    expect(await passwords.matches('Secret!', one)).toBe(false);
    expect(await passwords.matches('secret!', null)).toBe(false);
    expect(await passwords.matches('secret!', 'no hash')).toBe(false);
    expect(passwords.isOutdated(one)).toBe(false);
  });

  it('leave a thread to what else needs one, however many are hashed at once', async () => {
    const passwords = new Passwords();
    let hashed = 0;
    const hashes = Array.from({ length: 16 }, () => passwords.hash('secret!').then(() => (hashed += 1)));
    await promisify(pbkdf2)('secret!', 'salt', 1, 32, 'sha256');
    expect(hashed).toBeLessThan(6);
    expect(new Set(await Promise.all(hashes)).size).toBe(16);
  });

  it('that are common are known in any case', () => {
    expect(['123456', 'PassWord', 'qwerty'].map(isCommonPassword)).toEqual([true, true, true]);
    expect(isCommonPassword('a quiet harbour at dawn')).toBe(false);
  });
});

describe('addresses', () => {
  it('are the same without regard to case, white space at the ends and compatibility forms', () => {
    expect(emailKey('  Ada@Example.COM ')).toBe('ada@example.com');
    expect(emailKey('ａda@example.com')).toBe('ada@example.com');
    expect(emailKey('ada+1@example.com')).not.toBe(emailKey('ada@example.com'));
  });
});
