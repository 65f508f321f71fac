import {
  type ArgumentRow,
  type Judged,
  judgeFormalFallacies,
  judgeQuantifiers,
  judgeStatementForms,
  judgeSyllogisms,
  type QuantifierRow,
  type SyllogismRow,
} from '@premise/argument-engine';
import { accuracyFigure, type Figure, macroFigure } from './figures.ts';
import { readRows } from './rows.ts';

const VALIDITY_GOAL = 0.97;
const FORMS_GOAL = 0.97;
const QUANTIFIER_GOAL = 0.86;
const QUANTIFIER_MACRO_GOAL = 0.8;

export interface FormalReport {
  figures: Figure[];
  missing: string[];
  /** Some of what was judged wrongly. */
  wrong: Array<Judged & { set: string }>;
}

/** Validity, statement forms and quantifiers: decided by reading sentences into logic; nothing is learned from the rows. */
export function formalFigures(folder: string): FormalReport {
  const report: FormalReport = { figures: [], missing: [], wrong: [] };
  const keep = (set: string, judged: readonly Judged[]): readonly Judged[] => {
    const wrong = judged.filter(({ gold, predicted }) => gold !== predicted);
    report.wrong.push(...wrong.slice(0, 10).map((row) => ({ ...row, set })));
    return judged;
  };
  const neubaroco = readRows<SyllogismRow>(folder, 'neubaroco');
  if (neubaroco) {
    const set = 'neubaroco';
    report.figures.push(
      // the set's authors read "all" and "no" as traditional logic does
      accuracyFigure(
        set,
        'validity, with existential import',
        keep(set, judgeSyllogisms(neubaroco, true)),
        VALIDITY_GOAL,
      ),
      accuracyFigure(set, 'validity, without existential import', judgeSyllogisms(neubaroco, false)),
      accuracyFigure(set, 'all three statement forms', keep(set, judgeStatementForms(neubaroco)), FORMS_GOAL),
    );
  } else report.missing.push('neubaroco');
  const bbh = readRows<ArgumentRow>(folder, 'bbh_formal_fallacies');
  if (bbh) {
    const set = 'bbh_formal_fallacies';
    report.figures.push(accuracyFigure(set, 'validity', keep(set, judgeFormalFallacies(bbh)), VALIDITY_GOAL));
  } else report.missing.push('bbh_formal_fallacies');
  const folio = readRows<QuantifierRow>(folder, 'folio_quantifiers');
  if (folio) {
    const set = 'folio_quantifiers';
    const judged = keep(set, judgeQuantifiers(folio));
    report.figures.push(
      accuracyFigure(set, 'quantifier of a sentence', judged, QUANTIFIER_GOAL),
      macroFigure(set, 'quantifier, macro-F1', judged, QUANTIFIER_MACRO_GOAL),
    );
  } else report.missing.push('folio_quantifiers');
  return report;
}
