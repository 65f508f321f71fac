import type { ExportFormat, FilingData, PaperSize } from '@premise/contracts';
import { Banner, Button, NativeSelect } from '@premise/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ExportRow } from './export-row.tsx';
import classes from './export.module.css';
import { FilingPanel } from './filing-panel.tsx';
import { findMissing } from './missing-filing-data.ts';
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

/** The files one can have made, those there are, and the data that a filing needs besides the draft. */
export function ExportOffer({ applicationId, filing, onFiling, store }: ExportOfferProps) {
  const [paper, setPaper] = useState<PaperSize>('letter');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const panel = useRef<HTMLDetailsElement>(null);
  const { jobs, ownJobs, starting, error, start, remove } = useExports(applicationId, store);
  const make = (format: ExportFormat) => {
    const { status, address } = findMissing(filing);
    if (format !== 'package' || (!status && address.length === 0)) return void start(format, paper);
    flushSync(() => {
      setChecked(true);
      setPanelOpen(true);
    });
    panel.current?.querySelector<HTMLElement>('[data-missing]')?.focus();
  };
  return (
    <div className={classes.offer}>
      <ul className={classes.formats}>
        {FORMATS.map(({ format, name, text, button }) => (
          <li key={format} className={classes.row}>
            <div className={classes.rowText}>
              <p className={classes.fileName}>{name}</p>
              <p className={classes.facts}>{text}</p>
            </div>
            <Button
              size="compact-md"
              {...(format === 'pdf' ? {} : { variant: 'default' })}
              loading={starting === format}
              disabled={starting !== null && starting !== format}
              onClick={() => make(format)}
            >
              {button}
            </Button>
          </li>
        ))}
      </ul>
      <NativeSelect
        className={classes.paper}
        label="Paper size"
        data={PAPERS}
        value={paper}
        onChange={(event) => setPaper(event.currentTarget.value as PaperSize)}
      />
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
                isOwn={ownJobs.has(job.jobId)}
                onRemove={() => void remove(job.jobId)}
                onRetry={(asked) => void start(asked.format, asked.paper, job.jobId)}
              />
            ))}
          </ul>
        </section>
      )}
      <FilingPanel
        ref={panel}
        filing={filing}
        onChange={onFiling}
        opened={isPanelOpen}
        onToggle={setPanelOpen}
        isChecked={isChecked}
      />
    </div>
  );
}
