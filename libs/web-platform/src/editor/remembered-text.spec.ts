import { rememberedText } from './remembered-text.ts';

describe('the remembered text', () => {
  beforeEach(() => {
    rememberedText.adopt('nobody');
    sessionStorage.clear();
  });

  it("of a visitor goes on to who signs in, and from then on to nobody else's eyes", () => {
    rememberedText.save('Typed before.', null);
    expect(rememberedText.read('ada')).toBe('Typed before.');
    rememberedText.adopt('ada');
    expect(rememberedText.read('ada')).toBe('Typed before.');
    expect(rememberedText.read(null)).toBe('');
    expect(rememberedText.read('grace')).toBe('');
  });

  it('of a user waits for that user, and is dropped when another signs in', () => {
    rememberedText.save('Hers.', 'ada');
    rememberedText.save('', null);
    expect(rememberedText.read(null)).toBe('');
    rememberedText.adopt('ada');
    expect(rememberedText.read('ada')).toBe('Hers.');
    rememberedText.adopt('grace');
    expect(rememberedText.read('grace')).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not come back by an editor that closes after the sign-out', () => {
    rememberedText.save('Hers.', 'ada');
    rememberedText.clear('ada');
    rememberedText.save('Hers.', 'ada');
    expect(sessionStorage).toHaveLength(0);
    rememberedText.adopt('ada');
    rememberedText.save('Anew.', 'ada');
    expect(rememberedText.read('ada')).toBe('Anew.');
  });

  it('is taken from no storage that holds something else', () => {
    sessionStorage.setItem('premise.typed-argument', 'plain text');
    expect(rememberedText.read('ada')).toBe('');
    rememberedText.adopt('ada');
    expect(sessionStorage).toHaveLength(0);
  });
});
