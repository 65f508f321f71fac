import { FLAW_TYPES, INFERENCE_KINDS, SCHEMES, STATEMENT_ROLES } from '../labels.ts';
import type { Operation } from '../operations.ts';
import type { ArgumentGraph } from '../types.ts';
import { makeFinding, makeInference, makeStatement } from './sample-graph.ts';

/** Numbers from 0 to below `below`, always the same ones for the same seed. */
export function makeRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const WORDS = ['Mill Street', 'the noise', 'customers', 'the road', 'last year', 'on foot'];

/** An edit of any kind that mostly names parts that exist, and now and then does not apply. */
export function makeRandomOperation(graph: ArgumentGraph, random: (below: number) => number): Operation {
  const pick = <T>(list: readonly T[], otherwise: T): T => list[random(list.length)] ?? otherwise;
  const statement = (): string => pick([...graph.statements.map(({ id }) => id), 'nothing'], 'nothing');
  const inference = (): string => pick([...graph.inferences.map(({ id }) => id), 'nothing'], 'nothing');
  const finding = (): string => pick([...graph.findings.map(({ id }) => id), 'nothing'], 'nothing');
  const target = (): string => (random(3) === 0 ? inference() : statement());
  const id = `new-${random(40)}`;
  const at = random(2) === 0 ? {} : { at: random(6) };
  const makers: Array<() => Operation> = [
    () => ({
      type: 'add-statement',
      statement: makeStatement(id, pick(WORDS, 'the road'), {
        role: pick(STATEMENT_ROLES, 'premise'),
        ...(random(4) === 0 ? { role: 'restatement', restates: statement() } : {}),
      }),
      ...at,
    }),
    () => ({ type: 'change-statement', id: statement(), changes: { role: pick(STATEMENT_ROLES, 'premise') } }),
    () => ({ type: 'change-statement', id: statement(), changes: { speaker: 'Ken', origin: 'user' } }),
    () => ({ type: 'delete-statement', id: statement() }),
    () => ({
      type: 'add-inference',
      inference: makeInference(id, random(2) === 0 ? [statement()] : [statement(), statement()], target(), {
        kind: pick(INFERENCE_KINDS, 'supports'),
      }),
      ...at,
    }),
    () => ({ type: 'change-inference', id: inference(), changes: { scheme: pick(SCHEMES, 'other'), to: target() } }),
    () => ({ type: 'delete-inference', id: inference() }),
    () => ({ type: 'add-finding', finding: makeFinding(id, 'flaw', 'A flaw.', { about: target() }), ...at }),
    () => ({
      type: 'change-finding',
      id: finding(),
      changes: { flawType: pick(FLAW_TYPES, 'other'), about: target() },
    }),
    () => ({ type: 'delete-finding', id: finding() }),
    () => ({ type: 'link', statement: statement(), inference: inference(), ...at }),
    () => ({ type: 'unlink', statement: statement(), inference: inference() }),
    () => ({ type: 'choose-main-conclusion', id: statement() }),
    () => ({ type: 'change-graph', changes: { conclusionCandidates: [statement()], language: 'und' } }),
    () => ({
      type: 'group',
      operations: [makeRandomOperation(graph, random), makeRandomOperation(graph, random)],
    }),
  ];
  return pick(makers, () => ({ type: 'delete-statement', id: 'nothing' }))();
}
