import type { AnalysisHistorySummary } from '@premise/contracts';
import { ActionIcon, Icon, Tooltip } from '@premise/ui';
import { Link } from 'react-router-dom';
import { ageLabel } from './age-label.ts';
import classes from './history-item.module.css';
import { previewText } from './preview-text.ts';

interface HistoryItemProps {
  item: AnalysisHistorySummary;
  now: number;
  /** True while its text and results are being fetched for the editor. */
  loading: boolean;
  /** Its result is on screen now. */
  current: boolean;
  onSelect: (analysisId: string) => void;
  onDelete: (analysisId: string) => void;
}

export function HistoryItem({ item, now, loading, current, onSelect, onDelete }: HistoryItemProps) {
  const preview = previewText(item.argumentText, item.truncated);
  const short = preview.slice(0, 40);
  return (
    <li className={classes.item}>
      <Link
        to={`/analysis/${encodeURIComponent(item.id)}`}
        className={classes.link}
        aria-current={current || undefined}
      >
        <span className={classes.preview}>{preview}</span>
        <span className={classes.meta}>
          <time dateTime={item.timestamp} title={new Date(item.timestamp).toLocaleString('en')}>
            {ageLabel(item.timestamp, now)}
          </time>
          {item.conclusionType && <span>{item.conclusionType}</span>}
        </span>
      </Link>
      <div className={classes.actions}>
        <Tooltip label="Load into the editor">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Load into the editor: ${short}`}
            loading={loading}
            onClick={() => onSelect(item.id)}
          >
            <Icon name="pencil" size={16} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Delete">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Delete analysis: ${short}`}
            onClick={() => onDelete(item.id)}
          >
            <Icon name="trash" size={16} />
          </ActionIcon>
        </Tooltip>
      </div>
    </li>
  );
}
