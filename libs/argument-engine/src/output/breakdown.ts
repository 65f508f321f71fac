import type { BreakdownItem, Finding, ParsedModelOutput, TextSpan } from '@premise/contracts';

/** Name of a flaw as it stands before the colon, or the whole text where it is short. */
export function flawName(text: string): string {
  const name = /^([^:.]{3,60}):\s/.exec(text)?.[1];
  return name ?? (text.length <= 60 ? text.replace(/[.]+$/, '') : 'Logical flaw');
}

function spansFor(findings: readonly Finding[], role: Finding['role'], text: string): { spans?: TextSpan[] } {
  const finding = findings.find(
    (candidate) =>
      candidate.role === role &&
      (candidate.text === text ||
        text.endsWith(candidate.text) ||
        text.startsWith(`${candidate.label ?? '\u0000'}: ${candidate.explanation ?? ''}`)),
  );
  return finding && finding.spans.length > 0 ? { spans: finding.spans } : {};
}

/** The logic breakdown with S1's severities: flaws High; necessary, sufficient and rule Medium; implicit premises Low. */
export function breakDown(parsed: ParsedModelOutput, findings: readonly Finding[]): BreakdownItem[] {
  const items: BreakdownItem[] = [];
  for (const text of parsed.logicalFlaws) {
    items.push({ type: 'Flaw', text, category: flawName(text), severity: 'High', ...spansFor(findings, 'flaw', text) });
  }
  for (const text of parsed.necessaryAssumption) {
    items.push({
      type: 'Assumption',
      text,
      category: 'Necessary Assumption',
      severity: 'Medium',
      ...spansFor(findings, 'assumption', text),
    });
  }
  for (const text of parsed.sufficientAssumption) {
    items.push({
      type: 'Assumption',
      text,
      category: 'Sufficient Assumption',
      severity: 'Medium',
      ...spansFor(findings, 'assumption', text),
    });
  }
  if (parsed.unstatedRule !== '')
    items.push({ type: 'Rule', text: parsed.unstatedRule, category: 'Unstated Rule', severity: 'Medium' });
  for (const text of parsed.premiseSets.implicit) {
    items.push({
      type: 'Premise',
      text,
      category: 'Implicit Premise',
      severity: 'Low',
      ...spansFor(findings, 'assumption', text),
    });
  }
  if (parsed.ifThenStructure !== '')
    items.push({ type: 'Condition', text: parsed.ifThenStructure, category: 'If-Then Structure', severity: 'Low' });
  for (const text of parsed.quantifiers) {
    items.push({
      type: 'Quantifier',
      text,
      category: 'Quantifier',
      severity: 'Low',
      ...spansFor(findings, 'quantifier', text),
    });
  }
  return items;
}

/** An output in which nothing was found. */
export function emptyOutput(): ParsedModelOutput {
  return {
    ifThenStructure: '',
    necessaryAssumption: [],
    sufficientAssumption: [],
    conclusion: { text: '', type: '' },
    unstatedRule: '',
    methodOfReasoning: '',
    logicalFlaws: [],
    quantifiers: [],
    premiseSets: { explicit: [], implicit: [] },
    possibleCounter: '',
    unstatedAssumptions: [],
    improvedVersion: '',
  };
}
