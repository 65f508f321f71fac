import { composePreview, layoutPages, LineCache } from '@premise/patent-pages';
import { Checkbox } from '@premise/ui';
import type { WizardDraft } from '@premise/web-platform';
import { useDeferredValue, useMemo, useState } from 'react';
import classes from './preview-document.module.css';

/** S2 section 2. */
const WATERMARKS = 30;
const BRAND = 'Premise';

/** The draft as the office's document would look (S2 section 2), page by page, following what is typed. */
export function PreviewDocument({ draft }: { draft: WizardDraft }) {
  // setting a long document must not hold up the next keystroke
  const shown = useDeferredValue(draft);
  const [cache] = useState(() => new LineCache());
  const [numbered, setNumbered] = useState(false);
  const pages = useMemo(() => layoutPages(composePreview(shown), 'letter', cache), [shown, cache]);
  return (
    <>
      <div className={classes.options}>
        <Checkbox
          label="Show Page Numbers"
          checked={numbered}
          onChange={(event) => setNumbered(event.currentTarget.checked)}
        />
        <span className={classes.count}>
          {pages.length} {pages.length === 1 ? 'page' : 'pages'}
        </span>
      </div>
      <div className={classes.document} data-testid="preview">
        {pages.map(({ number, fragments }) => (
          <section key={number} className={classes.sheet} aria-label={`Page ${number}`}>
            <div className={classes.page}>
              {number === 1 && <Watermark />}
              <div className={classes.column}>
                {fragments.map(({ block, kind, rowsBefore, lines, continues, isContinued }) => (
                  <div
                    key={block}
                    className={classes.block}
                    data-kind={kind}
                    data-rows-before={rowsBefore}
                    data-continues={continues || undefined}
                    data-continued={isContinued || undefined}
                  >
                    {lines.map((line, at) => (
                      <span key={at} className={classes.line}>
                        {line}{' '}
                      </span>
                    ))}
                  </div>
                ))}
              </div>
              {numbered && <span className={classes.number}>{number}</span>}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

function Watermark() {
  return (
    <div className={classes.watermark} aria-hidden="true">
      {Array.from({ length: WATERMARKS }, (_, at) => (
        <span key={at}>{BRAND}</span>
      ))}
    </div>
  );
}
