import type { DraftTexts, Figure, PatentImage } from '@premise/contracts';

/** What of a draft is printed. Texts are as the inventor typed them. */
export interface DocumentDraft extends DraftTexts {
  inventors: readonly { name: string }[];
  figures: readonly Figure[];
}

/** A drawing with the size of its picture in pixels. */
export interface DocumentDrawing {
  /** Of the image. */
  id: string;
  name: string;
  width: number;
  height: number;
  /** What stands below it, such as `FIG. 3A` or `FIG. 1 (PRIOR ART)`; null: nothing. */
  label: string | null;
}

/**
 * The drawings in the order of the figures, then images that show none. A single view is not numbered (37 CFR
 * 1.84(u)(1)); a figure that shows only what is old says so (MPEP 608.02(g)).
 */
export function drawingsOf(
  images: readonly Pick<PatentImage, 'id' | 'name' | 'width' | 'height'>[],
  figures: readonly Figure[],
): DocumentDrawing[] {
  const order = new Map<string, Figure[]>();
  for (const figure of figures) {
    if (figure.imageId !== null) order.set(figure.imageId, [...(order.get(figure.imageId) ?? []), figure]);
  }
  const rank = new Map([...order.keys()].map((id, index) => [id, index]));
  const sorted = images
    .map((image, index) => ({ image, at: rank.get(image.id) ?? order.size + index }))
    .sort((left, right) => left.at - right.at);
  const isSingle = images.length === 1 && figures.length <= 1;
  return sorted.map(({ image: { id, name, width, height } }, index) => {
    const shown = order.get(id) ?? [];
    const numbers = shown.map(({ number }) => number.trim()).filter((number) => number !== '');
    // Where no figure was entered at all, the images are the figures.
    if (figures.length === 0) numbers.push(String(index + 1));
    const parts = [
      ...(isSingle ? [] : numbers.map((number) => `FIG. ${number}`)),
      ...(shown.some(({ priorArt }) => priorArt) ? ['(PRIOR ART)'] : []),
    ];
    return { id, name, width, height, label: parts.length === 0 ? null : parts.join(' ') };
  });
}
