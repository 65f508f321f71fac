import { LIMITS } from '@premise/contracts';
import { Button, Icon, Progress } from '@premise/ui';
import type { ChosenFile, UploadQueue } from './upload-queue.ts';
import { sizeInMb } from './size-in-mb.ts';
import buttons from '../../../../shared/buttons.module.css';
import classes from './chosen-files.module.css';

interface ChosenFilesProps {
  files: readonly ChosenFile[];
  queue: UploadQueue;
  onStart: (keys?: readonly string[]) => void;
  disabled: boolean;
}

/** Drawn at once; of the rest the number is told. */
const SHOWN = 120;

/** What was picked and is not in the draft yet: to be named, uploaded, tried again, or left out. */
export function ChosenFiles({ files, queue, onStart, disabled }: ChosenFilesProps) {
  if (files.length === 0) return null;
  const ready = files.filter(({ state }) => state === 'chosen' || state === 'failed').length;
  const busy = files.filter(({ state }) => state === 'waiting' || state === 'uploading').length;
  const failed = files.filter(({ state }) => state === 'failed').length;
  const refused = files.filter(({ state }) => state === 'refused').length;
  return (
    <section className={classes.chosen} aria-label="Selected files">
      <p className={classes.sum} role="status">
        {[
          busy > 0 && `Uploading, ${busy} to go`,
          ready - failed > 0 && `${ready - failed} selected`,
          failed > 0 && 'Failed to upload image(s).',
          refused > 0 && `${refused} cannot be uploaded`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul className={classes.files}>
        {files.slice(0, SHOWN).map((file) => (
          <FileRow key={file.key} file={file} queue={queue} disabled={disabled} onRetry={() => onStart([file.key])} />
        ))}
      </ul>
      {files.length > SHOWN && <p className={classes.more}>and {files.length - SHOWN} more</p>}
      <div className={classes.buttons}>
        {ready > 0 && (
          <Button disabled={disabled} onClick={() => onStart()}>
            {failed === ready ? 'Try again' : `Upload ${ready} ${ready === 1 ? 'image' : 'images'}`}
          </Button>
        )}
        <Button variant="default" onClick={() => queue.clear()}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

interface FileRowProps {
  file: ChosenFile;
  queue: UploadQueue;
  disabled: boolean;
  onRetry: () => void;
}

function FileRow({ file: { key, file, name, state, progress, error }, queue, disabled, onRetry }: FileRowProps) {
  const still = state === 'chosen' || state === 'failed';
  return (
    <li className={classes.file} data-state={state}>
      <div className={classes.words}>
        {still ? (
          <input
            className={classes.name}
            value={name}
            maxLength={LIMITS.imageNameMaxLength}
            aria-label={`Name of ${file.name}`}
            disabled={disabled}
            onChange={(event) => queue.rename(key, event.currentTarget.value)}
          />
        ) : (
          <span className={classes.fixed}>{state === 'refused' ? file.name : name}</span>
        )}
        <span className={classes.size}>{sizeInMb(file.size)}</span>
      </div>
      {(state === 'uploading' || state === 'waiting') && (
        <Progress
          className={classes.progress}
          size="sm"
          value={Math.round(progress * 100)}
          aria-label={`Upload of ${name}`}
        />
      )}
      {error !== null && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <span className={classes.rowButtons}>
        {state === 'failed' && (
          <button type="button" className={buttons.icon} aria-label={`Try ${name} again`} onClick={onRetry}>
            <Icon name="refresh" size={18} />
          </button>
        )}
        <button
          type="button"
          className={buttons.icon}
          aria-label={
            state === 'uploading' || state === 'waiting' ? `Cancel the upload of ${name}` : `Leave out ${file.name}`
          }
          onClick={() => queue.remove(key)}
        >
          <Icon name="close" size={18} />
        </button>
      </span>
    </li>
  );
}
