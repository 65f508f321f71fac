import { emptyDraft, type WizardDraft } from '@premise/web-platform';
import { mergeDrafts, sameContent, takeFields } from './merge-drafts.ts';

const draft = (changes: Partial<WizardDraft>): WizardDraft => ({ ...emptyDraft(), ...changes });
const base = draft({ title: 'Axe.', abstract: 'An axe.', field: 'Tools.' });

it('brings both sides together where only one of them wrote', () => {
  const mine = { ...base, abstract: 'An axe with a handle.', lastStep: 5 };
  const theirs = { ...base, field: 'Hand tools.', lastStep: 9 };
  const { draft: merged, taken, conflicts } = mergeDrafts(base, mine, theirs);
  expect(merged).toMatchObject({ abstract: 'An axe with a handle.', field: 'Hand tools.', lastStep: 5 });
  expect(taken).toEqual(['field']);
  expect(conflicts).toEqual([]);
});

it('leaves to the person what both wrote differently, and nothing that both wrote alike', () => {
  const mine = { ...base, title: 'Hatchet.', abstract: 'The same.' };
  const theirs = { ...base, title: 'Adze.', abstract: 'The same.' };
  const { draft: merged, conflicts } = mergeDrafts(base, mine, theirs);
  expect(conflicts).toEqual(['title']);
  expect(merged.title).toBe('Hatchet.');
  expect(takeFields(merged, theirs, conflicts).title).toBe('Adze.');
});

it('asks about every difference where the common beginning is unknown', () => {
  expect(mergeDrafts(null, { ...base, title: 'A.' }, { ...base, field: 'B.' }).conflicts).toEqual(['title', 'field']);
});

it('puts flags together one by one', () => {
  const mine = draft({ completedSections: { ...base.completedSections, Title: true } });
  const theirs = draft({ completedSections: { ...base.completedSections, Abstract: true } });
  const { draft: merged } = mergeDrafts(emptyDraft(), mine, theirs);
  expect(merged.completedSections).toMatchObject({ Title: true, Abstract: true, Field: false });
});

it('does not take a freshly signed address of an image for a change', () => {
  const image = (url: string) => ({ id: 'i1', name: 'Fig. 1', url }) as WizardDraft['images'][number];
  expect(sameContent(draft({ images: [image('/a?1')] }), draft({ images: [image('/a?2')] }))).toBe(true);
});
