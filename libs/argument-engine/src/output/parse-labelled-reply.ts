import type { ParsedModelOutput } from '@premise/contracts';
import { emptyOutput } from './breakdown.ts';
import { isNothing, itemsOf, LINE_BREAK, linesOf, premisesWithFallback, tidy } from './premise-lists.ts';

/** A part of the reply that begins with a label. */
export type Section =
  | 'ifThen'
  | 'necessary'
  | 'sufficient'
  | 'conclusion'
  | 'conclusionType'
  | 'rule'
  | 'method'
  | 'flaws'
  | 'quantifiers'
  | 'explicit'
  | 'implicit'
  | 'counter'
  | 'unstated'
  | 'improved'
  | 'premiseSets';

/** Labels as models write them; longer ones first, so that "conclusion type" is not read as "conclusion". */
const LABELS: ReadonlyArray<[RegExp, Section]> = [
  [/^if[\s-]*(?:and[\s-]*)?then(?: structure| statement| form)?/i, 'ifThen'],
  [/^(?:conditional structure)/i, 'ifThen'],
  [/^necessary (?:assumptions?|conditions?)/i, 'necessary'],
  [/^sufficient (?:assumptions?|conditions?)/i, 'sufficient'],
  [/^(?:conclusion type|type of (?:the )?conclusion)/i, 'conclusionType'],
  [/^(?:main |central )?conclusion(?: text)?/i, 'conclusion'],
  [/^(?:unstated|implied|hidden) rule/i, 'rule'],
  [/^(?:methods? of reasoning|reasoning method)/i, 'method'],
  [/^(?:logical )?(?:flaws?|fallac(?:y|ies))(?: and fallacies)?/i, 'flaws'],
  [/^quantifiers?/i, 'quantifiers'],
  [/^premise sets?/i, 'premiseSets'],
  [/^(?:explicit|stated) premises?/i, 'explicit'],
  [/^(?:implicit|unstated|hidden) premises?/i, 'implicit'],
  [/^premises?/i, 'explicit'],
  [/^explicit/i, 'explicit'],
  [/^implicit/i, 'implicit'],
  [/^(?:possible |potential )?counter[\s-]?(?:arguments?|points?|examples?)?/i, 'counter'],
  [/^(?:unstated|hidden|unspoken) assumptions?/i, 'unstated'],
  [/^improved (?:versions?|arguments?)/i, 'improved'],
  [/^(?:text)/i, 'conclusion'],
  [/^(?:type)/i, 'conclusionType'],
];

const INDENT = /^\s*(?:#{1,6}\s*)?(?:[-*•]\s+)?(?:\(?\d{1,2}[.):]\s*)?[*_]{0,3}\s*/;

/** What makes words a label: a colon or a dash after them, or the end of the line. No two runs of blanks meet in them: long ones would take cubic time. */
const BEFORE_TEXT = /^\s*(?:\([^)]{0,60}\)\s*)?(?:[*_]{1,3}\s*)?(?:[:：]|(?<=\s)[-–—]\s)\s*(?:[*_]{1,3}\s*)?/;
const ALONE = /^\s*(?:\([^)]{0,60}\)\s*)?(?:[*_]{1,3}\s*)?$/;

/** The label that a line begins with, and what stands after it on the line. */
export function labelOf(line: string, within: Section | null): { section: Section; rest: string } | null {
  if (line.trim() === '') return null;
  const indent = INDENT.exec(line)?.[0].length ?? 0;
  const words = line.slice(indent, indent + 200);
  for (const [pattern, section] of LABELS) {
    const match = pattern.exec(words);
    if (!match) continue;
    const bare = /^(?:text|type)$/i.test(match[0]);
    if (bare && within !== 'conclusion' && within !== 'conclusionType') continue;
    const after = line.slice(indent + match[0].length);
    const tail = BEFORE_TEXT.exec(after) ?? ALONE.exec(after);
    if (!tail) continue;
    return { section, rest: after.slice(tail[0].length) };
  }
  return null;
}

function readSections(reply: string): Map<Section, string> {
  const blocks = new Map<Section, string[]>();
  let current: Section | null = null;
  for (const line of reply.split(LINE_BREAK)) {
    const label = labelOf(line, current);
    if (label) {
      current = label.section;
      const block = blocks.get(current) ?? [];
      if (label.rest.trim() !== '') block.push(label.rest);
      blocks.set(current, block);
    } else if (current) blocks.get(current)?.push(line);
  }
  return new Map([...blocks].map(([section, lines]) => [section, lines.join('\n').trim()]));
}

const oneText = (block: string | undefined): string =>
  block === undefined || isNothing(tidy(block)) ? '' : tidy(block);

/** Keeps the lines of a rewritten argument. */
const rewritten = (block: string | undefined): string =>
  block === undefined || isNothing(tidy(block)) ? '' : linesOf(block).join('\n');

/**
 * Reads a language model's labelled-text reply with its fourteen components. Whatever is missing stays empty; premises fall back
 * as S1 section 5 says (whole lines, then the argument text, then a sentence that there are none).
 */
export function parseLabelledReply(reply: string, originalArgument: string): ParsedModelOutput {
  return parsedOfSections(readSections(reply), originalArgument);
}

/** The components of what stands under the labels. */
export function parsedOfSections(sections: ReadonlyMap<Section, string>, originalArgument: string): ParsedModelOutput {
  const list = (section: Section): string[] => itemsOf(sections.get(section) ?? '');
  const block = oneText(sections.get('conclusion'));
  const typed = /^(.*?)\s*[([]\s*(?:type\s*:\s*)?([A-Za-z/ -]{4,40})\s*[)\]]\.?$/.exec(block);
  const type = oneText(sections.get('conclusionType'));
  const told = list('explicit');
  const explicit = told.length > 0 ? told : list('premiseSets');
  return {
    ...emptyOutput(),
    ifThenStructure: oneText(sections.get('ifThen')),
    necessaryAssumption: list('necessary'),
    sufficientAssumption: list('sufficient'),
    conclusion: {
      text: type === '' && typed ? (typed[1] ?? block) : block,
      type: type !== '' ? type : (typed?.[2]?.trim() ?? ''),
    },
    unstatedRule: oneText(sections.get('rule')),
    methodOfReasoning: oneText(sections.get('method')),
    logicalFlaws: list('flaws'),
    quantifiers: list('quantifiers'),
    premiseSets: { explicit: premisesWithFallback(explicit, originalArgument), implicit: list('implicit') },
    possibleCounter: oneText(sections.get('counter')),
    unstatedAssumptions: list('unstated'),
    improvedVersion: rewritten(sections.get('improved')),
  };
}
