import type { AuditSpan, DraftTextName } from '@premise/contracts';
import { type AntecedentAnalysis, antecedents } from '../claims/antecedents.ts';
import type { Claim } from '../claims/claim.ts';
import { parentsOf } from '../claims/claim-outline.ts';
import { claimIndex, type ClaimIndex } from '../claims/claim-words.ts';
import { parseClaims } from '../claims/parse-claims.ts';
import { type AuditedDraft, TEXT_FIELDS } from '../draft/audited-draft.ts';
import { wordCount } from '../text/text-hits.ts';
import { noted, type PlacedUnit, UnitMemory, unitsOf } from '../text/text-units.ts';
import { wordFamily } from '../text/word-forms.ts';

/** One text of a draft, cut into units that remember what was found in them. */
export interface TextFacts {
  field: DraftTextName;
  text: string;
  units: PlacedUnit[];
  notes: Map<string, unknown>;
}

export interface ClaimFacts {
  claims: Claim[];
  /** By place of the claim. */
  parents: Claim[][];
  analysis: AntecedentAnalysis;
  indexOf: (claim: Claim) => ClaimIndex;
  notes: Map<string, unknown>;
}

export interface DraftFacts {
  draft: AuditedDraft;
  /** YYYY-MM-DD; null where the caller does not say. */
  today: string | null;
  /** Null: the draft does not have this text at all. */
  text(field: DraftTextName): TextFacts | null;
  /** The texts that are there and not blank. */
  texts(...fields: DraftTextName[]): TextFacts[];
  claims: ClaimFacts | null;
}

/** What one audit leaves for the next. */
export class AuditMemory {
  readonly units = new UnitMemory();
  texts = new Map<DraftTextName, TextFacts>();
  claimText: string | null = null;
  claimFacts: ClaimFacts | null = null;
  claimIndices = new Map<string, ClaimIndex>();
}

export function factsOf(draft: AuditedDraft, memory: AuditMemory, today: string | null): DraftFacts {
  const texts = new Map<DraftTextName, TextFacts>();
  for (const field of TEXT_FIELDS) {
    const text = draft[field];
    if (text === undefined) continue;
    const known = memory.texts.get(field);
    if (known?.text === text) {
      memory.units.keep(known.units);
      texts.set(field, known);
    } else texts.set(field, { field, text, units: unitsOf(text, memory.units), notes: new Map() });
  }
  memory.texts = texts;
  memory.units.turn();
  return {
    draft,
    today,
    text: (field) => texts.get(field) ?? null,
    texts: (...fields) =>
      fields.flatMap((field) => {
        const facts = texts.get(field);
        return facts && facts.text.trim() !== '' ? [facts] : [];
      }),
    claims: claimFactsOf(draft.claims, memory),
  };
}

function claimFactsOf(text: string | undefined, memory: AuditMemory): ClaimFacts | null {
  if (text === undefined || text.trim() === '') return null;
  if (memory.claimText === text) return memory.claimFacts;
  const claims = parseClaims(text);
  const indices = new Map<string, ClaimIndex>();
  const indexOf = (claimText: string): ClaimIndex => {
    const index = indices.get(claimText) ?? memory.claimIndices.get(claimText) ?? claimIndex(claimText);
    indices.set(claimText, index);
    return index;
  };
  memory.claimFacts = {
    claims,
    parents: parentsOf(claims),
    analysis: antecedents(claims, indexOf),
    indexOf: (claim) => indexOf(claim.text),
    notes: new Map(),
  };
  memory.claimText = text;
  memory.claimIndices = indices;
  return memory.claimFacts;
}

/** What `find` finds in each unit, at its place in the whole text. Worked out once for each unit. */
export function hitsIn<T extends AuditSpan>(facts: TextFacts, key: string, find: (text: string) => T[]): T[] {
  const known = facts.notes.get(key) as T[] | undefined;
  if (known) return known;
  const hits: T[] = [];
  for (const { start, unit } of facts.units) {
    for (const hit of noted(unit, key, find)) hits.push({ ...hit, start: hit.start + start, end: hit.end + start });
  }
  facts.notes.set(key, hits);
  return hits;
}

export const wordsIn = (facts: TextFacts): number => {
  const known = facts.notes.get('words') as number | undefined;
  if (known !== undefined) return known;
  const words = facts.units.reduce((sum, { unit }) => sum + noted(unit, 'words', wordCount), 0);
  facts.notes.set('words', words);
  return words;
};

/** Families of all words of a unit. */
function familiesOf(text: string): Set<string> {
  const families = new Set<string>();
  for (const [word] of text.matchAll(/[\p{L}][\p{L}\p{N}]*/gu)) {
    families.add(word.toLowerCase());
    families.add(wordFamily(word));
  }
  return families;
}

/** Families of all words of a text. */
function familiesIn({ units, notes }: TextFacts): ReadonlySet<string> {
  const known = notes.get('families') as ReadonlySet<string> | undefined;
  if (known) return known;
  const families = new Set<string>();
  for (const { unit } of units) for (const family of noted(unit, 'families', familiesOf)) families.add(family);
  notes.set('families', families);
  return families;
}

/** Whether one of the texts has a word of the same family. */
export function hasWord(texts: readonly TextFacts[], word: string): boolean {
  const wanted = [word.toLowerCase(), wordFamily(word)];
  return texts.some((text) => wanted.some((form) => familiesIn(text).has(form)));
}
