// Reads a JSON list of Argdown texts from standard input and prints what Argdown's own parser makes of each.
// A program of its own: the parser is an ES module, and the tests run as CommonJS.
import { text } from 'node:stream/consumers';
import { argdown } from '@argdown/core';

const titleOf = (end) => end?.title ?? '';

function modelOf(input) {
  const response = argdown.run({ input, process: ['parse-input', 'build-model'], logLevel: 'silent' });
  const steps = Object.values(response.arguments ?? {});
  return {
    errors: [...(response.lexerErrors ?? []), ...(response.parserErrors ?? []), ...(response.exceptions ?? [])].map(
      ({ message }) => message,
    ),
    statements: Object.values(response.statements ?? {}).map(({ title, members, tags }) => ({
      title,
      texts: members.filter(({ isReference }) => !isReference).map((member) => member.text ?? ''),
      tags: tags ?? [],
    })),
    steps: steps.map(({ title, members, pcs }) => ({
      title,
      texts: members.map((member) => member.text ?? ''),
      premises: (pcs ?? []).filter(({ role }) => role === 'premise').map(titleOf),
      conclusions: (pcs ?? []).filter(({ role }) => role === 'main-conclusion').map(titleOf),
    })),
    relations: (response.relations ?? []).map(({ relationType, from, to }) => ({
      kind: relationType,
      from: titleOf(from),
      to: titleOf(to),
      toType: to?.type ?? '',
    })),
  };
}

const inputs = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(inputs.map(modelOf)));
