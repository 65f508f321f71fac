import type { PaperSize } from '@premise/contracts';
import { ActionIcon, Checkbox, Icon, NativeSelect } from '@premise/ui';
import classes from './preview.module.css';
import type { PreviewView } from './set-pages.ts';
import type { Zoom } from './use-zoom.ts';

interface PreviewBarProps {
  pages: number;
  view: PreviewView;
  onView: (view: PreviewView) => void;
  paper: PaperSize;
  onPaper: (paper: PaperSize) => void;
  hasNumbers: boolean;
  onNumbers: (hasNumbers: boolean) => void;
  zoom: Zoom;
  /** Null where the browser has no full screen. */
  onFullScreen: (() => void) | null;
  /** Null: it is titled and closed from outside. */
  onClose: (() => void) | null;
}

const VIEWS = [
  { value: 'draft', label: 'Draft' },
  { value: 'filed', label: 'As filed' },
];
const PAPERS = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
];

export function PreviewBar({ zoom, ...props }: PreviewBarProps) {
  return (
    <header className={classes.bar}>
      <div className={classes.head}>
        {props.onClose && <h2 className={classes.title}>USPTO Format Preview</h2>}
        <span className={classes.pages}>{props.pages === 1 ? '1 page' : `${props.pages} pages`}</span>
      </div>
      {props.view === 'draft' && (
        <Checkbox
          size="sm"
          label="Show Page Numbers"
          checked={props.hasNumbers}
          onChange={(event) => props.onNumbers(event.currentTarget.checked)}
        />
      )}
      <div className={classes.group}>
        <NativeSelect
          className={classes.choice}
          size="sm"
          aria-label="Pages shown"
          data={VIEWS}
          value={props.view}
          onChange={(event) => props.onView(event.currentTarget.value as PreviewView)}
        />
        <NativeSelect
          className={classes.choice}
          size="sm"
          aria-label="Paper size"
          data={PAPERS}
          value={props.paper}
          onChange={(event) => props.onPaper(event.currentTarget.value as PaperSize)}
        />
      </div>
      <div className={classes.group} role="group" aria-label="Zoom">
        <ActionIcon variant="default" size={36} aria-label="Smaller" onClick={zoom.smaller}>
          −
        </ActionIcon>
        <span className={classes.factor}>{Math.round(zoom.factor * 100)}%</span>
        <ActionIcon variant="default" size={36} aria-label="Larger" onClick={zoom.larger}>
          +
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Fit to width"
          aria-pressed={zoom.isFitted}
          onClick={zoom.fit}
        >
          <Icon name="document" size={18} />
        </ActionIcon>
        {props.onFullScreen && (
          <ActionIcon variant="default" size={36} aria-label="Full screen" onClick={props.onFullScreen}>
            <Icon name="external" size={18} />
          </ActionIcon>
        )}
        {props.onClose && (
          <ActionIcon variant="subtle" size={36} aria-label="Close preview" onClick={props.onClose}>
            <Icon name="close" size={18} />
          </ActionIcon>
        )}
      </div>
    </header>
  );
}
