import type { ExportFormat, FilingData, PaperSize } from '@premise/contracts';
import { Banner, Button, NativeSelect } from '@premise/ui';
import { useState } from 'react';
import { ExportRow } from './export-row.tsx';
import classes from './export.module.css';
import { FilingForm } from './filing-form.tsx';
import { useExports, type StoreDraft } from './use-exports.ts';

interface ExportOfferProps {
  applicationId: string;
  filing: FilingData;
  onFiling: (filing: FilingData) => void;
  store: StoreDraft;
}

const FORMATS: { format: ExportFormat; name: string; text: string; button: string }[] = [
  { format: 'pdf', name: 'PDF', text: 'Specification and drawings, in USPTO format.', button: 'Export PDF' },
  { format: 'docx', name: 'Word document', text: 'With real headings, for your own changes.', button: 'Export DOCX' },
  {
    format: 'package',
    name: 'Filing package',
    text: 'Everything for filing by hand, with checklist and fees.',
    button: 'Prepare package',
  },
];
const PAPERS = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
];

/** The files there are, and those one can have made. */
export function ExportOffer({ applicationId, filing, onFiling, store }: ExportOfferProps) {
  const [paper, setPaper] = useState<PaperSize>('letter');
  const [isAsking, setAsking] = useState(false);
  const { jobs, starting, error, start, remove } = useExports(applicationId, store);
  const submit = async () => {
    await start('package', paper);
    setAsking(false);
  };

  if (isAsking) {
    return (
      <FilingForm
        filing={filing}
        onChange={onFiling}
        onSubmit={() => void submit()}
        onBack={() => setAsking(false)}
        busy={starting === 'package'}
      />
    );
  }
  return (
    <div className={classes.offer}>
      <NativeSelect
        label="Paper size"
        data={PAPERS}
        value={paper}
        onChange={(event) => setPaper(event.currentTarget.value as PaperSize)}
      />
      <ul className={classes.formats}>
        {FORMATS.map(({ format, name, text, button }) => (
          <li key={format} className={classes.row}>
            <div className={classes.rowText}>
              <p className={classes.fileName}>{name}</p>
              <p className={classes.facts}>{text}</p>
            </div>
            <Button
              size="compact-md"
              variant="default"
              loading={starting === format}
              disabled={starting !== null && starting !== format}
              onClick={() => (format === 'package' ? setAsking(true) : void start(format, paper))}
            >
              {button}
            </Button>
          </li>
        ))}
      </ul>
      {error !== null && <Banner tone="error">{error}</Banner>}
      {jobs.length > 0 && (
        <section aria-label="Your exports">
          <h3 className={classes.heading}>Your exports</h3>
          <p className={classes.facts}>Files are kept for a day.</p>
          <ul className={classes.formats}>
            {jobs.map((job) => (
              <ExportRow
                key={job.jobId}
                job={job}
                onRemove={() => void remove(job.jobId)}
                onRetry={(asked) => void start(asked.format, asked.paper, job.jobId)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
