import { landscapeExportPath, type LandscapeExportFormat, type LandscapeResult } from '@premise/contracts';
import { Button, Icon, Title } from '@premise/ui';
import { dateWords } from '../shared/date-words.ts';
import classes from './landscape-head.module.css';

const FORMATS: Record<LandscapeExportFormat, string> = { pdf: 'PDF', csv: 'CSV' };

/** What the figures are of, from which source, and all of it as a file. */
export function LandscapeHead({ result, jobId }: { result: LandscapeResult; jobId: string }) {
  return (
    <div className={classes.head}>
      <div>
        <Title order={2} className={classes.title}>
          {result.label}
        </Title>
        <p className={classes.note}>
          Counted in {result.source.label} on {dateWords(result.madeAt)}. Every figure leads to the patents behind it.
        </p>
      </div>
      <div className={classes.files}>
        {(Object.keys(FORMATS) as LandscapeExportFormat[]).map((format) => (
          <Button
            key={format}
            component="a"
            href={`${landscapeExportPath(jobId)}?format=${format}`}
            download
            variant="default"
            size="sm"
            aria-label={`Download as ${FORMATS[format]}`}
            leftSection={<Icon name="download" size={16} />}
          >
            {FORMATS[format]}
          </Button>
        ))}
      </div>
    </div>
  );
}
