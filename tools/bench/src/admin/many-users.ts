import { createHash } from 'node:crypto';
import type { CopyValue } from '@premise/patent-corpus';

export const USER_COLUMNS = [
  'id',
  'email',
  'email_key',
  'first_name',
  'last_name',
  'password_hash',
  'is_verified',
  'blocked',
  'is_admin',
  'created_at',
  'last_login',
];

const FIRST =
  `Ada Alan Amina Anna Aylin Barbara Bela Carlos Chen Clara Dana Diego Elena Emeka Emma Erik Fatima Felix Grace Hana Hugo Ines
  Ivan Jane Jonas Kavya Kenji Lena Linus Luca Maja Malik Mara Mateo Mei Milan Nadia Noor Olga Omar Paula Petra Priya Rosa Samir Sofia
  Tariq Tomas Yuki Zoe`.split(/\s+/);
const BEGINNINGS =
  `Al Ber Cas Dor El Fer Gar Hol Iv Jan Kow Lin Mar Nor Ol Per Quin Rog Sand Tor Ul Van Wal Yor Zim`.split(/\s+/);
const MIDDLES = `a bert co den e fan gor hei i kin la men nin os pol ren sin ti ver wen`.split(/\s+/);
const ENDINGS =
  `berg dottir er escu ez ford ian ic kova lund man mark ner ov quist sen shi ska son stein strom ton well wicz wood`.split(
    /\s+/,
  );

const of = (list: readonly string[], number: number): string => list[number % list.length] ?? '';
const DAY_MS = 86_400_000;
const LATEST = Date.UTC(2026, 0, 1);

/** The same accounts each time, the number deciding everything: 2 percent blocked, 5 unverified, one in 5,000 an administrator. */
export function* usersUpTo(count: number, passwordHash: string): Generator<readonly CopyValue[]> {
  for (let number = 0; number < count; number += 1) {
    const drawn = createHash('md5').update(String(number)).digest();
    const at = (byte: number): number => drawn.readUInt16LE(byte);
    const hex = drawn.toString('hex');
    const id = [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `8${hex.slice(17, 20)}`,
      hex.slice(20),
    ].join('-');
    const first = of(FIRST, at(0));
    const last = of(BEGINNINGS, at(2)) + of(MIDDLES, at(4)) + of(ENDINGS, at(6));
    const email = `${first}.${last}.${number}@example.com`;
    const created = new Date(LATEST - (number * 1_000 * DAY_MS) / count);
    const seen = at(8) % 10 === 0 ? null : new Date(created.getTime() + at(10) * 60_000);
    yield [
      id,
      email,
      email.toLowerCase(),
      first,
      last,
      passwordHash,
      at(12) % 20 !== 0,
      at(14) % 50 === 0,
      number % 5_000 === 17,
      created.toISOString(),
      seen?.toISOString() ?? null,
    ];
  }
}
