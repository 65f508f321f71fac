import type { AuditSpan, Figure } from '@premise/contracts';
import { type FigureMention, figureLabel, figureMentions } from '../../numerals/figure-mentions.ts';
import { type ReferenceMention, referenceMentions } from '../../numerals/reference-mentions.ts';
import { type DraftFacts, hitsIn, type TextFacts } from '../draft-facts.ts';

/** A drawing that is there: as a figure with its picture, or as a picture alone. */
export interface Drawn {
  /** "3A"; null when the only hint is a picture's name without a number. */
  label: string | null;
  place: 'figures' | 'images';
  index: number;
}

export const normalLabel = (label: string): string =>
  label
    .trim()
    .replace(/^fig(?:ure)?s?\.?\s*/i, '')
    .toUpperCase();

/** Figures with a picture, then pictures that belong to no figure. Null: the draft was read without drawings. */
export function drawnFigures({ draft }: DraftFacts): Drawn[] | null {
  if (draft.figures === undefined && draft.images === undefined) return null;
  const figures = draft.figures ?? [];
  const used = new Set(figures.flatMap(({ imageId }) => imageId ?? []));
  const ids = draft.images === undefined ? null : new Set(draft.images.map(({ id }) => id));
  const shown = figures.flatMap((figure, index): Drawn[] =>
    isShown(figure, ids) ? [{ label: normalLabel(figure.number), place: 'figures', index }] : [],
  );
  const loose = (draft.images ?? []).flatMap((image, index): Drawn[] =>
    used.has(image.id)
      ? []
      : [
          {
            label: figureLabel(image.name) ?? (figures.length === 0 ? String(index + 1) : null),
            place: 'images',
            index,
          },
        ],
  );
  return [...shown, ...loose];
}

const isShown = (figure: Figure, ids: ReadonlySet<string> | null): boolean =>
  figure.imageId !== null && (ids === null || ids.has(figure.imageId));

/** The hits in a text with its name, made once for each text. */
function placed<T extends AuditSpan>(
  text: TextFacts,
  key: string,
  find: (unit: string) => T[],
): Array<T & { field: TextFacts['field'] }> {
  const known = text.notes.get(`${key} placed`) as Array<T & { field: TextFacts['field'] }> | undefined;
  if (known) return known;
  const hits = hitsIn(text, key, find).map((hit) => ({ ...hit, field: text.field }));
  text.notes.set(`${key} placed`, hits);
  return hits;
}

export type PlacedMention = FigureMention & { field: TextFacts['field'] };

export function mentionsIn(texts: readonly TextFacts[]): PlacedMention[] {
  return texts.flatMap((text) => placed(text, 'figures', figureMentions));
}

export type PlacedReference = ReferenceMention & { field: TextFacts['field'] };

export function referencesIn(texts: readonly TextFacts[]): PlacedReference[] {
  return texts.flatMap((text) => placed(text, 'references', referenceMentions));
}

/** Of several, the first of each key. */
export function firstOf<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const own = key(item);
    if (seen.has(own)) return false;
    seen.add(own);
    return true;
  });
}
