import {
  type ArgumentGraph,
  CONCLUSION_TYPES,
  type Finding,
  getStatementText,
  type Inference,
  type KindOfText,
  type Scheme,
  splitsWord,
  type Statement,
} from '@premise/argument-graph';
import type { AnalysisNotice } from '@premise/contracts';
import type { NamedFeatures } from '../models/linear-model.ts';
import { loadModel } from '../models/load-model.ts';
import { ENGINE_VERSION, MOST_QUANTIFIERS } from '../output/limits.ts';
import { SpanPieces } from '../output/span-pieces.ts';
import { LEAST_UNSTATED, type ReadUnit, type Structure } from '../structure/read-structure.ts';
import { nameScheme } from './name-scheme.ts';
import { NECESSARY, SCHEME_CHALLENGES, TYPE_CHALLENGES } from './questions.ts';
import { inQuotes, makeQuotation } from './quote.ts';
import { joinUnits, type Passage } from './statements.ts';
import { findQuantifierWords, isConditional } from './wordings.ts';

export const ENGINE = { name: 'built-in', version: ENGINE_VERSION } as const;

/** A conclusion is asserted from this share on; below it the two best are offered. */
const LEAST_ASSERTED = 0.6;
const UNSTATED = 'The conclusion is not stated.';
const MOST_CHALLENGES = 3;
const ENOUGH = 'A fact such as $R is always enough for $C.';
const RULE = 'As a rule, a fact such as $R is a good reason for a claim such as $C.';

/** A graph in which nothing is found yet. */
export function startGraph(text: string, kindOfText: KindOfText, notices: readonly AnalysisNotice[]): ArgumentGraph {
  return {
    graphVersion: 1,
    text,
    kindOfText,
    language: 'en',
    statements: [],
    inferences: [],
    findings: [],
    conclusionCandidates: [],
    verdict: null,
    notices: [...notices],
    engine: ENGINE,
    writtenTexts: {},
  };
}

/** The graph of an English text. `text` is the text as it was given, `clean` the same without markup. */
export function buildGraph(
  text: string,
  clean: string,
  structure: Structure,
  notices: readonly AnalysisNotice[],
): ArgumentGraph {
  const graph = startGraph(text, structure.kind, notices);
  if (structure.kind !== 'argument') return graph;
  return new GraphBuilder(graph, clean, structure).build();
}

interface Placed {
  statement: Statement;
  passage: Passage;
}

class GraphBuilder {
  private readonly graph: ArgumentGraph;
  private readonly clean: string;
  private readonly pieces: SpanPieces;
  private readonly structure: Structure;
  private readonly placed: Placed[] = [];

  constructor(graph: ArgumentGraph, clean: string, structure: Structure) {
    this.graph = graph;
    this.clean = clean;
    this.pieces = new SpanPieces(graph.text, clean);
    this.structure = structure;
  }

  build(): ArgumentGraph {
    const { candidates, unstated, units } = this.structure;
    const best = candidates[0];
    const isStated = best !== undefined && unstated < LEAST_UNSTATED;
    const passages = joinUnits(this.clean, units, isStated ? best.at : -1);
    this.addStatements(passages, isStated);
    if (!isStated) this.addUnstatedConclusion();
    else this.addCandidates(units);
    const conclusion = this.graph.statements.find(({ role }) => role === 'conclusion');
    if (!conclusion) return this.graph;
    this.nameType(conclusion);
    this.linkStatements(conclusion);
    this.challenge(conclusion);
    addWordings(this.graph);
    return this.graph;
  }

  private addStatements(passages: readonly Passage[], isStated: boolean): void {
    const counts = new Map<string, number>();
    const { candidates } = this.structure;
    for (const passage of passages) {
      const { role, sure, speaker, start, end } = passage;
      const count = (counts.get(role) ?? 0) + 1;
      counts.set(role, count);
      const quotation = makeQuotation(this.pieces, { start, end });
      if (quotation.spans.length === 0) continue;
      const isConclusion = role === 'conclusion';
      const statement: Statement = {
        id: isConclusion ? 'conclusion' : `${role}-${count}`,
        text: quotation.text,
        source: 'quoted',
        spans: quotation.spans,
        wording: null,
        role,
        speaker: speaker ?? 'author',
        restates: null,
        conclusionType: null,
        reason: isConclusion ? null : REASONS[role],
        confidence: toHundredths(isConclusion && isStated ? (candidates[0]?.share ?? 0) : sure),
        origin: 'engine',
      };
      // what all the rest is about stands first, as in a list of premises under their conclusion
      if (isConclusion) this.graph.statements.unshift(statement);
      else this.graph.statements.push(statement);
      this.placed.push({ statement, passage });
    }
  }

