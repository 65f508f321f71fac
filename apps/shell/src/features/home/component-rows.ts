import {
  DISPLAY_RENAMES,
  type ArgumentRole,
  type BreakdownItem,
  type BreakdownType,
  type Severity,
} from '@premise/contracts';

export interface ComponentRow {
  role: ArgumentRole;
  name: string;
  severity: Severity;
}

const ROLE: Readonly<Record<BreakdownType, ArgumentRole>> = {
  Flaw: 'flaw',
  Assumption: 'assumption',
  Rule: 'assumption',
  Premise: 'premise',
  Condition: 'premise',
  Quantifier: 'quantifier',
};

/** The kinds of components of an analysis, each once and in its order, with the weight the analysis gives them. */
export function componentRows(items: readonly BreakdownItem[]): ComponentRow[] {
  const rows = new Map<string, ComponentRow>();
  for (const { type, category, severity } of items) {
    const name = Object.hasOwn(DISPLAY_RENAMES, category) ? (DISPLAY_RENAMES[category] ?? category) : category;
    if (!rows.has(name)) rows.set(name, { role: ROLE[type], name, severity });
  }
  return [...rows.values()];
}
