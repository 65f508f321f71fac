import type { ApplicationVersion, VersionReason } from '@premise/contracts';
import { Icon } from '@premise/ui';
import classes from './version-history.module.css';

const REASONS: Record<VersionReason, string> = {
  automatic: 'Kept before you went on writing',
  'before-loss': 'Kept before much of it was removed',
  'before-restore': 'Kept before another version was restored',
  named: 'Kept by you',
};

export const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface VersionListProps {
  versions: readonly ApplicationVersion[];
  present: number | null;
  onShow: (version: ApplicationVersion) => void;
}

export function VersionList({ versions, present, onShow }: VersionListProps) {
  return (
    <ol className={classes.versions} aria-label="Earlier versions">
      {versions.map((version) => (
        <li key={version.version}>
          <button type="button" className={classes.version} onClick={() => onShow(version)}>
            <span className={classes.what}>
              <strong>{version.name ?? timeOf(version.savedAt)}</strong>
              <span className={classes.why}>
                {version.name !== null && `${timeOf(version.savedAt)} · `}
                {version.version === present ? 'As it is now' : REASONS[version.reason]}
              </span>
            </span>
            <span className={classes.size}>
              {version.words.toLocaleString('en-US')} {version.words === 1 ? 'word' : 'words'}
            </span>
            <Icon name="chevron-right" size={18} />
          </button>
        </li>
      ))}
    </ol>
  );
}
