import { soundDraft } from './testing/sound-draft.ts';
import { ABSTRACT_CASES } from './testing/abstract-cases.ts';
import { CLAIM_CASES } from './testing/claim-cases.ts';
import { FIGURE_CASES } from './testing/figure-cases.ts';
import { FILING_CASES } from './testing/filing-cases.ts';
import { TEXT_CASES } from './testing/text-cases.ts';
import { type AuditedDraft, TEXT_FIELDS } from '../draft/audited-draft.ts';
import { applyAllMends, applyMend, mendText } from './apply-mend.ts';
import { auditDraft, createAuditor, LISTED_PER_RULE } from './auditor.ts';
import { RULES } from './rules/index.ts';

/** A small generator with a fixed start: the same edits in every run. */
function randomSource(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const CASES = [...FILING_CASES, ...TEXT_CASES, ...FIGURE_CASES, ...CLAIM_CASES, ...ABSTRACT_CASES];
const PIECES = [
  ' the lever 12 ',
  ' said ',
  '\n\n',
  '.',
  ' must ',
  '1. ',
  '\n2. The pump of claim 1, wherein ',
  ' FIG. 3a ',
  'FIGS. 1-',
  ' comprising ',
  ' TBD ',
  '™',
  ' https://a.b ',
  '\u{1F642}',
  'e\u0301',
  '\u202e',
  '(',
  ') ',
  ' a lever',
  ' means for pumping ',
  'A',
  '“',
  ' selected from the group comprising ',
  '[0007]',
  ' and/or ',
  '\u0000',
  ' prior art ',
];

function edited(draft: AuditedDraft, random: (below: number) => number): AuditedDraft {
  const field = TEXT_FIELDS[random(TEXT_FIELDS.length)] ?? 'claims';
  const text = draft[field] ?? '';
  const start = random(text.length + 1);
  const end = Math.min(text.length, start + (random(3) === 0 ? random(80) : 0));
  const piece = PIECES[random(PIECES.length)] ?? '';
  return { ...draft, [field]: text.slice(0, start) + piece + text.slice(end) };
}

describe('auditing again', () => {
  it.each([1, 2, 3])('answers after each edit what a fresh audit answers (start %i)', (seed) => {
    const random = randomSource(seed);
    const auditor = createAuditor();
    let draft: AuditedDraft = soundDraft();
    for (let edit = 0; edit < 150; edit += 1) {
      draft = random(20) === 0 ? { ...soundDraft(), ...CASES[random(CASES.length)]?.change } : edited(draft, random);
      expect(auditor.audit(draft)).toEqual(auditDraft(draft));
    }
  });

  it('comes to the same step by step, also where one before it was let go half-way', () => {
    const random = randomSource(4);
    const auditor = createAuditor();
    let draft: AuditedDraft = soundDraft();
    for (let edit = 0; edit < 60; edit += 1) {
      draft = edited(draft, random);
      const steps = auditor.inSteps(draft);
      for (let left = random(60); left > 0; left -= 1) if (steps.next().done) break;
    }
    const steps = auditor.inSteps(draft);
    let rests = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) rests += 1;
    expect(rests).toBe(RULES.length);
    expect(step.value).toEqual(auditDraft(draft));
  });

  it('does not change the draft', () => {
    const draft = soundDraft();
    const before = JSON.stringify(draft);
    applyAllMends(draft, auditDraft(draft));
    expect(JSON.stringify(draft)).toBe(before);
  });

  it('lists two hundred findings of a rule and counts them all', () => {
    const { findings, counts } = auditDraft({ summary: 'It must be. '.repeat(300) });
    expect(findings.filter(({ rule }) => rule === 'S8')).toHaveLength(LISTED_PER_RULE);
    expect(counts.review).toBe(300);
  });

  it.each([
    ['one long line', 'x'.repeat(300_000)],
    ['one word a line', 'must\n'.repeat(60_000)],
    ['no full stop', 'the lever 12 turns and '.repeat(13_000)],
    ['dots', '. '.repeat(150_000)],
    ['brackets', '(['.repeat(150_000)],
    ['digits', '1234567890'.repeat(30_000)],
    ['claim after claim', '1. A lever comprising a pin. '.repeat(5_000)],
    ['blanks', ' '.repeat(300_000)],
    ['capitals', 'ABCDE '.repeat(50_000)],
  ])('reads 300 kB of %s to the end', (_name, text) => {
    for (const field of ['detailedDescription', 'claims', 'abstract', 'drawings', 'title'] as const) {
      expect(auditDraft({ [field]: text }).rules).toMatch(/^\d/);
    }
  });
});

describe('spans and mends', () => {
  it('point into the text they speak of', () => {
    for (const { change } of CASES) {
      const draft: AuditedDraft = { ...soundDraft(), ...change };
      for (const { place, span, mend } of auditDraft(draft).findings) {
        const text = (draft as Record<string, unknown>)[place];
        if (span) {
          expect(typeof text).toBe('string');
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(span.end).toBeLessThanOrEqual(String(text).length);
        }
        let end = 0;
        for (const edit of mend?.edits ?? []) {
          expect(edit.start).toBeGreaterThanOrEqual(end);
          expect(edit.end).toBeLessThanOrEqual((draft[mend?.place ?? 'title'] ?? '').length);
          end = edit.end;
        }
      }
    }
  });

  it('a mend settles its finding', () => {
    let mends = 0;
    for (const { change } of CASES) {
      const draft: AuditedDraft = { ...soundDraft(), ...change };
      for (const finding of auditDraft(draft).findings) {
        if (finding.mend === null) continue;
        mends += 1;
        const after = auditDraft(applyMend(draft, finding.mend)).findings;
        expect(after.map(({ id }) => id)).not.toContain(finding.id);
      }
    }
    expect(mends).toBeGreaterThan(15);
  });

  it.each([11, 12, 13, 14])('come to rest and keep every text (start %i)', (seed) => {
    const random = randomSource(seed);
    let draft: AuditedDraft = { ...soundDraft(), ...CASES[random(CASES.length)]?.change };
    for (let edit = 0; edit < 40; edit += 1) draft = edited(draft, random);
    let mended = draft;
    let rounds = 0;
    for (
      let report = auditDraft(mended);
      report.findings.some(({ mend }) => mend !== null);
      report = auditDraft(mended)
    ) {
      mended = applyAllMends(mended, report);
      rounds += 1;
      expect(rounds).toBeLessThan(30);
    }
    for (const field of TEXT_FIELDS) {
      const before = (draft[field] ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
      const after = new Set((mended[field] ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
      const kept = before.filter((word) => after.has(word.toLowerCase()));
      expect(kept.length).toBeGreaterThanOrEqual(before.length * 0.8);
    }
  });

  it('leave out edits that do not fit', () => {
    expect(
      mendText('abc', [
        { start: 0, end: 1, text: 'x' },
        { start: 0, end: 2, text: 'y' },
        { start: 9, end: 12, text: 'z' },
      ]),
    ).toBe('xbc');
  });

  it('number the claims anew with what refers to them', () => {
    const claims =
      '1. A pot comprising a lid.\n3. The pot of claim 1, wherein the lid is flat.\n5. The pot of claim 3 or 1, wherein the lid is wet.';
    const { findings } = auditDraft({ claims });
    const mend = findings.find(({ rule }) => rule === 'C1')?.mend;
    expect(mend && applyMend({ claims }, mend).claims).toBe(
      '1. A pot comprising a lid.\n2. The pot of claim 1, wherein the lid is flat.\n3. The pot of claim 2 or 1, wherein the lid is wet.',
    );
  });
});
