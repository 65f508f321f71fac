import { Anchor, Button, Icon, Page, Title } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import audit from '../../shared/audit/audit.module.css';
import { AuditReportView } from '../../shared/audit/audit-report-view.tsx';
import { DraftForm } from './draft-form.tsx';
import { DraftPane } from './draft-pane.tsx';
import { MailForm } from './mail-form.tsx';
import { useDraftAudit, type AuditedText } from './use-draft-audit.ts';
import classes from './audit-page.module.css';

/** /patent-buddy/audit: a draft from elsewhere, judged at once and without an account. */
export function AuditPage() {
  useDocumentTitle('Draft audit');
  const { audited, ...form } = useDraftAudit();
  return (
    <Page width={audited ? 'wide' : 'reading'}>
      {audited ? (
        <Report audited={audited} onStartOver={form.startOver} />
      ) : (
        <>
          <Title order={1}>Audit your patent draft</Title>
          <p className={classes.lead}>
            See the red flags in a provisional application before you file it: what the rules of the United States
            patent office ask for, where your text falls short, and why it matters. At once, and without an account.
          </p>
          <DraftForm
            reading={form.reading}
            error={form.error}
            onText={(text) => void form.readText(text)}
            onFile={(file) => void form.readFile(file)}
          />
          <p className={classes.small}>
            Your draft is read and not kept. This is not legal advice: a qualified patent attorney or agent should
            review a draft before filing. Starting from nothing?{' '}
            <Anchor inherit underline="always" component={Link} to="/patent-buddy/wizard">
              Write it in the wizard
            </Anchor>
            , with the same checks beside every step.
          </p>
        </>
      )}
    </Page>
  );
}

function Report({ audited, onStartOver }: { audited: AuditedText; onStartOver: () => void }) {
  const { report, texts, headings, fileName } = audited;
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<{ id: string } | null>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <article>
      <p className={classes.kind}>Red-flag report</p>
      <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
        {texts.title.trim() || 'Your draft'}
      </Title>
      <p className={classes.small}>
        {fileName === null ? 'Pasted text' : fileName}, judged by the rules of filing, edition {report.rules}.
        <span className={classes.printed}>
          {' '}
          Printed on {new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}. This is not legal advice: a
          qualified patent attorney or agent should review the draft before filing.
        </span>
      </p>
      <div className={classes.tools}>
        <Button variant="default" leftSection={<Icon name="arrow-left" size={18} />} onClick={onStartOver}>
          Audit another draft
        </Button>
        <Button variant="default" leftSection={<Icon name="document" size={18} />} onClick={() => window.print()}>
          Print the report
        </Button>
      </div>
      <MailForm texts={texts} headings={headings} />
      <div className={classes.panes}>
        <AuditReportView
          report={report}
          texts={texts}
          actionsOf={({ id, span, message }) =>
            span !== null && (
              <button
                type="button"
                className={`${audit.action} ${classes.show}`}
                aria-label={`Show in the draft: ${message}`}
                onClick={() => setShown({ id })}
              >
                Show in the draft
              </button>
            )
          }
        />
        <DraftPane texts={texts} findings={report.findings} shown={shown} />
      </div>
    </article>
  );
}
