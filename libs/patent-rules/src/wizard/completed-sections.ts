import {
  COMPLETED_FLAGS,
  type CompletedFlag,
  type CompletedSections,
  FLAG_OF_STEP,
  PROGRESS_FLAGS,
  type WizardStep,
} from '@premise/contracts';

type StoredFlags = Readonly<Record<string, unknown>> | null | undefined;

/** The flag of a long name or of a step's own key, which the wizard also writes; null for anything else. */
export function flagNamed(name: string): CompletedFlag | null {
  const flag = COMPLETED_FLAGS.find((known) => known === name);
  if (flag !== undefined) return flag;
  // The name may be a stored one: "constructor" is no step.
  return Object.hasOwn(FLAG_OF_STEP, name) ? (FLAG_OF_STEP[name as WizardStep] ?? null) : null;
}

/** All eleven flags under their long names, whichever names were stored; what is unknown or not true is false. */
export function readCompletedSections(stored: StoredFlags): CompletedSections {
  const flags = Object.fromEntries(COMPLETED_FLAGS.map((flag) => [flag, false])) as CompletedSections;
  for (const [name, value] of Object.entries(stored ?? {})) {
    const flag = flagNamed(name);
    if (flag !== null && value === true) flags[flag] = true;
  }
  return flags;
}

/** Percentage of the nine flags of the Review step that are set (decision 16): a whole number from 0 to 100. */
export function progressPercent(stored: StoredFlags): number {
  const flags = readCompletedSections(stored);
  const set = PROGRESS_FLAGS.filter((name) => flags[name]).length;
  return Math.min(100, Math.round((set / PROGRESS_FLAGS.length) * 100));
}
