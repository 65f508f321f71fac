import { SaxesParser } from 'saxes';
import { namedCharacter } from './named-characters.ts';
import type { XmlNode } from './xml-node.ts';

/** Text or elements nested deeper are no patent. */
const DEEPEST = 200;

// A lookup that the parser makes by name. Declarations inside a document are never read, so none of its names can expand to more.
const CHARACTERS = new Proxy<Record<string, string>>(
  {},
  { get: (_, name) => (typeof name === 'string' ? namedCharacter(name) : undefined) },
);

/**
 * Parses one document into a tree. The DTD is neither fetched nor read, no external entity is, and a name that stands for no known
 * character stays as it is written. Throws an Error with the place of the first fault.
 */
export function parseXml(text: string): XmlNode {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  parser.ENTITIES = CHARACTERS;
  const root: XmlNode = { name: '', attributes: {}, children: [] };
  const open = [root];
  let fault: Error | null = null;
  parser.on('error', (error) => {
    if (!/undefined entity/.test(error.message)) fault ??= error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: XmlNode = { name, attributes, children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
    if (open.length > DEEPEST) throw new Error('Elements are nested too deeply.');
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const add = (piece: string): void => {
    open.at(-1)?.children.push(piece);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text.replace(/^\uFEFF/, '')).close();
  if (fault !== null) throw fault as Error;
  const [document] = root.children.filter((child) => typeof child !== 'string');
  if (document === undefined) throw new Error('The document is empty.');
  return document;
}