  private addUnstatedConclusion(): void {
    this.graph.statements.unshift({
      id: 'conclusion',
      text: UNSTATED,
      source: 'unstated',
      spans: [],
      wording: null,
      role: 'conclusion',
      speaker: 'author',
      restates: null,
      conclusionType: null,
      reason: null,
      confidence: toHundredths(this.structure.unstated),
      origin: 'engine',
    });
  }

  /** Where the choice is not clear, the second best becomes a statement too, and both are offered. */
  private addCandidates(units: readonly ReadUnit[]): void {
    const [best, second] = this.structure.candidates;
    if (!best || !second || best.share >= LEAST_ASSERTED) return;
    const unit = units[second.at]?.unit;
    if (!unit) return;
    const among = this.placed.find(({ passage }) => passage.start <= unit.start && unit.end <= passage.end);
    let id = among?.statement.id;
    if (id === undefined) {
      const quotation = makeQuotation(this.pieces, unit);
      if (quotation.spans.length === 0) return;
      id = 'candidate-2';
      this.graph.statements.push({
        id,
        text: quotation.text,
        source: 'quoted',
        spans: quotation.spans,
        wording: null,
        role: 'background',
        speaker: unit.sentence.speaker ?? 'author',
        restates: null,
        conclusionType: null,
        reason: null,
        confidence: toHundredths(second.share),
        origin: 'engine',
      });
    }
    if (id === 'conclusion') return;
    this.graph.conclusionCandidates = ['conclusion', id];
  }

  private nameType(conclusion: Statement): void {
    const features = this.featuresOf(conclusion);
    if (features.size === 0) return;
    let best: [string, number] = ['', -1];
    for (const [type, share] of loadModel('conclusion-type').predict(features))
      if (share > best[1]) best = [type, share];
    conclusion.conclusionType = CONCLUSION_TYPES.find((type) => type === best[0]) ?? null;
  }

  private featuresOf(statement: Statement): NamedFeatures {
    const placed = this.placed.find((one) => one.statement === statement);
    return placed ? this.structure.describe(placed.passage.at) : new Map<string, number>();
  }

  /** Reasons support the conclusion, or an intermediate conclusion next to them; replies answer the objection before them. */
  private linkStatements(conclusion: Statement): void {
    const { inferences } = this.graph;
    const own = this.featuresOf(conclusion);
    const intermediates = this.placed.filter(({ statement }) => statement.role === 'intermediate');
    let objection: Statement | null = null;
    for (const { statement, passage } of this.placed) {
      const { role, id } = statement;
      const add = (to: string, kind: Inference['kind'], scheme: Scheme | null): void => {
        inferences.push({
          id: `${kind === 'supports' ? 'step' : 'attack'}-${id}`,
          from: [id],
          to,
          kind,
          scheme,
          confidence: statement.confidence,
          origin: 'engine',
        });
      };
      const schemeOf = (): Scheme | null =>
        nameScheme(getStatementText(statement), this.structure.describe(passage.at), own);
      if (role === 'objection') {
        objection = statement;
        add(conclusion.id, 'attacks', null);
      } else if (role === 'reply') {
        add(objection?.id ?? conclusion.id, objection ? 'attacks' : 'supports', objection ? null : schemeOf());
      } else if (role === 'intermediate') add(conclusion.id, 'supports', schemeOf());
      else if (role === 'premise') {
        const near = intermediates.find((one) => Math.abs(one.passage.sentenceAt - passage.sentenceAt) <= 1);
        add(near?.statement.id ?? conclusion.id, 'supports', schemeOf());
      }
    }
  }

