import type { FormalStep } from '@premise/contracts';
import type { Clause, GroundTheory } from './clauses.ts';
import type { Refutation } from './solve.ts';
import type { Sayer } from './say.ts';
import type { Statement } from './statement.ts';

interface Line {
  text: string;
  source: number | null;
  depth: number;
  /** Things and literals the line speaks of. */
  things: readonly number[];
}

const NAMES = ['x', 'y', 'z', 'u', 'v', 'w'];

/**
 * Tells a refutation of "premises, but not the conclusion" as steps in words. Only what the clash needs is told. Every
 * step names the premise it follows from; a step that rests on earlier ones alone names none.
 */
export class DerivationTeller {
  private readonly theory: GroundTheory;
  private readonly sayer: Sayer;
  /** Number of premises; after them come the meanings of words, last the denial of the conclusion. */
  private readonly premises: number;
  private readonly denial: number;
  private readonly conclusion: Statement;
  private places: readonly number[] = [];
  private readonly names = new Map<number, string>();

  constructor(
    theory: GroundTheory,
    sayer: Sayer,
    premises: number,
    meanings: readonly Statement[],
    conclusion: Statement,
  ) {
    this.theory = theory;
    this.sayer = sayer;
    this.premises = premises;
    this.denial = premises + meanings.length;
    this.conclusion = conclusion;
  }

  /** `places`: the place of each premise among the premises as given. */
  steps(refutation: Refutation, places: readonly number[]): FormalStep[] {
    this.places = places;
    const told = this.tell(refutation, 0);
    const used = new Set<number>(told.lines.flatMap((line) => [...line.things]));
    for (const line of told.lines) if (line.source !== null) told.sources.add(line.source);
    const steps: FormalStep[] = [];
    const supposed = told.sources.has(this.denial);
    for (const thing of used) this.nameOf(thing);
    this.theory.things.forEach((thing, at) => {
      const witness = thing.witnessOf;
      if (!used.has(at) || !witness || witness.source === this.denial) return;
      const said = this.sayer.property(witness.property);
      steps.push({
        text: `By premise ${this.number(witness.source)}, there is something that ${said}. Call it ${this.nameOf(at)}.`,
        from: [witness.source + 1],
        depth: 0,
      });
    });
    if (supposed) {
      const at = this.theory.things.findIndex(
        (thing, index) => thing.witnessOf?.source === this.denial && used.has(index),
      );
      const witness = this.theory.things[at]?.witnessOf;
      steps.push({
        text: witness
          ? `Suppose the conclusion were false: there were something, ${this.nameOf(at)}, that ${this.sayer.property(witness.property)}.`
          : `Suppose the conclusion were false: ${this.sayer.statement(this.conclusion, false)}.`,
        from: [],
        depth: 0,
      });
    }
    for (const line of told.lines) {
      if (line.text === '') continue;
      steps.push({
        text: line.text.replace(/\{(\d+)\}/g, (_, at: string) => this.nameOf(Number(at))),
        from: line.source === null || line.source >= this.premises ? [] : [line.source + 1],
        depth: line.depth,
      });
    }
    steps.push({
      text: supposed
        ? 'That cannot be. So the conclusion is true whenever the premises are.'
        : 'So the premises cannot all be true, and from them everything follows.',
      from: [],
      depth: 0,
    });
    return steps;
  }

  private number(source: number): number {
    return (this.places[source] ?? source) + 1;
  }

  private nameOf(thing: number): string {
    const { individual } = this.theory.things[thing] ?? {};
    if (individual !== undefined) return this.sayer.individual(individual);
    const known = this.names.get(thing);
    if (known !== undefined) return known;
    const next = this.names.size;
    const name = NAMES[next] ?? `x${next}`;
    this.names.set(thing, name);
    return name;
  }

  private literal(literal: number): { text: string; things: number[] } {
    const atom = this.theory.atoms[Math.abs(literal)];
    const holds = literal > 0;
    if (!atom) return { text: '', things: [] };
    if (atom.about === 'term')
      return { text: `{${atom.thing}} ${this.sayer.term(atom.term, holds)}`, things: [atom.thing] };
    if (atom.about === 'fact') return { text: this.sayer.fact(atom.fact, holds), things: [] };
    return { text: this.sayer.statement(atom.statement, holds), things: [] };
  }

  /** Lines of a refutation and the literals from outside that it rests on. */
  private tell(refutation: Refutation, depth: number): { lines: Line[]; needs: Set<number>; sources: Set<number> } {
    let lines: Line[];
    let needs: Set<number>;
    const sources = new Set<number>();
    if (refutation.end.kind === 'clash') {
      const { clause } = refutation.end;
      needs = new Set(clause.literals.map((literal) => -literal));
      sources.add(clause.source);
      lines = this.clashLines(clause, depth);
    } else {
      const { first, second } = refutation.end;
      const supposed = first.forced[0]?.literal ?? 0;
      const left = this.tell(first, depth + 1);
      if (!left.needs.has(supposed)) {
        ({ needs } = left);
        lines = left.lines.map((line) => ({ ...line, depth: Math.max(depth, line.depth - 1) }));
        left.sources.forEach((source) => sources.add(source));
      } else {
        const right = this.tell(second, depth);
        if (!right.needs.has(-supposed)) {
          ({ needs, lines } = right);
          right.sources.forEach((source) => sources.add(source));
        } else {
          const case1 = this.literal(supposed);
          const case2 = this.literal(-supposed);
          left.needs.delete(supposed);
          right.needs.delete(-supposed);
          needs = new Set([...left.needs, ...right.needs]);
          left.sources.forEach((source) => sources.add(source));
          right.sources.forEach((source) => sources.add(source));
          lines = [
            { text: `Suppose further that ${case1.text}.`, source: null, depth: depth + 1, things: case1.things },
            ...left.lines,
            { text: `That cannot be either. So ${case2.text}.`, source: null, depth, things: case2.things },
            ...right.lines,
          ];
        }
      }
    }
    const own: Line[] = [];
    for (const { literal, clause } of [...refutation.forced].reverse()) {
      if (!clause || !needs.has(literal)) continue;
      needs.delete(literal);
      for (const other of clause.literals) if (other !== literal) needs.add(-other);
      sources.add(clause.source);
      const said = this.literal(literal);
      // what a thing is called into being with is told when it gets its name
      const atomic =
        clause.source === this.denial && (this.conclusion.says === 'named' || this.conclusion.says === 'fact');
      const introduced = (clause.opening || atomic) && clause.literals.length === 1;
      own.unshift({
        text: introduced ? '' : this.line(clause, said.text),
        source: clause.source,
        depth,
        things: said.things,
      });
    }
    return { lines: [...own, ...lines].filter((line) => line.text !== '' || line.things.length > 0), needs, sources };
  }

  private line(clause: Clause, text: string): string {
    if (clause.source === this.denial) return `Under that supposition ${text}.`;
    return clause.source < this.premises
      ? `By premise ${this.number(clause.source)}, ${text}.`
      : `By the meaning of the words ${text}.`;
  }

  private clashLines(clause: Clause, depth: number): Line[] {
    const literal = clause.literals.at(-1);
    if (literal === undefined)
      return [{ text: this.line(clause, 'something impossible holds'), source: clause.source, depth, things: [] }];
    const told = this.literal(literal);
    const denied = this.literal(-literal);
    const told1 = this.line(clause, told.text).replace(/\.$/, '');
    return [
      {
        text: `But ${told1.charAt(0).toLowerCase()}${told1.slice(1)}, although ${denied.text}.`,
        source: clause.source,
        depth,
        things: told.things,
      },
    ];
  }
}
