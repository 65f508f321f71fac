/** A piece of a document before it is set. */
export type BlockKind = 'office' | 'title' | 'line' | 'heading' | 'paragraph' | 'claim' | 'notice';

export interface Block {
  kind: BlockKind;
  /** One paragraph: no line breaks. */
  text: string;
  /** Stands at the left edge of the first line: `[0001]`, or a claim's number. */
  label?: string;
  /** Begins a new page. */
  newPage?: boolean;
  /** Where a list of contents points to. */
  bookmark?: string;
}
