import type { MapNode } from './map-model.ts';
import { wrapWords } from './wrap-words.ts';

/** Measures of the drawing in px at scale 1; the screen and the files share them. */
export const MEASURES = {
  padding: 14,
  /** Room of the line with the sign and the name. */
  head: 26,
  textSize: 15,
  lineHeight: 20,
  maxLines: 5,
  /** In a narrow node. */
  maxNarrowLines: 7,
  /** Edge length of the sign that stands for a step. */
  step: 28,
} as const;

/** Below this width a line holds so few words that a node may have more of them. */
const NARROW = 264;

/** A node with its text broken into lines, before it has a place. */
export interface MeasuredNode {
  node: MapNode;
  lines: string[];
  /** The text goes on beyond its lines. */
  cut: boolean;
  width: number;
  height: number;
}

export function measureNode(node: MapNode, width: number): MeasuredNode {
  const most = width < NARROW ? MEASURES.maxNarrowLines : MEASURES.maxLines;
  const { lines, cut } = wrapWords(node.text, width - 2 * MEASURES.padding, MEASURES.textSize, most);
  const height = 2 * MEASURES.padding - 4 + MEASURES.head + lines.length * MEASURES.lineHeight;
  return { node, lines, cut, width, height };
}
