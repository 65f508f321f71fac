import { type ArgumentGraph, KIND_SENTENCES, toAnalysisResults, type Verdict } from '@premise/argument-graph';
import { type AnalysisNotice, type AnalysisResults, type ComponentArrival, type FormalCheck } from '@premise/contracts';
import { formalCheck } from './formal/formal-check.ts';
import { checkForm, showForm } from './formal/formal-of-analysis.ts';
import { addWordings, buildGraph, ENGINE, startGraph } from './graph/build-graph.ts';
import { addFlaws } from './graph/flaws.ts';
import { addFormalStructure, isDecided } from './graph/formal-graph.ts';
import { arrivalsOf } from './output/arrivals.ts';
import { outputWithoutArgument } from './output/no-argument.ts';
import { assemble } from './output/results-from-parsed.ts';
import { readStructure, type Structure } from './structure/read-structure.ts';
import { detectLanguage, type LanguageVerdict } from './text/language.ts';
import { blankMarkup } from './text/markup.ts';

const SHORT_TEXT_WORDS = 8;

/** What the engine says of a text: the stored result, and the graph from which it is computed where the text could be read. */
export type EngineAnalysis = AnalysisResults & { graph?: ArgumentGraph };

/** Analyzes a text with the built-in engine: no network, no randomness, the same text always gives the same result. */
export function analyzeArgument(text: string): EngineAnalysis {
  return analyzeInStages(text, () => undefined);
}

/** The same, telling each of the fourteen components, in the order of COMPONENTS. */
export function analyzeInStages(text: string, onComponent: (arrival: ComponentArrival) => void): EngineAnalysis {
  const results = analyze(text);
  for (const arrival of arrivalsOf(results.parsed)) onComponent(arrival);
  return results;
}

function analyze(text: string): EngineAnalysis {
  const clean = blankMarkup(text);
  const notices: AnalysisNotice[] = [];
  if (clean.hadMarkup)
    notices.push({
      code: 'MARKUP_IGNORED',
      text: 'Markup in the text was left out of the analysis; only its words were read.',
    });
  const language = detectLanguage(clean.text);
  if (language.kind !== 'english') return sayWhyNot(text, language, notices);
  const structure = readStructure(clean.text);
  if (structure.units.length === 0) return sayWhyNot(text, { kind: 'none', reason: 'no-words' }, notices);
  if (countWords(structure) < SHORT_TEXT_WORDS)
    notices.push({ code: 'TEXT_VERY_SHORT', text: 'The text is very short; there is little to analyze in it.' });
  const marked = formalCheck(text);
  if (isDecided(marked)) return analyzeForm(text, structure, marked, notices);
  if (structure.kind !== 'argument') notices.push({ code: 'NO_ARGUMENT_FOUND', text: KIND_SENTENCES[structure.kind] });
  const graph = buildGraph(text, clean.text, structure, notices);
  const form = graph.kindOfText === 'argument' ? checkForm(text, toAnalysisResults(graph).findings) : undefined;
  const formal = showForm(form);
  if (formal) {
    graph.verdict = toVerdict(formal);
    addFlaws(graph, formal);
  }
  return { ...toAnalysisResults(graph), graph };
}

/** An argument whose form decides: its structure is the one that was checked. */
function analyzeForm(
  text: string,
  structure: Structure,
  check: FormalCheck,
  notices: readonly AnalysisNotice[],
): EngineAnalysis {
  const graph = startGraph(text, structure.kind, notices);
  addFormalStructure(graph, check);
  addWordings(graph);
  graph.verdict = toVerdict(check);
  addFlaws(graph, check);
  return { ...toAnalysisResults(graph), graph };
}

/** The result of a text that cannot be read as English: a sentence in each component, no findings. */
function sayWhyNot(
  text: string,
  language: Exclude<LanguageVerdict, { kind: 'english' }>,
  notices: readonly AnalysisNotice[],
): EngineAnalysis {
  const nothing = outputWithoutArgument(language);
  const results = assemble(nothing.parsed, text, ENGINE, [], [], [...notices, ...nothing.notices], nothing.keyFlaw);
  return { ...results, graph: undefined };
}

const countWords = ({ sentences }: Structure): number =>
  sentences.reduce((sum, { tokens }) => sum + tokens.filter(({ word }) => /[\p{L}\p{N}#]/u.test(word)).length, 0);

function toVerdict({ verdict, ...check }: FormalCheck): Verdict {
  return { result: verdict === 'not-formal' ? 'not-checked' : verdict, ...check };
}
