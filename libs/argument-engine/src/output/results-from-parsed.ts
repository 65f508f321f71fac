import { NO_CLEAR_FLAW } from '@premise/argument-graph';
import { formalOf } from '../formal/formal-of-analysis.ts';
import {
  type AnalysisNotice,
  type AnalysisResults,
  type Finding,
  NO_EXPLICIT_PREMISES,
  type ParsedModelOutput,
  type TextSpan,
} from '@premise/contracts';
import { breakDown, flawName } from './breakdown.ts';
import { MOST_ASSUMPTIONS, MOST_FLAWS, MOST_PREMISES, MOST_QUANTIFIERS } from './limits.ts';
import { TextLocator } from './locate.ts';
import { isNothing, linesOf, premisesWithFallback, tidy } from './premise-lists.ts';

const NO_FLAW_SAID =
  /^(?:no (?:clear |obvious |significant |logical )*(?:flaws?|fallac(?:y|ies))|there (?:is|are) no (?:\w+ )*(?:flaws?|fallac))/i;

function unique(items: readonly string[]): string[] {
  return [...new Set(items.map(tidy).filter((item) => !isNothing(item)))];
}

/** Everything a model said, as plain text without doubles or placeholders. */
function cleaned(parsed: ParsedModelOutput, originalArgument: string): ParsedModelOutput {
  return {
    ifThenStructure: tidy(parsed.ifThenStructure),
    necessaryAssumption: unique(parsed.necessaryAssumption),
    sufficientAssumption: unique(parsed.sufficientAssumption),
    conclusion: { text: tidy(parsed.conclusion.text), type: tidy(parsed.conclusion.type) },
    unstatedRule: tidy(parsed.unstatedRule),
    methodOfReasoning: tidy(parsed.methodOfReasoning),
    logicalFlaws: unique(parsed.logicalFlaws).filter((flaw) => !NO_FLAW_SAID.test(flaw)),
    quantifiers: unique(parsed.quantifiers),
    premiseSets: {
      explicit: premisesWithFallback(parsed.premiseSets.explicit, originalArgument),
      implicit: unique(parsed.premiseSets.implicit),
    },
    possibleCounter: tidy(parsed.possibleCounter),
    unstatedAssumptions: unique(parsed.unstatedAssumptions),
    improvedVersion: linesOf(parsed.improvedVersion).join('\n'),
  };
}

function cap(parsed: ParsedModelOutput): { parsed: ParsedModelOutput; leftOut: number } {
  let leftOut = 0;
  const most = (items: string[], limit: number): string[] => {
    leftOut += Math.max(0, items.length - limit);
    return items.slice(0, limit);
  };
  return {
    parsed: {
      ...parsed,
      necessaryAssumption: most(parsed.necessaryAssumption, MOST_ASSUMPTIONS),
      sufficientAssumption: most(parsed.sufficientAssumption, MOST_ASSUMPTIONS),
      logicalFlaws: most(parsed.logicalFlaws, MOST_FLAWS),
      quantifiers: most(parsed.quantifiers, MOST_QUANTIFIERS),
      premiseSets: {
        explicit: most(parsed.premiseSets.explicit, MOST_PREMISES),
        implicit: most(parsed.premiseSets.implicit, MOST_ASSUMPTIONS),
      },
      unstatedAssumptions: most(parsed.unstatedAssumptions, MOST_ASSUMPTIONS),
    },
    leftOut,
  };
}

/** A model's output as it is shown: plain text, no doubles or placeholders, lists of bearable length. */
export function shownOutput(parsed: ParsedModelOutput, originalArgument: string): ParsedModelOutput {
  return cap(cleaned(parsed, originalArgument)).parsed;
}

