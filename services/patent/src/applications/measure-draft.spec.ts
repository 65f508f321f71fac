import { emptyFiling, emptyTexts } from '@premise/contracts';
import type { DraftContent } from './draft-content.ts';
import { measureDraft } from './measure-draft.ts';

const draft = (background: string): DraftContent => ({
  ...emptyTexts(),
  background,
  inventors: [],
  images: [],
  completedSections: {} as DraftContent['completedSections'],
  sections_needing_review: [],
  lastStep: 0,
  figures: [],
  filing: emptyFiling(),
});

describe('the words of a draft', () => {
  it.each([
    ['', 0],
    ['  \n', 0],
    ['one', 1],
    [' A lamp,\na lens\u00A0and — a switch. ', 8],
    ['灯 \u{1F4A1}', 2],
  ])('of %j are %d', (text, words) => {
    expect(measureDraft(draft(text), '').words).toBe(words);
  });

  it('are counted though one of them fills the whole request and more', () => {
    expect(measureDraft(draft(`a ${'x'.repeat(48 * 1024 * 1024)}`), '').words).toBe(2);
  });
});
