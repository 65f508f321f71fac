import {
  antecedents,
  claimIndex,
  parseClaims,
  type AntecedentAnalysis,
  type Claim,
  type ClaimIndex,
} from '@premise/patent-rules';

/** Claims taken apart, and the text that was: spans are true of that text alone. */
export interface ReadClaims extends AntecedentAnalysis {
  text: string;
  claims: Claim[];
}

/** A reader that remembers: of a hundred claims only the one that changed is read again. */
export function claimReader(): (text: string) => ReadClaims {
  let known = new Map<string, ClaimIndex>();
  return (text) => {
    const used = new Map<string, ClaimIndex>();
    const indexOf = (claim: string) => {
      const index = used.get(claim) ?? known.get(claim) ?? claimIndex(claim);
      used.set(claim, index);
      return index;
    };
    const claims = parseClaims(text);
    const analysis = antecedents(claims, indexOf);
    known = used;
    return { text, claims, ...analysis };
  };
}