function findingsOf(parsed: ParsedModelOutput, originalArgument: string): Finding[] {
  const locator = new TextLocator(originalArgument);
  const textAt = (span: TextSpan): string => originalArgument.slice(span.start, span.end);
  const findings: Finding[] = [];
  const place = locator.find(parsed.conclusion.text);
  if (parsed.conclusion.text !== '') {
    findings.push({
      role: 'conclusion',
      text: place ? textAt(place) : parsed.conclusion.text,
      label: parsed.conclusion.type || 'Conclusion',
      spans: place ? [place] : [],
    });
  }
  for (const premise of parsed.premiseSets.explicit) {
    if (premise === NO_EXPLICIT_PREMISES) continue;
    const span = locator.find(premise);
    findings.push({
      role: 'premise',
      text: span ? textAt(span) : premise,
      label: 'Explicit premise',
      spans: span ? [span] : [],
    });
  }
  const say = (role: Finding['role'], label: string, texts: readonly string[]): void => {
    for (const text of texts) findings.push({ role, text, label, spans: locator.findQuotedIn(text) });
  };
  say('assumption', 'Implicit premise', parsed.premiseSets.implicit);
  say('assumption', 'Necessary assumption', parsed.necessaryAssumption);
  say('assumption', 'Sufficient assumption', parsed.sufficientAssumption);
  for (const text of parsed.logicalFlaws) {
    const label = flawName(text);
    const explanation = text.startsWith(`${label}: `) ? text.slice(label.length + 2) : text;
    findings.push({ role: 'flaw', text, label, explanation, spans: locator.findQuotedIn(text) });
  }
  for (const text of parsed.quantifiers) {
    const quoted = locator.findQuotedIn(text);
    const lead = /^["“']?([\p{L}\d%’' ]{2,30}?)["”']?(?:\s*[:(–—-]|$)/u.exec(text)?.[1];
    const span = quoted.length > 0 ? null : lead ? locator.find(lead) : null;
    findings.push({ role: 'quantifier', text, label: 'Quantifier', spans: span ? [span] : quoted.slice(0, 1) });
  }
  if (parsed.possibleCounter !== '')
    findings.push({
      role: 'counter',
      text: parsed.possibleCounter,
      label: 'Counter argument',
      spans: locator.findQuotedIn(parsed.possibleCounter),
    });
  return findings;
}

/**
 * Turns a language model's parsed output into the result that screens show. Texts are cleaned of markup, lists are capped, and the
 * words quoted are looked up in the argument, so that each finding carries its spans (none where it speaks of the unsaid).
 */
export function resultsFromParsed(
  parsed: ParsedModelOutput,
  originalArgument: string,
  engine: AnalysisResults['engine'],
): AnalysisResults {
  const { parsed: shown, leftOut } = cap(cleaned(parsed, originalArgument));
  const findings = findingsOf(shown, originalArgument);
  const hidden =
    shown.unstatedAssumptions.length > 0
      ? shown.unstatedAssumptions
      : unique([...shown.necessaryAssumption, ...shown.premiseSets.implicit]);
  const notices: AnalysisNotice[] = [];
  if (leftOut > 0) notices.push({ code: 'FINDINGS_LEFT_OUT', text: `${leftOut} further findings are not listed.` });
  return assemble(shown, originalArgument, engine, hidden, findings, notices);
}

/** Puts the parts together in S1's shape. */
export function assemble(
  parsed: ParsedModelOutput,
  originalArgument: string,
  engine: AnalysisResults['engine'],
  hiddenAssumptions: string[],
  findings: Finding[],
  notices: AnalysisNotice[],
  keyFlaw: string = parsed.logicalFlaws[0] ?? NO_CLEAR_FLAW,
): AnalysisResults {
  const formal = formalOf(originalArgument, findings);
  return {
    conclusionType: parsed.conclusion.type || 'Not determined',
    keyFlaw,
    counterpoint: parsed.possibleCounter,
    methodOfReasoning: parsed.methodOfReasoning,
    assumptionsCount: hiddenAssumptions.length,
    originalArgument,
    improvedArgument: parsed.improvedVersion,
    argumentStructure: {
      premise: parsed.premiseSets.explicit,
      conclusion: parsed.conclusion.text,
      unstatedAssumptions: hiddenAssumptions,
    },
    components: {
      necessaryAssumptions: parsed.necessaryAssumption,
      flaws: parsed.logicalFlaws,
      sufficientAssumptions: parsed.sufficientAssumption,
      quantifiers: parsed.quantifiers,
    },
    breakdownItems: breakDown(parsed, findings),
    engine,
    findings,
    notices,
    ...(formal ? { formal } : {}),
    parsed,
  };
}
