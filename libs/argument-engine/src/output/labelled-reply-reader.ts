import { type ComponentArrival, type ComponentName, COMPONENTS, type ParsedModelOutput } from '@premise/contracts';
import { componentValue } from './arrivals.ts';
import { labelOf, parsedOfSections, parseLabelledReply, type Section } from './parse-labelled-reply.ts';

const COMPONENTS_OF: Readonly<Record<Section, readonly ComponentName[]>> = {
  ifThen: ['ifThenStructure'],
  necessary: ['necessaryAssumption'],
  sufficient: ['sufficientAssumption'],
  conclusion: ['conclusion'],
  conclusionType: ['conclusionType'],
  rule: ['unstatedRule'],
  method: ['methodOfReasoning'],
  flaws: ['logicalFlaws'],
  quantifiers: ['quantifiers'],
  explicit: ['explicitPremises'],
  implicit: ['implicitPremises'],
  premiseSets: [],
  counter: ['possibleCounter'],
  unstated: ['unstatedAssumptions'],
  improved: ['improvedVersion'],
};

const isEmpty = (value: string | string[]): boolean => value.length === 0;

/** Reads a labelled reply while it comes in: a component is told as soon as the label of the next one has come. */
export class LabelledReplyReader {
  private readonly originalArgument: string;
  private readonly told = new Set<ComponentName>();
  private text = '';
  /** Of the line that is not whole yet. */
  private pieces: string[] = [];
  private section: Section | null = null;
  private lines: string[] = [];

  constructor(originalArgument: string) {
    this.originalArgument = originalArgument;
  }

  /** Components that are whole now; none of them twice. */
  push(piece: string): ComponentArrival[] {
    this.text += piece;
    this.pieces.push(piece);
    if (!piece.includes('\n')) return [];
    const lines = this.pieces.join('').split(/\r?\n/);
    this.pieces = [lines.pop() ?? ''];
    return lines.flatMap((line) => this.read(line));
  }

  /** What the whole reply says, as `parseLabelledReply` reads it. */
  parsed(): ParsedModelOutput {
    return parseLabelledReply(this.text, this.originalArgument);
  }

  private read(line: string): ComponentArrival[] {
    const label = labelOf(line, this.section);
    if (!label) {
      this.lines.push(line);
      return [];
    }
    const arrivals = this.close();
    this.section = label.section;
    this.lines = label.rest.trim() === '' ? [] : [label.rest];
    return arrivals;
  }

  private close(): ComponentArrival[] {
    if (!this.section) return [];
    const open = COMPONENTS_OF[this.section].filter((component) => !this.told.has(component));
    // a reply may repeat a label without end
    if (open.length === 0 || this.lines.every((line) => line.trim() === '')) return [];
    const parsed = parsedOfSections(new Map([[this.section, this.lines.join('\n').trim()]]), '');
    const arrivals: ComponentArrival[] = [];
    for (const component of COMPONENTS) {
      if (!open.includes(component)) continue;
      const value = componentValue(parsed, component);
      // an empty part may be filled by a fallback once the reply is whole
      if (isEmpty(value)) continue;
      this.told.add(component);
      arrivals.push({ component, value });
    }
    return arrivals;
  }
}
