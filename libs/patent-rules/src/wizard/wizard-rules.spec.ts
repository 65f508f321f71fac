import { COMPLETED_FLAGS, WIZARD_STEPS, type WizardStep } from '@premise/contracts';
import type { AuditedDraft } from '../draft/audited-draft.ts';
import { answerOf } from '../draft/question-answer.ts';
import { flagNamed, progressPercent, readCompletedSections } from './completed-sections.ts';
import { applicationStatus, completionChecks } from './completion.ts';
import { flagsAfterEdit, flagsAfterLeaving, progressSummary, REVIEW_WARNING, stepState } from './review-flags.ts';
import { shortDescription } from './short-description.ts';
import { isStepValid } from './step-validity.ts';
import { clampStepIndex, STEP_LABELS } from './steps.ts';

const INVENTOR = { name: 'Ada Lovelace', address: '1 Square, London, United Kingdom', residence: 'United Kingdom' };
const FULL: AuditedDraft = {
  title: 'Lever.',
  crossReference: 'None',
  federalResearch: 'None',
  inventors: [INVENTOR],
  abstract: 'A lever.',
  field: 'Levers.',
  background: 'Levers are old.',
  summary: 'A lever.',
  drawings: 'FIG. 1 shows a lever.',
  detailedDescription: 'The lever 12 turns.',
  claims: '1. A lever.',
};

describe('steps', () => {
  it.each([
    [0, 'Introduction', '[S2-075]'],
    [1, 'Title of Invention', '[S2-077]'],
    [2, 'Cross-Reference to Related Applications', '[S2-078]'],
    [3, 'Federally Sponsored Research or Development', '[S2-079]'],
    [4, 'Inventors', '[S2-080]'],
    [5, 'Abstract', '[S2-081]'],
    [6, 'Field of Invention', '[S2-082]'],
    [7, 'Background', '[S2-083]'],
    [8, 'Summary', '[S2-084]'],
    [9, 'Drawings', '[S2-085]'],
    [10, 'Detailed Description', '[S2-086]'],
    [11, 'Claims (Optional)', '[S2-087]'],
    [12, 'Review & Save', '[S2-088]'],
  ])('number %i is %s %s', (at, label) => {
    expect(Object.values(STEP_LABELS)[at]).toBe(label);
    expect(Object.keys(STEP_LABELS)[at]).toBe(WIZARD_STEPS[at]);
  });

  it('are thirteen, and the index never leaves them [S2-046] [S2-350]', () => {
    expect(WIZARD_STEPS).toHaveLength(13);
    expect([-1, 0, 5.7, 12, 13, Number.NaN].map(clampStepIndex)).toEqual([0, 0, 5, 12, 12, 0]);
  });
});

describe('validity of a step', () => {
  it('is given for Introduction, Claims and Review whatever they hold [S2-357] [S2-358] [D-36]', () => {
    for (const step of ['Introduction', 'Claims', 'Review'] as const) expect(isStepValid(step, {})).toBe(true);
  });

  it.each<[WizardStep, keyof AuditedDraft]>([
    ['Title', 'title'],
    ['Abstract', 'abstract'],
    ['Field', 'field'],
    ['Background', 'background'],
    ['Summary', 'summary'],
    ['Drawings', 'drawings'],
    ['DetailedDescription', 'detailedDescription'],
  ])('needs text that is not blank in %s [S2-359]', (step, field) => {
    expect(isStepValid(step, {})).toBe(false);
    expect(isStepValid(step, { [field]: ' \n\t' })).toBe(false);
    expect(isStepValid(step, { [field]: ' x ' })).toBe(true);
  });

  it('needs one inventor with both name and address [S2-360]', () => {
    const valid = (inventors: AuditedDraft['inventors']) => isStepValid('Inventors', { inventors });
    expect(valid([])).toBe(false);
    expect(
      valid([
        { name: 'Ada', address: ' ', residence: '' },
        { name: '', address: 'London', residence: '' },
      ]),
    ).toBe(false);
    expect(valid([{ name: '', address: '', residence: '' }, INVENTOR])).toBe(true);
  });

  it.each([
    ['CrossReference', 'crossReference'],
    ['FederalResearch', 'federalResearch'],
  ] as const)(
    'of %s: no is valid, yes needs details, unanswered is invalid [S2-361] [S2-362] [S2-363]',
    (step, field) => {
      expect(isStepValid(step, { [field]: 'None' })).toBe(true);
      expect(isStepValid(step, { [field]: '' })).toBe(false);
      expect(isStepValid(step, { [field]: '' }, { [field]: 'yes' })).toBe(false);
      expect(isStepValid(step, { [field]: 'Claims 63/123,456' }, { [field]: 'yes' })).toBe(true);
      expect(isStepValid(step, { [field]: 'Claims 63/123,456' })).toBe(true);
    },
  );

  it('reads stored texts as no, unanswered and yes [S2-136] [S2-137] [S2-138]', () => {
    expect(['None', '', undefined, '  ', 'See 63/1', 'none of it'].map(answerOf)).toEqual([
      'no',
      'unanswered',
      'unanswered',
      'unanswered',
      'yes',
      'yes',
    ]);
  });
});

