import type { AuditSpan } from '@premise/contracts';

export type ClaimKind = 'method' | 'apparatus' | 'system' | 'composition' | 'medium';

/** A claim's mention of other claims, "any one of claims 1 to 3". Spans are offsets into the whole claims text. */
export interface ClaimReference {
  numbers: number[];
  span: AuditSpan;
  /** One claim; several in the alternative ("any one of", "or"); several at once ("claims 1 and 2"). */
  manner: 'single' | 'alternative' | 'cumulative';
  /** Refers to "any preceding claim" and the like without numbers; `numbers` then holds all earlier ones. */
  relative: boolean;
}

export interface ClaimTransition {
  phrase: string;
  span: AuditSpan;
  /** "comprising" leaves room for more, "consisting of" does not, "consisting essentially of" a little. */
  scope: 'open' | 'closed' | 'partly-closed';
}

export interface Claim {
  /** Place in the list, from 0. */
  index: number;
  /** As written; null where the claim has no number. */
  number: number | null;
  numberSpan: AuditSpan | null;
  /** From the number to the end of the claim's last word. */
  span: AuditSpan;
  /** The claim without its number, exactly as it stands. */
  text: string;
  /** Offset of `text` in the claims. */
  textStart: number;
  /** Null for an independent claim. */
  dependsOn: ClaimReference | null;
  /**
   * True for "The lever of claim 1, wherein"; false for a claim of its own that borrows another, "A kit with the lever of
   * claim 1", and for independent claims.
   */
  narrows: boolean;
  kind: ClaimKind;
  /** What the claim is to, such as "A pump for water". */
  preamble: string;
  transition: ClaimTransition | null;
}
