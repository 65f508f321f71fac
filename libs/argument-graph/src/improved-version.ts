import { type ArgumentGraph, findMainConclusion, getStatementText, type Statement } from './types.ts';

/**
 * The user's own sentences in order: the conclusion, the reasons, each objection with its replies. No word is changed;
 * what is missing has a marked place.
 */
export function writeImprovedVersion(graph: ArgumentGraph): string {
  const conclusion = findMainConclusion(graph);
  if (!conclusion) return '';
  const { statements, inferences, findings } = graph;
  const list = (...roles: Array<Statement['role']>): Statement[] =>
    statements.filter(({ role }) => roles.includes(role));
  const replies = list('reply');
  const findReplies = (objection: Statement): Statement[] =>
    replies.filter(({ id }) => inferences.some(({ from, to }) => from.includes(id) && to === objection.id));
  const otherSide = list('objection').flatMap((objection) => [objection, ...findReplies(objection)]);
  const reasons = list('premise', 'intermediate');
  const missing = [
    ...(conclusion.source === 'unstated' ? ['the conclusion: what should the reader believe or do?'] : []),
    ...(reasons.length === 0 ? ['at least one reason for the conclusion'] : []),
    ...findings.filter(({ kind }) => kind === 'open-question').map(({ text }) => `an answer to “${text}”`),
  ];
  return [
    ...(conclusion.source === 'unstated' ? [] : [conclusion]),
    ...reasons,
    ...otherSide,
    ...replies.filter((reply) => !otherSide.includes(reply)),
  ]
    .map(getStatementText)
    .concat(missing.map((what) => `[Add: ${what}]`))
    .join('\n');
}
