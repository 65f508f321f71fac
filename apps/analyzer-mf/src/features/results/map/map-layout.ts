import type { MeasuredNode } from './map-boxes.ts';
import type { MapModel } from './map-model.ts';
import { pageLayout, isStar } from './page-layout.ts';
import { treeLayout } from './tree-layout.ts';

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
/** x and y are the middle. */
export interface PlacedNode extends MeasuredNode, Point {}
export interface PlacedStep extends Point {
  id: string;
}
export type LineKind = 'support' | 'conclude' | 'attack' | 'undercut';
export interface PlacedLine {
  kind: LineKind;
  from: string;
  to: string;
  points: Point[];
  /** Goes level and upright, with round corners. */
  square: boolean;
}
export interface MapLayout extends Size {
  nodes: PlacedNode[];
  steps: PlacedStep[];
  lines: PlacedLine[];
}

/** Below this the words are too small to be read with ease. */
export const READABLE = 0.87;

/** Of the boxes of long texts in a tree, the first that fits. */
const TREE_WIDTHS = [320, 232] as const;

export const fitScale = ({ width, height }: Size, room: Size): number =>
  Math.min(1, room.width / Math.max(1, width), room.height / Math.max(1, height));

/**
 * The layout that suits this room: a small argument as the tree it is, reasons above what they show; one that could
 * not be read so as a page, its conclusion at the head and the reasons in columns below, as wide as the room.
 */
export function layoutFor(model: MapModel, room: Size): MapLayout {
  const fitting = TREE_WIDTHS.map((widest) => treeLayout(model, widest)).find(
    (tree) => fitScale(tree, room) >= READABLE,
  );
  if (fitting) return fitting;
  return isStar(model) ? pageLayout(model, room.width) : treeLayout(model, TREE_WIDTHS[0]);
}