describe('completion', () => {
  it('has eleven checks, one a section [S2-336] [S2-337] [S2-338] [S2-339] [S2-340] [S2-341] [S2-342] [S2-343] [S2-344] [S2-345] [S2-346]', () => {
    expect(Object.keys(completionChecks(FULL))).toEqual(COMPLETED_FLAGS);
    expect(Object.values(completionChecks(FULL))).toEqual(Array(11).fill(true));
    expect(Object.values(completionChecks({}))).toEqual(Array(11).fill(false));
    const fields = Object.keys(FULL) as Array<keyof AuditedDraft>;
    fields.forEach((field, at) => {
      const { [field]: _left, ...rest } = FULL;
      expect(Object.values(completionChecks(rest))[at]).toBe(false);
    });
  });

  it('is complete with eight checks and a draft with seven [S2-334] [S2-335]', () => {
    const { title: _1, abstract: _2, claims: _3, ...eight } = FULL;
    expect(applicationStatus(FULL)).toBe('complete');
    expect(applicationStatus(eight)).toBe('complete');
    expect(applicationStatus({ ...eight, field: ' ' })).toBe('draft');
    expect(applicationStatus({})).toBe('draft');
  });
});

describe('flags and progress', () => {
  it('reads eleven flags and the two aliases under their long names [S2-311] [S2-312]', () => {
    const read = readCompletedSections({
      CrossReference: true,
      FederalResearch: true,
      Title: true,
      Odd: true,
      Field: 1,
    });
    expect(Object.keys(read)).toHaveLength(11);
    expect(Object.entries(read).filter(([, set]) => set)).toEqual([
      ['Title', true],
      ['Cross-Reference to Related Applications', true],
      ['Federally Sponsored Research or Development', true],
    ]);
  });

  it('knows no flag of a name that every object has', () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) expect(flagNamed(name)).toBeNull();
    expect(flagNamed('Title')).toBe('Title');
  });

  it('divides the nine flags of the Review step by nine and never exceeds 100 [S2-034] [S2-035]', () => {
    const all = Object.fromEntries(COMPLETED_FLAGS.map((name) => [name, true]));
    expect(progressPercent(all)).toBe(100);
    expect(progressPercent({ Title: true, CrossReference: true })).toBe(11);
    expect(progressPercent({ Title: true, Claims: true, Inventors: true })).toBe(33);
    expect([progressPercent(null), progressPercent(undefined), progressPercent({})]).toEqual([0, 0, 0]);
  });

  it('marks an invalid step when it is left, with the warning [S2-352] [S2-353]', () => {
    expect(flagsAfterLeaving([], 'CrossReference', {})).toEqual({
      flags: ['Cross-Reference to Related Applications'],
      warning: REVIEW_WARNING,
    });
    expect(REVIEW_WARNING).toBe(
      'This section has required fields that need to be completed. It has been marked for review.',
    );
    expect(flagsAfterLeaving(['Title'], 'Title', FULL)).toEqual({ flags: [], warning: null });
    expect(flagsAfterLeaving(['Title'], 'Introduction', {})).toEqual({ flags: ['Title'], warning: null });
  });

  it('takes the mark away as soon as the step is valid [S2-356]', () => {
    const flags = ['Title', 'CrossReference', 'Field'];
    expect(flagsAfterEdit(flags, {})).toEqual(['Title', 'Cross-Reference to Related Applications', 'Field']);
    expect(flagsAfterEdit(flags, { title: 'x', crossReference: 'None' })).toEqual(['Field']);
  });

  it('draws a step complete, in need of review or untouched', () => {
    const state = (completedSections: Record<string, boolean>, needingReview: string[], draft: AuditedDraft) =>
      stepState('Title', draft, { completedSections, needingReview });
    expect(state({ Title: true }, [], {})).toBe('complete');
    expect(state({}, [], FULL)).toBe('needs-review');
    expect(state({}, ['Title'], {})).toBe('needs-review');
    expect(state({}, [], {})).toBe('untouched');
  });

  it('sums up completed, needs review and 13 minus completed [S2-053] [S2-054] [S2-055]', () => {
    expect(progressSummary(['complete', 'complete', 'needs-review', 'untouched'])).toEqual({
      completed: 2,
      needsReview: 1,
      remaining: 11,
    });
  });
});

describe('short description', () => {
  it('is the beginning of the abstract, else the summary, else the description [S2-031] [D-33]', () => {
    expect(shortDescription({ abstract: ' a ', summary: 's' })).toBe('a');
    expect(shortDescription({ abstract: ' ', summary: 's' })).toBe('s');
    expect(shortDescription({ detailedDescription: 'd' })).toBe('d');
    expect(shortDescription({})).toBe('');
  });

  it('ends after 160 characters without tearing one apart [D-33]', () => {
    expect(shortDescription({ abstract: 'x'.repeat(200) })).toHaveLength(160);
    expect(shortDescription({ abstract: `${'x'.repeat(159)}🙂🙂` })).toBe('x'.repeat(159));
  });
});
