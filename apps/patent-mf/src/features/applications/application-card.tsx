import { COMPLETED_FLAGS, type ApplicationListItem } from '@premise/contracts';
import { CHECKS_FOR_COMPLETE, progressPercent } from '@premise/patent-rules';
import { Button, Icon } from '@premise/ui';
import { Link } from 'react-router-dom';
import { draftTitle } from '../../shared/draft-title.ts';
import { timeAgo } from '../../shared/time-ago.ts';
import classes from './application-card.module.css';

/** What the badge goes by. */
const WRITTEN = `At least ${CHECKS_FOR_COMPLETE} of its ${COMPLETED_FLAGS.length} sections are filled in`;
/** S2 section 9. */
const THUMBNAILS = 3;

interface ApplicationCardProps {
  application: ApplicationListItem;
  /** This device holds words of it that are not sent yet. */
  unsent: boolean;
  onDelete: () => void;
  /** Shows an image enlarged. */
  onEnlarge: (at: number) => void;
}

/** One application in the list (S2 section 2). */
export function ApplicationCard({ application, unsent, onDelete, onEnlarge }: ApplicationCardProps) {
  const { id, title, shortDescription, status, completedSections, images, updatedAt } = application;
  const complete = status === 'complete';
  const progress = progressPercent(completedSections);
  const name = draftTitle(title);
  const more = images.length - THUMBNAILS;
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title}>{name}</h2>
        <span className={classes.status} data-complete={complete || undefined} title={complete ? WRITTEN : undefined}>
          {complete ? 'Complete' : 'Draft'}
        </span>
      </div>
      <p className={classes.description}>{shortDescription || 'Nothing to quote yet.'}</p>
      {images.length > 0 && (
        <ul className={classes.images} aria-label={`Images of ${name}`}>
          {images.slice(0, THUMBNAILS).map((image, at) => (
            <li key={image.id}>
              <button type="button" className={classes.image} onClick={() => onEnlarge(at)}>
                <img src={image.thumbnailUrl} alt={`Enlarge ${image.name}`} loading="lazy" />
              </button>
            </li>
          ))}
          {more > 0 && (
            <li>
              <button type="button" className={classes.more} onClick={() => onEnlarge(THUMBNAILS)}>
                +{more} more
              </button>
            </li>
          )}
        </ul>
      )}
      <div className={classes.progress}>
        <div
          className={classes.track}
          role="progressbar"
          aria-label={`Sections of ${name} that are marked complete`}
          aria-valuenow={progress}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={progress} height="1" />
          </svg>
        </div>
        {/* the badge tells what is written, this what its inventor has marked: the two may differ */}
        <span className={classes.percent}>
          <span>{progress}%</span> marked complete
        </span>
      </div>
      <p className={classes.when}>
        {unsent ? <span className={classes.unsent}>Changes kept on this device</span> : <>Saved {timeAgo(updatedAt)}</>}
      </p>
      <div className={classes.buttons}>
        <Button component={Link} to={`/patent-buddy/wizard/${encodeURIComponent(id)}`} variant="default">
          Continue Editing
        </Button>
        <Button
          variant="subtle"
          color="red"
          onClick={onDelete}
          aria-label={`Delete ${name}`}
          leftSection={<Icon name="trash" size={18} />}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
