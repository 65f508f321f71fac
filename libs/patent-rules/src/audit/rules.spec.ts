import { soundDraft } from './testing/sound-draft.ts';
import { ABSTRACT_CASES } from './testing/abstract-cases.ts';
import { CLAIM_CASES } from './testing/claim-cases.ts';
import { FIGURE_CASES } from './testing/figure-cases.ts';
import { FILING_CASES } from './testing/filing-cases.ts';
import type { RuleCase } from './testing/rule-case.ts';
import { TEXT_CASES } from './testing/text-cases.ts';
import { auditDraft } from './auditor.ts';
import { RULES } from './rules/index.ts';

const CASES: readonly RuleCase[] = [...FILING_CASES, ...TEXT_CASES, ...FIGURE_CASES, ...CLAIM_CASES, ...ABSTRACT_CASES];

describe('rules of the audit', () => {
  it('have nothing against a sound draft', () => {
    const { findings, counts } = auditDraft(soundDraft());
    expect(findings.map(({ rule, message }) => `${rule} ${message}`)).toEqual([]);
    expect(counts).toEqual({ fix: 0, review: 0, hint: 0, passed: 47 });
  });

  it.each(CASES.filter(({ says }) => says !== null))('$rule finds: $name', ({ rule, change, says, at }) => {
    const draft = { ...soundDraft(), ...change };
    const findings = auditDraft(draft).findings.filter((finding) => finding.rule === rule);
    const found = findings.find(({ message }) => message.includes(says ?? ''));
    expect(findings.map(({ message }) => message).join('\n')).toContain(says);
    if (at === undefined) return;
    const text = { ...draft } as Record<string, unknown>;
    expect(String(text[found?.place ?? '']).slice(found?.span?.start, found?.span?.end)).toBe(at);
  });

  it.each(CASES.filter(({ says }) => says === null))('$rule lets pass: $name', ({ rule, change }) => {
    const findings = auditDraft({ ...soundDraft(), ...change }).findings.filter((finding) => finding.rule === rule);
    expect(findings.map(({ message }) => message)).toEqual([]);
  });

  it('each have a text that triggers them and one that does not', () => {
    for (const { id } of RULES) {
      const own = CASES.filter(({ rule }) => rule === id);
      expect([id, own.some(({ says }) => says !== null), own.some(({ says }) => says === null)]).toEqual([
        id,
        true,
        true,
      ]);
    }
  });

  it('answer for every rule, once', () => {
    const { findings, passed, notApplicable } = auditDraft(soundDraft());
    const answered = [...new Set([...findings, ...passed, ...notApplicable].map(({ rule }) => rule))];
    expect(answered.sort()).toEqual(RULES.map(({ id }) => id).sort());
  });

  it('judge nothing that is not there', () => {
    const { findings, passed, notApplicable } = auditDraft({});
    expect([findings, passed]).toEqual([[], []]);
    expect(notApplicable).toHaveLength(RULES.length);
    for (const { message } of notApplicable) expect(message).toMatch(/\.$/);
  });

  it('give every finding a source, a reason and a stable id of its own', () => {
    for (const { change } of CASES) {
      const { findings } = auditDraft({ ...soundDraft(), ...change });
      expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
      for (const { citation, why, message, level, rule } of findings) {
        expect(message).toMatch(/[.!?]$/);
        expect(why.length).toBeGreaterThan(40);
        expect(citation.url ?? 'https://www.uspto.gov/').toMatch(
          /^https:\/\/(?:www\.(?:ecfr|uspto)|uscode\.house)\.gov\//,
        );
        const worst = RULES.find(({ id }) => id === rule)?.level;
        expect(['fix', 'review', 'hint'].indexOf(level)).toBeGreaterThanOrEqual(
          ['fix', 'review', 'hint'].indexOf(worst ?? 'fix'),
        );
      }
    }
  });
});
