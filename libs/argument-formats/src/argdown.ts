import type { Diagram, DiagramNode } from './diagram.ts';
import { oneLine } from './one-line.ts';

/**
 * The diagram in Argdown (argdown.org): statements with titles, the step as an argument with its premises and conclusion,
 * the flaws as undercuts of it. Hidden assumptions carry the tag #hidden.
 */
export function toArgdown({ nodes, edges }: Diagram): string {
  const conclusion = nodes.find(({ role }) => role === 'conclusion');
  if (!conclusion) return '# No argument was found\n';
  const inference = nodes.find(({ role }) => role === 'inference');
  const pointingAt = (id: string, kind: string): DiagramNode[] =>
    edges
      .filter((edge) => edge.to === id && edge.kind === kind)
      .flatMap(({ from }) => nodes.filter((node) => node.id === from));

  const attacks = pointingAt(conclusion.id, 'attack').map((node) => `  - ${definition(node)}`);
  const blocks = [[definition(conclusion), ...attacks]];
  if (inference) {
    const undercuts = pointingAt(inference.id, 'undercut').map((node) => `  <_ ${definition(node)}`);
    const reasons = pointingAt(inference.id, 'support');
    blocks.push(
      [stepDefinition(inference), ...undercuts],
      [`<${argdownTitle(inference)}>`],
      [
        ...reasons.map((node, at) => `(${at + 1}) ${definition(node)}`),
        '-----',
        `(${reasons.length + 1}) [${argdownTitle(conclusion)}]`,
      ],
    );
  }
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** The title under which a node stands in the document: "Premise 1", "Conclusion" … */
export function argdownTitle({ id }: DiagramNode): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function definition(node: DiagramNode): string {
  return `[${argdownTitle(node)}]: ${argdownText(node.text)}${node.hidden ? ' #hidden' : ''}`;
}

function stepDefinition(node: DiagramNode): string {
  const text = argdownText(node.text);
  return text === '' ? `<${argdownTitle(node)}>` : `<${argdownTitle(node)}>: ${text}`;
}

/**
 * Text of a statement, on one line, in which no character is read as markup: brackets, mentions, tags, emphasis,
 * comments, data, relations, front matter (===), and the short codes between two dots or two colons.
 */
export function argdownText(text: string): string {
  return oneLine(text)
    .replace(/[\\@#*_[\]<>{}()/]/g, '\\$&')
    .replace(/={3,}/g, (run) => run.replaceAll('=', '\\='))
    .replace(/[.:](?=\S)/g, '\\$&');
}
