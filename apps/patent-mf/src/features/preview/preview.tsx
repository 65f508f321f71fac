import '@fontsource/tinos/400.css';
import type { PaperSize } from '@premise/contracts';
import { FONT_SIZE } from '@premise/patent-pages';
import { Banner } from '@premise/ui';
import { useRef, useState } from 'react';
import { PreviewBar } from './preview-bar.tsx';
import classes from './preview.module.css';
import type { PreviewDraft, PreviewView } from './set-pages.ts';
import { SheetPage } from './sheet-page.tsx';
import { TextPage } from './text-page.tsx';
import { usePages } from './use-pages.ts';
import { useZoom } from './use-zoom.ts';

interface PreviewProps {
  draft: PreviewDraft;
  /** Absent where something around it has a title and closes it. */
  onClose?: () => void;
}

/** The document as it grows, on the pages it will be printed on (S2 section 2). */
export function Preview({ draft, onClose }: PreviewProps) {
  const [view, setView] = useState<PreviewView>('draft');
  const [paper, setPaper] = useState<PaperSize>('letter');
  const [hasNumbers, setNumbers] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useZoom(stage, paper);
  const { pages, sheets, unprintable } = usePages(draft, view, paper);
  const numberPlace = view === 'filed' ? 'centre' : hasNumbers ? 'right' : null;

  const toggleFullScreen = () => {
    // Refused by some browsers without a gesture: then nothing changes.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    else void frame.current?.requestFullscreen().catch(() => undefined);
  };

  return (
    <section className={classes.preview} ref={frame} aria-label="USPTO Format Preview">
      <PreviewBar
        pages={pages.length + sheets.length}
        view={view}
        onView={setView}
        paper={paper}
        onPaper={setPaper}
        hasNumbers={hasNumbers}
        onNumbers={setNumbers}
        zoom={zoom}
        onFullScreen={document.fullscreenEnabled ? toggleFullScreen : null}
        onClose={onClose ?? null}
      />
      {unprintable.length > 0 && (
        <div className={classes.notice}>
          <Banner tone="warning">
            {`These characters cannot be printed and appear as their codes: ${unprintable.join(' ')}. The office takes applications in English.`}
          </Banner>
        </div>
      )}
      <div
        className={classes.stage}
        ref={stage}
        tabIndex={0}
        role="group"
        aria-label="Pages"
        style={{ fontSize: `${FONT_SIZE * zoom.factor}pt` }}
      >
        {pages.map((page) => (
          <TextPage
            key={page.number}
            page={page}
            pages={pages.length}
            paper={paper}
            number={numberPlace}
            hasWatermark={view === 'draft'}
          />
        ))}
        {sheets.map((sheet) => (
          <SheetPage
            key={sheet.drawing.id}
            sheet={sheet}
            image={draft.images.find(({ id }) => id === sheet.drawing.id)}
            paper={paper}
            isFirst={pages.length < 3}
          />
        ))}
      </div>
    </section>
  );
}
