import type { ArgumentRole, BreakdownItem, Finding, TextSpan } from '@premise/contracts';

const ROLE_OF_TYPE: Readonly<Record<BreakdownItem['type'], ArgumentRole>> = {
  Flaw: 'flaw',
  Assumption: 'assumption',
  Premise: 'premise',
  Quantifier: 'quantifier',
  Rule: 'assumption',
  Condition: 'assumption',
};

/** The colour role a breakdown item is shown in. */
export function roleOf(item: BreakdownItem): ArgumentRole {
  return ROLE_OF_TYPE[item.type] ?? 'premise';
}

const sameSpans = (a: readonly TextSpan[], b: readonly TextSpan[]): boolean =>
  a.length === b.length && a.every((span, i) => span.start === b[i]?.start && span.end === b[i].end);

/** Looks up which finding speaks of what, once for a whole result: each lookup then costs one step. */
export class FindingIndex {
  readonly #byText = new Map<string, number>();
  readonly #byStart = new Map<number, number[]>();
  readonly #findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    this.#findings = findings;
    findings.forEach((finding, index) => {
      const [first] = finding.spans;
      if (!first) return;
      const key = `${finding.role} ${finding.text}`;
      if (!this.#byText.has(key)) this.#byText.set(key, index);
      const atStart = this.#byStart.get(first.start) ?? [];
      atStart.push(index);
      this.#byStart.set(first.start, atStart);
    });
  }

  /** The finding that says this text in this role; null when no words of the argument carry it. */
  ofText(role: ArgumentRole, text: string): number | null {
    return this.#byText.get(`${role} ${text}`) ?? null;
  }

  /** The finding of a role whose words overlap these; null when there is none. */
  ofWords(role: ArgumentRole, spans: readonly TextSpan[]): number | null {
    const at = this.#findings.findIndex(
      (finding) =>
        finding.role === role &&
        finding.spans.some((own) => spans.some((span) => own.start < span.end && span.start < own.end)),
    );
    return at < 0 ? null : at;
  }

  /** The finding behind a breakdown item: the same text and role, else the same words and role, else the same words. */
  ofItem(item: BreakdownItem): number | null {
    const role = roleOf(item);
    const said = this.ofText(role, item.text);
    const [first] = item.spans ?? [];
    if (said !== null || !first) return said;
    const same = (this.#byStart.get(first.start) ?? []).filter((index) =>
      sameSpans(this.#findings[index]?.spans ?? [], item.spans ?? []),
    );
    return same.find((index) => this.#findings[index]?.role === role) ?? same[0] ?? null;
  }
}
