import { operationsOf, type ApiDocument, type ApiOperation } from './document.ts';

/** What an operation's docs leave out, one sentence each; empty where a reader is told all there is to know. */
export function documentationGaps(document: ApiDocument): string[] {
  return operationsOf(document).flatMap(({ title, path, operation }) =>
    gapsOf(operation, path).map((gap) => `${title}: ${gap}`),
  );
}

function gapsOf(operation: ApiOperation, path: string): string[] {
  return [
    ...(operation.summary ? [] : ['no summary']),
    ...answerGaps(operation),
    ...exampleGaps(operation, path, shownIn(Object.values(operation.responses))),
  ];
}

type ApiAnswer = ApiOperation['responses'][string];

/** Names of the examples of answers. */
const shownIn = (answers: readonly ApiAnswer[]): ReadonlySet<string> =>
  new Set(
    answers.flatMap(({ content }) => Object.values(content ?? {}).flatMap((each) => Object.keys(each.examples ?? {}))),
  );

function answerGaps({ responses, security }: ApiOperation): string[] {
  const gaps: string[] = [];
  const good = Object.entries(responses).filter(([status]) => Number(status) < 300);
  if (good.length === 0) gaps.push('no answer of a call that succeeds');
  for (const [status, { description, content }] of Object.entries(responses)) {
    if (description === '') gaps.push(`${status} has no description`);
    if (Object.values(content ?? {}).every(({ schema }) => schema === undefined)) gaps.push(`${status} has no schema`);
  }
  if (shownIn(good.map(([, answer]) => answer)).size === 0) gaps.push('no example of a call that succeeds');
  const needed = (security ?? []).length > 0 ? ['401', '500', '503'] : ['500', '503'];
  return [...gaps, ...needed.filter((status) => !(status in responses)).map((status) => `${status} is not told`)];
}

/** Every example is told with its whole call: answer, body, and what stands in the path. */
function exampleGaps(operation: ApiOperation, path: string, shown: ReadonlySet<string>): string[] {
  const gaps: string[] = [];
  for (const [place, names] of requestExamples(operation)) {
    for (const name of names) if (!shown.has(name)) gaps.push(`the example "${name}" of ${place} has no answer`);
  }
  for (const part of Object.values(operation.requestBody?.content ?? {})) {
    if (part.schema === undefined) gaps.push('the body has no schema');
    for (const name of shown) if (!part.examples?.[name]) gaps.push(`the answer "${name}" has no request`);
  }
  for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
    const parameter = operation.parameters?.find((each) => each.in === 'path' && each.name === name);
    for (const example of shown) if (!parameter?.examples?.[example]) gaps.push(`"${example}" has no ${name ?? ''}`);
  }
  return gaps;
}

function requestExamples({ parameters, requestBody }: ApiOperation): [string, string[]][] {
  return [
    ...(parameters ?? []).map((each): [string, string[]] => [each.name, Object.keys(each.examples ?? {})]),
    ...Object.values(requestBody?.content ?? {}).map((each): [string, string[]] => [
      'the body',
      Object.keys(each.examples ?? {}),
    ]),
  ];
}
