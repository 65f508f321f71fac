import { ActionIcon, Button, Icon } from '@premise/ui';
import classes from './argument-map.module.css';

interface MapToolbarProps {
  percent: number;
  asList: boolean;
  onAsList: () => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: () => void;
  onSvg: () => void;
  onPng: () => void;
}

/** What can be done with the map: look closer, read it as a list, take it along. */
export function MapToolbar(props: MapToolbarProps) {
  const { percent, asList, onAsList, onZoomIn, onZoomOut, onFit, onSvg, onPng } = props;
  return (
    <div className={classes.toolbar} role="toolbar" aria-label="Argument map">
      <div className={classes.tools}>
        <ActionIcon variant="default" size="lg" aria-label="Zoom out" onClick={onZoomOut}>
          <Icon name="minus" size={16} />
        </ActionIcon>
        <span className={classes.percent}>{percent}%</span>
        <ActionIcon variant="default" size="lg" aria-label="Zoom in" onClick={onZoomIn}>
          <Icon name="plus" size={16} />
        </ActionIcon>
        <Button variant="default" size="sm" onClick={onFit}>
          Fit
        </Button>
      </div>
      <div className={classes.tools}>
        <Button variant="default" size="sm" aria-pressed={asList} onClick={onAsList}>
          Outline
        </Button>
        <Button variant="default" size="sm" aria-label="Download the map as SVG" onClick={onSvg}>
          SVG
        </Button>
        <Button variant="default" size="sm" aria-label="Download the map as PNG" onClick={onPng}>
          PNG
        </Button>
      </div>
    </div>
  );
}
