import type { ApplicationVersion } from '@premise/contracts';
import { Button, ErrorState, Icon, Skeleton } from '@premise/ui';
import { useQuery } from '@tanstack/react-query';
import { fieldText } from '../conflict/field-text.ts';
import { FIELD_LABELS } from '../field-labels.ts';
import { MERGED_FIELDS } from '../session/merge-drafts.ts';
import { getVersion } from './get-version.ts';
import { timeOf } from './version-list.tsx';
import classes from './version-history.module.css';

interface VersionPreviewProps {
  applicationId: string;
  version: ApplicationVersion;
  busy: boolean;
  onBack: () => void;
  onRestore: () => void;
}

/** An earlier state, to read before it is brought back. */
export function VersionPreview({ applicationId, version, busy, onBack, onRestore }: VersionPreviewProps) {
  const { data, isError } = useQuery({
    queryKey: ['patent-version', applicationId, version.version],
    queryFn: ({ signal }) => getVersion(applicationId, version.version, signal),
  });
  const sections = data
    ? MERGED_FIELDS.map((field) => ({ field, text: fieldText(data.draft, field) })).filter(
        ({ text }) => text.trim() !== '',
      )
    : [];
  return (
    <>
      <div className={classes.previewHead}>
        <Button variant="subtle" onClick={onBack} leftSection={<Icon name="arrow-left" size={18} />}>
          All versions
        </Button>
        <Button onClick={onRestore} loading={busy} disabled={!data}>
          Restore this version
        </Button>
      </div>
      <p className={classes.why}>
        {version.name !== null && <strong>{version.name} · </strong>}
        Saved on {timeOf(version.savedAt)}
      </p>
      {isError && <ErrorState title="This version cannot be shown" />}
      {!data && !isError && <Skeleton height={200} />}
      {data && sections.length === 0 && <p>Nothing was written in this version.</p>}
      {sections.map(({ field, text }) => (
        <section key={field} className={classes.section}>
          <h3 className={classes.sectionName}>{FIELD_LABELS[field]}</h3>
          <p className={classes.text}>{text}</p>
        </section>
      ))}
    </>
  );
}
