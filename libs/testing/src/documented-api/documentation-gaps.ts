import { operationsOf, type ApiDocument, type ApiOperation } from './document.ts';

/** What an operation's docs leave out, one sentence each; empty where a reader is told all there is to know. */
export function documentationGaps(document: ApiDocument): string[] {
  return operationsOf(document).flatMap(({ title, path, operation }) =>
    gapsOf(operation, path).map((gap) => `${title}: ${gap}`),
  );
}

function gapsOf(operation: ApiOperation, path: string): string[] {
  const gaps: string[] = [];
  if (!operation.summary) gaps.push('no summary');
  const answers = Object.entries(operation.responses);
  const good = answers.filter(([status]) => Number(status) < 300);
  if (good.length === 0) gaps.push('no answer of a call that succeeds');
  for (const [status, { description, content }] of answers) {
    if (description === '') gaps.push(`${status} has no description`);
    if (Object.values(content ?? {}).every(({ schema }) => schema === undefined)) gaps.push(`${status} has no schema`);
  }
  const shown = (entries: typeof answers) =>
    new Set(
      entries.flatMap(([, { content }]) =>
        Object.values(content ?? {}).flatMap((each) => Object.keys(each.examples ?? {})),
      ),
    );
  if (shown(good).size === 0) gaps.push('no example of a call that succeeds');
  const needed = (operation.security ?? []).length > 0 ? ['401', '500', '503'] : ['500', '503'];
  for (const status of needed) if (!(status in operation.responses)) gaps.push(`${status} is not told`);

  const all = shown(answers);
  for (const [place, names] of requestExamples(operation)) {
    for (const name of names) if (!all.has(name)) gaps.push(`the example "${name}" of ${place} has no answer`);
  }
  for (const part of operation.requestBody ? Object.values(operation.requestBody.content) : []) {
    if (part.schema === undefined) gaps.push('the body has no schema');
    for (const name of all) if (!part.examples?.[name]) gaps.push(`the answer "${name}" has no request`);
  }
  for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
    const parameter = operation.parameters?.find((each) => each.in === 'path' && each.name === name);
    for (const example of all) if (!parameter?.examples?.[example]) gaps.push(`"${example}" has no ${name ?? ''}`);
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
