import type { Figure, PatentImage } from '@premise/contracts';
import type { WizardDraft } from '@premise/web-platform';
import { useState } from 'react';
import type { StepProps } from '../step-props.ts';
import { composeDrawings } from './compose-drawings.ts';
import { figuresOf } from './figures-of.ts';
import { inOrder } from './figure-numbers.ts';

type Drawn = Pick<WizardDraft, 'figures' | 'images' | 'drawings'>;
/** What was done last, and how it was before. */
interface Done {
  words: string;
  before: Drawn;
}

/** The figures of a draft with everything that can be done to them, and the way back from what took something away. */
export function useFigures(draft: WizardDraft, change: StepProps['change']) {
  const [follows, setFollows] = useState(true);
  const [done, setDone] = useState<Done | null>(null);
  const figures = figuresOf(draft);
  const { images, drawings } = draft;
  const composed = composeDrawings(figures);

  /** A text that is what the figures made stays so, unless its inventor wants otherwise. */
  const patch = (next: Figure[], nextImages: readonly PatentImage[] = images): Partial<WizardDraft> => ({
    figures: next,
    images: [...nextImages],
    ...(follows && drawings === composed ? { drawings: composeDrawings(next) } : {}),
  });
  const remember = (words: string) => setDone({ words, before: { figures: draft.figures, images, drawings } });

  return {
    figures,
    follows,
    setFollows,
    /** Whether the text is what the figures make. */
    inStep: drawings === composed,
    composable: composed !== '',
    put: (next: Figure[]) => {
      setDone(null);
      change(patch(next));
    },
    rename: (imageId: string, name: string) =>
      change(
        patch(
          figures,
          images.map((image) => (image.id === imageId ? { ...image, name } : image)),
        ),
      ),
    remove: (figure: Figure) => {
      remember(`FIG. ${figure.number} was removed.`);
      const left = figures.filter(({ id }) => id !== figure.id);
      change(
        patch(
          inOrder(figures, left),
          images.filter(({ id }) => id !== figure.imageId),
        ),
      );
    },
    compose: () => {
      if (drawings.trim() !== '') remember('The brief description was written anew from the figures.');
      change({ figures, drawings: composed });
    },
    done,
    undo: () => {
      if (done !== null) change(done.before);
      setDone(null);
    },
  };
}
