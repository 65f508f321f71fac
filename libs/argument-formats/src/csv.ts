import type { Diagram } from './diagram.ts';

const HEADER = ['id', 'role', 'hidden', 'text', 'relation', 'target'];

/** The diagram as a table (RFC 4180): one row a node, with what it does to which other node. */
export function toCsv({ nodes, edges }: Diagram): string {
  const rows = nodes.map((node) => {
    const edge = edges.find(({ from }) => from === node.id);
    return [node.id, node.role, node.hidden ? 'yes' : 'no', node.text, edge?.kind ?? '', edge?.to ?? ''];
  });
  return [HEADER, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** A cell. What a spreadsheet would run as a formula gets an apostrophe before it. */
export function csvCell(text: string): string {
  const inert = /^[\s\u0000]*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
