import ts from 'typescript';
import { parseSource, walk } from './source-syntax.ts';

export interface TestTitle {
  file: string;
  line: number;
  /** Titles of the blocks around it and its own, joined by " > ". */
  title: string;
  /** Demand ids in brackets in that title. */
  ids: string[];
}

const RUNNERS = new Set(['it', 'test', 'describe']);
const ONE_ID = String.raw`(?:S[12]-\d{3}|D-\d{2,})`;
const ID = new RegExp(String.raw`\b${ONE_ID}\b`, 'g');
const WHOLE_ID_LIST = new RegExp(String.raw`^\s*\[?\s*${ONE_ID}(?:[\s,;]+${ONE_ID})*\s*\]?\s*$`);

/** Name of the runner a call ends in: `it(...)`, `it.each(...)(...)`, `describe.each`...``; skipped ones do not count. */
function runnerOf(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return RUNNERS.has(callee.text) ? callee.text : undefined;
  if (ts.isCallExpression(callee)) return runnerOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return runnerOf(callee.tag);
  if (ts.isPropertyAccessExpression(callee)) {
    return ['skip', 'todo', 'failing'].includes(callee.name.text) ? undefined : runnerOf(callee.expression);
  }
  return undefined;
}

/** The text of a title; an expression inside it stands as `${…}`. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map((span) => `\${…}${span.literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return (textOf(node.left) ?? '${…}') + (textOf(node.right) ?? '${…}');
  }
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  return undefined;
}

/** Demand ids in the brackets of a title. */
export const idsInBrackets = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = '']) => inside.match(ID) ?? []);
/** True when a bracket of the title, or the title itself, is filled in when the tests run. */
const isFilledIn = (title: string): boolean => /(%[sp]|\$\{…\}|\$[\w#.]+)/.test(title);

/** Ids that a table or list of cases puts into a title: literals that are nothing but ids, or end in a bracket of ids. */
function idsOfCases(roots: ts.Node[]): string[] {
  const ids: string[] = [];
  const read = (node: ts.Node): void => {
    if (!ts.isStringLiteralLike(node)) return;
    if (WHOLE_ID_LIST.test(node.text)) ids.push(...(node.text.match(ID) ?? []));
    else ids.push(...idsInBrackets(node.text));
  };
  for (const root of roots) walk(root, read);
  return ids;
}

/** Every test of a file that carries demand ids in its title or in the title of a block around it. */
export function readTestTitles(file: string, text: string): TestTitle[] {
  const source = parseSource(file, text);
  const found: TestTitle[] = [];

  const visit = (node: ts.Node, around: { title: string; ids: string[] }, cases: ts.Node[] | undefined): void => {
    let inside = around;
    let table = cases;
    if (ts.isForOfStatement(node)) table = tableOf(node.expression, source);
    if (ts.isCallExpression(node)) {
      const runner = runnerOf(node.expression);
      const own = node.arguments[0] && textOf(node.arguments[0]);
      if (runner && own !== undefined && !isEachTable(node)) {
        const rows = eachRows(node.expression, source) ?? table;
        const ids = new Set([
          ...around.ids,
          ...idsInBrackets(own),
          ...(isFilledIn(own) && rows ? idsOfCases(rows) : []),
        ]);
        inside = { title: around.title ? `${around.title} > ${own}` : own, ids: [...ids] };
        if (runner !== 'describe') {
          if (ids.size > 0) {
            const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
            found.push({ file, line, title: inside.title, ids: [...ids] });
          }
          return;
        }
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside, table));
  };
  visit(source, { title: '', ids: [] }, undefined);
  return found;
}

/** The own title of every test of a file, as it is written there; skipped ones do not count. */
export function readOwnTitles(file: string, text: string): string[] {
  const titles: string[] = [];
  walk(parseSource(file, text), (node) => {
    if (!ts.isCallExpression(node) || isEachTable(node)) return;
    const runner = runnerOf(node.expression);
    const own = node.arguments[0] && textOf(node.arguments[0]);
    if (runner !== undefined && runner !== 'describe' && own !== undefined) titles.push(own);
  });
  return titles;
}

/** `it.each(rows)` itself, which is called once more with the title. */
const isEachTable = (call: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 'each';

function eachRows(callee: ts.Expression, source: ts.SourceFile): ts.Node[] | undefined {
  if (ts.isTaggedTemplateExpression(callee)) return [callee.template];
  if (ts.isCallExpression(callee) && isEachTable(callee) && callee.arguments[0]) {
    return tableOf(callee.arguments[0], source);
  }
  return undefined;
}

/** The literals behind an expression: itself, and the constants of this file that it or its rows name. */
function tableOf(expression: ts.Expression, source: ts.SourceFile): ts.Node[] {
  let bare = expression;
  while (ts.isAsExpression(bare) || ts.isSatisfiesExpression(bare) || ts.isParenthesizedExpression(bare)) {
    bare = bare.expression;
  }
  const naming: ts.Node[] = ts.isArrayLiteralExpression(bare)
    ? bare.elements.filter((row) => ts.isIdentifier(row) || ts.isSpreadElement(row))
    : [bare];
  const names = new Set<string>();
  for (const node of naming) {
    walk(node, (inner) => {
      if (ts.isIdentifier(inner)) names.add(inner.text);
    });
  }
  const parts: ts.Node[] = [expression];
  walk(source, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && names.has(node.name.text) && node.initializer) {
      parts.push(node.initializer);
    }
  });
  return parts;
}
