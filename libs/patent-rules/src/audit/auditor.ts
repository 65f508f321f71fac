import type { AuditFinding, AuditPass, AuditReport } from '@premise/contracts';
import type { AuditedDraft } from '../draft/audited-draft.ts';
import { AuditMemory, type DraftFacts, factsOf } from './draft-facts.ts';
import type { Remark, Rule } from './rule.ts';
import { RULES } from './rules/index.ts';

/** Changes whenever a rule says something else. */
export const RULES_VERSION = '2026.11';

/** Findings of one rule that a report lists; `counts` has them all. */
export const LISTED_PER_RULE = 200;

export interface AuditOptions {
  /** YYYY-MM-DD, for deadlines; without it they are counted from the draft's own filing date. */
  today?: string;
}

export interface Auditor {
  audit(draft: AuditedDraft, options?: AuditOptions): AuditReport;
  /** The same, resting after each rule: whoever must not hold up the keys goes on later, or lets it go for a newer draft. */
  inSteps(draft: AuditedDraft, options?: AuditOptions): Generator<undefined, AuditReport, undefined>;
}

/**
 * Audits one draft again and again: what has not changed since the last call is not read again. Its reports equal those of
 * `auditDraft`. Not to be shared between drafts that are edited at the same time; memory is kept for the last draft only.
 */
export function createAuditor(): Auditor {
  const memory = new AuditMemory();
  const inSteps: Auditor['inSteps'] = (draft, options = {}) => report(draft, memory, options.today ?? null);
  return {
    inSteps,
    audit: (draft, options) => {
      const steps = inSteps(draft, options);
      let step = steps.next();
      while (!step.done) step = steps.next();
      return step.value;
    },
  };
}

/** Judges a draft by every rule. Pure: the same draft and day give the same report, in browser and service. */
export function auditDraft(draft: AuditedDraft, options: AuditOptions = {}): AuditReport {
  return createAuditor().audit(draft, options);
}

function* report(draft: AuditedDraft, memory: AuditMemory, today: string | null): ReturnType<Auditor['inSteps']> {
  const facts = factsOf(draft, memory, today);
  const findings: AuditFinding[] = [];
  const passed: AuditPass[] = [];
  const notApplicable: AuditPass[] = [];
  const counts = { fix: 0, review: 0, hint: 0, passed: 0 };
  for (const rule of RULES) {
    yield;
    const outcome = rule.examine(facts);
    const entry = (message: string): AuditPass => ({ rule: rule.id, message, citation: rule.citation });
    if (outcome.kind === 'not-applicable') notApplicable.push(entry(outcome.because));
    else if (outcome.remarks.length === 0) passed.push(entry(outcome.passed));
    else {
      for (const remark of outcome.remarks) counts[remark.level ?? rule.level] += 1;
      findings.push(...findingsOf(rule, outcome.remarks.slice(0, LISTED_PER_RULE), facts));
    }
  }
  counts.passed = passed.length;
  return { rules: RULES_VERSION, findings, passed, notApplicable, counts };
}

function findingsOf(rule: Rule, remarks: readonly Remark[], facts: DraftFacts): AuditFinding[] {
  const used = new Map<string, number>();
  return remarks.map((remark) => {
    const about = remark.about ?? spanText(remark, facts);
    const base = `${rule.id}/${remark.place}/${about}`;
    const before = used.get(base) ?? 0;
    used.set(base, before + 1);
    return {
      id: before === 0 ? base : `${base}/${before + 1}`,
      rule: rule.id,
      level: remark.level ?? rule.level,
      place: remark.place,
      span: remark.span ?? null,
      index: remark.index ?? null,
      message: remark.message,
      why: rule.why,
      citation: rule.citation,
      mend: remark.mend ?? null,
      source: 'rule',
    };
  });
}

function spanText({ place, span }: Remark, facts: DraftFacts): string {
  if (!span || place === 'inventors' || place === 'figures' || place === 'images' || place === 'filing') return '';
  return (
    facts
      .text(place)
      ?.text.slice(span.start, Math.min(span.end, span.start + 60))
      .toLowerCase() ?? ''
  );
}