  /** Questions, assumptions and counterpoints are read from the same steps, so that they agree. */
  private challenge(conclusion: Statement): void {
    const { inferences, findings, statements } = this.graph;
    const supports = inferences.filter(({ kind }) => kind === 'supports');
    const direct = supports.filter(({ to }) => to === conclusion.id);
    const ranked = (direct.length > 0 ? direct : supports).toSorted(
      (a, b) => Number(b.scheme !== null) - Number(a.scheme !== null) || (b.confidence ?? 0) - (a.confidence ?? 0),
    );
    const type = CONCLUSION_TYPES.find((one) => one === conclusion.conclusionType) ?? 'fact';
    const claim = conclusion.source === 'unstated' ? 'the conclusion' : inQuotes(getStatementText(conclusion));
    const seen = new Set<string>();
    for (const step of ranked) {
      if (seen.size >= MOST_CHALLENGES) break;
      const challenge = (step.scheme && SCHEME_CHALLENGES[step.scheme]) ?? TYPE_CHALLENGES[type];
      if (seen.has(challenge.question)) continue;
      seen.add(challenge.question);
      const reason = statements.find(({ id }) => id === step.from[0]);
      if (!reason) continue;
      const fill = (sentence: string): string =>
        sentence.replaceAll('$R', inQuotes(getStatementText(reason))).replaceAll('$C', claim);
      const add = (kind: Finding['kind'], name: string, text: string, more: Partial<Finding> = {}): void =>
        void findings.push({
          id: `${name}-${seen.size}`,
          kind,
          about: step.id,
          quotations: [{ text: reason.text, spans: reason.spans }],
          text: fill(text),
          label: null,
          reason: null,
          confidence: step.confidence,
          origin: 'engine',
          flawType: null,
          assumptionTypes: [],
          ...more,
        });
      add('open-question', 'question', challenge.question);
      add('hidden-assumption', 'assumption', challenge.assumption, { assumptionTypes: NECESSARY });
      if (seen.size > 1) continue;
      add('counterpoint', 'counterpoint', this.findOpenObjection() ?? challenge.counterpoint);
      if (conclusion.source === 'unstated') continue;
      add('hidden-assumption', 'sufficient', ENOUGH, { assumptionTypes: ['sufficient'] });
      add('hidden-assumption', 'rule', RULE, { assumptionTypes: ['rule'] });
    }
  }

  /** An objection that the text names and does not answer says best what can be held against it. */
  private findOpenObjection(): string | null {
    const { statements, inferences } = this.graph;
    const open = statements.find(
      ({ role, id }) => role === 'objection' && !inferences.some(({ to, kind }) => to === id && kind === 'attacks'),
    );
    return open ? `An objection stands in the text itself: ${inQuotes(getStatementText(open))}.` : null;
  }
}

/** Quantifiers and conditions in what takes part in the argument. */
export function addWordings(graph: ArgumentGraph): void {
  const { text, findings } = graph;
  const make = (id: string, kind: Finding['kind'], about: string, words: string, more: Partial<Finding>): Finding => ({
    id,
    kind,
    about,
    quotations: [],
    text: words,
    label: null,
    reason: null,
    confidence: 0.85,
    origin: 'engine',
    flawType: null,
    assumptionTypes: [],
    ...more,
  });
  let quantifiers = 0;
  for (const { id, spans, text: words, source } of graph.statements) {
    if (source !== 'quoted') continue;
    if (isConditional(words))
      findings.push(
        make(`conditional-${id}`, 'conditional', id, `${inQuotes(words)} makes one thing depend on another.`, {
          quotations: [{ text: words, spans }],
        }),
      );
    for (const span of spans)
      for (const found of findQuantifierWords(text, span)) {
        if (quantifiers >= MOST_QUANTIFIERS) return;
        quantifiers += 1;
        const { start, end } = found.span;
        if (splitsWord(text, start) || splitsWord(text, end)) continue;
        findings.push(
          make(`quantifier-${quantifiers}`, 'quantifier', id, found.text, {
            quotations: [{ text: text.slice(start, end), spans: [found.span] }],
            label: found.label,
            reason: found.reason,
          }),
        );
      }
  }
}

const REASONS: Readonly<Record<Statement['role'], string | null>> = {
  conclusion: null,
  premise: 'It is offered in support of the conclusion.',
  intermediate: 'It is drawn from other reasons in the text and itself supports the conclusion.',
  objection: 'It speaks against the conclusion.',
  reply: 'It answers an objection.',
  background: null,
  restatement: null,
};

const toHundredths = (share: number): number => Math.round(share * 100) / 100;
