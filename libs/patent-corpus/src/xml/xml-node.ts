/** An element of a document, as a tree. */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: (XmlNode | string)[];
}

/** Elements that begin a new line or cell: their text does not run into what stands before. */
const BLOCKS = new Set([
  'p',
  'heading',
  'claim-text',
  'li',
  'entry',
  'row',
  'br',
  'paragraph',
  'PARA',
  'CLMSTEP',
  'H',
  'PTEXT',
  'entry-text',
  'mtr',
  'table',
  'tables',
  'maths',
  'MATH-US',
  'CWU',
  'table-cwu',
  'math-cwu',
]);

export const isNode = (child: XmlNode | string): child is XmlNode => typeof child !== 'string';

/** Child elements of a name. */
export const children = (node: XmlNode | undefined, name: string): XmlNode[] =>
  (node?.children ?? []).filter(isNode).filter((child) => child.name === name);

/** The first element along a way of names; undefined where the way ends. */
export function at(node: XmlNode | undefined, ...way: string[]): XmlNode | undefined {
  let here = node;
  for (const name of way) here = children(here, name)[0];
  return here;
}

/** All elements of a name below a node, in the order of the document. */
export function below(node: XmlNode | undefined, name: string): XmlNode[] {
  const found: XmlNode[] = [];
  const walk = (one: XmlNode): void => {
    for (const child of one.children) {
      if (!isNode(child)) continue;
      if (child.name === name) found.push(child);
      walk(child);
    }
  };
  if (node !== undefined) walk(node);
  return found;
}

/** The text of an element and all below it, blanks joined. */
export function textOf(node: XmlNode | undefined): string {
  const parts: string[] = [];
  const walk = (one: XmlNode): void => {
    const block = BLOCKS.has(one.name);
    if (block) parts.push(' ');
    for (const child of one.children) {
      if (isNode(child)) walk(child);
      else parts.push(child);
    }
    if (block) parts.push(' ');
  };
  if (node !== undefined) walk(node);
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}
