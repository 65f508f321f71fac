import { directionOf } from '@premise/ui';
import type { MapNode } from './map-model.ts';
import { wrapWords } from './wrap-words.ts';

/** Measures of the drawing in px at scale 1; the screen and the files share them. */
export const MEASURES = {
  padding: 14,
  /** Room of the line with the sign and the name. */
  head: 26,
  textSize: 15,
  lineHeight: 20,
  /** Enough for nearly every statement; the longest end in an ellipsis, and whoever selects one reads it whole. */
  maxLines: 8,
  /** Edge length of the sign that stands for a step. */
  step: 28,
} as const;

/** One line of a node's text: x is where it starts, y its baseline, from the corner of the box. */
export interface PlacedText {
  x: number;
  y: number;
  text: string;
}

/** A node with its text broken into lines, before it has a place. */
export interface MeasuredNode {
  node: MapNode;
  lines: PlacedText[];
  /** Its lines start at the right. */
  fromRight: boolean;
  /** The text goes on beyond its lines. */
  cut: boolean;
  width: number;
  height: number;
}

export function measureNode(node: MapNode, width: number): MeasuredNode {
  const { lines, cut } = wrapWords(node.text, width - 2 * MEASURES.padding, MEASURES.textSize, MEASURES.maxLines);
  const fromRight = directionOf(node.text) === 'rtl';
  const height = 2 * MEASURES.padding - 4 + MEASURES.head + lines.length * MEASURES.lineHeight;
  const placed = lines.map((text, index) => ({
    text,
    x: fromRight ? width - MEASURES.padding : MEASURES.padding,
    y: MEASURES.padding + MEASURES.head + 10 + index * MEASURES.lineHeight,
  }));
  return { node, lines: placed, fromRight, cut, width, height };
}
