import { LIMITS } from '@premise/contracts';
import { Banner, Button, Checkbox } from '@premise/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Lightbox } from '../../../../shared/lightbox/lightbox.tsx';
import type { StepProps } from '../step-props.ts';
import { TextSection } from '../text/text-section.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import { FigureList } from './figure-list.tsx';
import { getPatentFeatures } from '../../../../shared/api/get-patent-features.ts';
import { ImagePicker } from './image-picker.tsx';
import { nextFigureNumber } from './figure-numbers.ts';
import { useFigures } from './use-figures.ts';
import { useUploadQueue } from './use-upload-queue.ts';
import buttons from '../../../../shared/buttons.module.css';
import classes from './drawings-step.module.css';

const UNAVAILABLE =
  'Image upload is not available. Please configure the object store (OBJECT_STORE) to enable this feature.';

/** Images, the figures they show, and the brief description that comes of them. */
export function DrawingsStep(props: StepProps) {
  const { draft, change, disabled } = props;
  const { data } = useQuery({ queryKey: ['patent-features'], queryFn: getPatentFeatures, retry: false });
  const { queue, files, start } = useUploadQueue(props);
  const drawn = useFigures(draft, change);
  const { figures } = drawn;
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const shown = figures.flatMap(({ number, imageId }) => {
    const image = draft.images.find(({ id }) => id === imageId);
    return image ? [{ id: image.id, url: image.url, name: `FIG. ${number}: ${image.name}` }] : [];
  });
  return (
    <>
      <p className={classes.guide}>
        Add a drawing wherever it helps to understand the invention, say in one line what each shows, and name the parts
        by numeral.
      </p>
      {data?.features.imageUpload === false ? (
        <Banner tone="warning">{UNAVAILABLE}</Banner>
      ) : (
        <ImagePicker
          disabled={disabled}
          onFiles={(chosen) =>
            queue.choose(chosen, LIMITS.imagesPerApplication - draft.images.length, nextFigureNumber(figures))
          }
        />
      )}
      <ChosenFiles files={files} queue={queue} onStart={start} disabled={disabled} />
      {drawn.done && (
        <p className={classes.done} role="status">
          {drawn.done.words}
          <button type="button" className={buttons.undo} onClick={drawn.undo}>
            Undo
          </button>
        </p>
      )}
      {figures.length > 0 && (
        <FigureList
          figures={figures}
          images={draft.images}
          disabled={disabled}
          onFigures={drawn.put}
          onRename={drawn.rename}
          onRemove={drawn.remove}
          onEnlarge={setEnlarged}
        />
      )}
      <div className={classes.brief}>
        {drawn.composable && (
          <div className={classes.compose}>
            <Button variant="default" disabled={disabled || drawn.inStep} onClick={drawn.compose}>
              {drawn.inStep ? 'Written from the figures' : 'Write it from the figures'}
            </Button>
            <Checkbox
              size="sm"
              label="Keep it in step with the figures"
              checked={drawn.follows}
              disabled={disabled}
              onChange={(event) => drawn.setFollows(event.currentTarget.checked)}
            />
          </div>
        )}
        <TextSection
          draft={draft}
          change={change}
          disabled={disabled}
          name="drawings"
          label="Brief description of the drawings"
          rows={8}
          required
          placeholder="FIG. 1 is a perspective view of …"
          guide={null}
        />
      </div>
      {enlarged !== null && (
        <Lightbox
          images={shown}
          start={Math.max(
            0,
            shown.findIndex(({ id }) => id === enlarged),
          )}
          onClose={() => setEnlarged(null)}
        />
      )}
    </>
  );
}
