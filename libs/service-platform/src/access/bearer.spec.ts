import { bearerOf } from './bearer.ts';

describe('the bearer of a request', () => {
  const of = (authorization?: string): string | null => bearerOf({ headers: { authorization } });

  it('is the compact token of a well-formed header', () => {
    expect(of('Bearer a.b-c.d_e')).toBe('a.b-c.d_e');
    expect(of('bearer a.b.c')).toBe('a.b.c');
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer a.b',
    'Basic a.b.c',
    'Bearer a.b.c d',
    'a.b.c',
    `Bearer ${'a'.repeat(9_000)}.b.c`,
  ])('is none for %j', (header) => {
    expect(of(header)).toBeNull();
  });
});
