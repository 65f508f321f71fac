import type { PatentImage } from '@premise/contracts';
import { useState, useSyncExternalStore } from 'react';
import type { StepProps } from '../step-props.ts';
import { figuresOf } from './figures-of.ts';
import { queueOf } from './upload-queue.ts';

/** The files on their way into a draft. What has arrived becomes an image of the draft with a figure of its own. */
export function useUploadQueue({
  userId,
  applicationId,
  change,
}: Pick<StepProps, 'userId' | 'applicationId' | 'change'>) {
  // the first save gives the draft an id: what was chosen before it stays
  const [queue] = useState(() => queueOf(userId, applicationId));
  const files = useSyncExternalStore(queue.subscribe, queue.files);
  const onUploaded = (image: PatentImage) =>
    change((now) => {
      const images = [...now.images, image];
      return { images, figures: figuresOf({ images, figures: now.figures }) };
    });
  const start = (keys?: readonly string[]) => queue.start({ userId, applicationId, onUploaded }, keys ?? null);
  return { queue, files, start };
}
