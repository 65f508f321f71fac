import { keptText } from './kept-text.ts';

const KEY = 'premise.kept-text';
const HOUR = 3_600_000;
const inStorage = () => localStorage.getItem(KEY);
/** As if it had been kept that long ago. */
const age = (ms: number) => {
  const kept = JSON.parse(inStorage() ?? '{}') as { keptAt: number };
  localStorage.setItem(KEY, JSON.stringify({ ...kept, keptAt: kept.keptAt - ms }));
};

describe('the text that is kept with a pending registration', () => {
  beforeEach(() => {
    keptText.clear();
    localStorage.clear();
  });

  it('is shown to the account it was kept for, in whatever spelling, and to no other [D-60]', () => {
    keptText.keep(' Ada@Example.org', 'All cats purr.');
    expect(keptText.read('ada@example.org')).toBe('All cats purr.');
    expect(keptText.read('grace@example.org')).toBe('');
    expect(keptText.take('grace@example.org')).toBe('');
    expect(keptText.take('ada@example.org')).toBe('All cats purr.');
    expect(inStorage()).toBeNull();
  });

  it('is erased after 24 hours, and when the clock was set back [D-60]', () => {
    keptText.keep('ada@example.org', 'All cats purr.');
    age(24 * HOUR - 60_000);
    expect(keptText.read('ada@example.org')).toBe('All cats purr.');
    age(60_000);
    keptText.watch()();
    expect(inStorage()).toBeNull();
    keptText.keep('ada@example.org', 'All cats purr.');
    age(-HOUR);
    expect(keptText.read('ada@example.org')).toBe('');
    expect(inStorage()).toBeNull();
  });

  it('moves on when a mistyped address is registered again from the same page', () => {
    keptText.keep('adda@example.org', 'All cats purr.');
    keptText.keep('ada@example.org', '');
    expect(keptText.read('adda@example.org')).toBe('');
    expect(keptText.read('ada@example.org')).toBe('All cats purr.');
  });

  it('does not go to whoever registers in the same browser later without a text', () => {
    localStorage.setItem(KEY, JSON.stringify({ email: 'ada@example.org', text: 'Hers.', keptAt: Date.now() }));
    keptText.keep('grace@example.org', '');
    expect(keptText.read('grace@example.org')).toBe('');
    expect(keptText.read('ada@example.org')).toBe('Hers.');
  });

  it('is nothing where storage holds something else, or refuses', () => {
    for (const value of ['', '{', 'null', '[]', '{"email":1}']) {
      localStorage.setItem(KEY, value);
      expect(keptText.read('ada@example.org')).toBe('');
    }
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keptText.keep('ada@example.org', 'All cats purr.')).toBe(false);
    refused.mockRestore();
  });
});
