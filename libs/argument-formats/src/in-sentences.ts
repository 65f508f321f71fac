import type { Diagram } from './diagram.ts';

/**
 * The diagram with statements that stand by themselves: what followed "Therefore" in the text begins with a capital
 * letter. Words with a spelling of their own ("iPhone") and addresses keep it. The places of the words stay.
 */
export function inSentences({ nodes, edges }: Diagram): Diagram {
  return { nodes: nodes.map((node) => ({ ...node, text: capitalised(node.text) })), edges };
}

/** The sentence as one that stands by itself. */
export function capitalised(text: string): string {
  return text.replace(/^\p{Ll}(?=[\p{Ll}'’-]*(?:[\s,;]|$))/u, (letter) => letter.toUpperCase());
}
