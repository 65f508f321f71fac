import { figureLabel } from '@premise/patent-rules';
import type { Figure } from '@premise/contracts';
import type { WizardDraft } from '@premise/web-platform';
import { nextFigureNumber } from './figure-numbers.ts';

/** The figures of a draft; images that none of them shows follow as figures of their own. */
export function figuresOf({ figures, images }: Pick<WizardDraft, 'figures' | 'images'>): Figure[] {
  const shown = new Set(figures.map(({ imageId }) => imageId));
  const all = [...figures];
  for (const image of images) {
    if (shown.has(image.id)) continue;
    const named = figureLabel(image.name);
    const number = named !== null && !all.some((figure) => figure.number === named) ? named : null;
    all.push({
      id: `image-${image.id}`.slice(0, 64),
      number: number ?? String(nextFigureNumber(all)),
      description: '',
      imageId: image.id,
      priorArt: false,
      numerals: [],
    });
  }
  return all;
}
