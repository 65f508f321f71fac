import { Button, directionOf, useHydrated } from '@premise/ui';
import { useLayoutEffect, useMemo, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { lengthProblem } from './analyzer-state.ts';
import classes from './composer.module.css';
import { countCharacters } from './count-characters.ts';
import { FileStatus } from './file/file-status.tsx';
import { OpenFileButton } from './file/open-file-button.tsx';
import { useFileDrop } from './file/use-file-drop.ts';
import { useFileText } from './file/use-file-text.ts';

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  onAnalyze: () => void;
  running: boolean;
  /** Fewer lines: a result stands below and is what the reader looks at. */
  compact?: boolean;
  /** Whether a file can be opened instead of typing; a visitor has the text area and the button alone (S1 section 2). */
  files?: boolean;
  /** Stands at the left of the button: engine, hints. */
  children?: ReactNode;
}

const HINT = 'Paste or write an argument: reasons, and what they are meant to show.';

/** One composer stands on a page. A generated id would differ from the one that was rendered at build time. */
const ID = 'argument';

const number = new Intl.NumberFormat('en');

/** The sheet an argument is written on, with the one button that matters. */
export function Composer({ text, onText, onAnalyze, running, compact = false, files = true, children }: ComposerProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // before that the browser itself would send the form, and load the page anew
  const isReady = useHydrated();
  const problem = lengthProblem(text);
  const count = useMemo(() => countCharacters(text), [text]);
  const file = useFileText(text, onText);
  const openFiles = (files: File[]) => void file.open(files);
  const dragged = useFileDrop(files ? openFiles : null);

  // written into the page before this script had run
  const takeOver = useRef(onText);
  useLayoutEffect(() => {
    const early = area.current?.value ?? '';
    if (early !== '') takeOver.current(early);
  }, []);

  // React would write a controlled text area's whole text back at every key, half a second for a megabyte
  useLayoutEffect(() => {
    const element = area.current;
    if (element && element.value !== text) element.value = text;
  }, [text]);

  // the sheet gets small for the result: it shows how the text begins, not half a line of wherever the reader was
  useLayoutEffect(() => {
    if (compact) area.current?.scrollTo?.(0, 0);
  }, [compact, running]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!running) onAnalyze();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };

  return (
    <form className={classes.composer} onSubmit={submit} noValidate>
      {problem && (
        <p className={classes.problem} id={`${ID}-problem`} role="alert">
          {problem}
        </p>
      )}
      <div
        className={classes.sheet}
        data-invalid={problem !== null || undefined}
        data-dragged={dragged || undefined}
        data-drop-label="Drop the file to read its text"
      >
        <div className={classes.head}>
          <label htmlFor={ID} className={classes.label}>
            Your argument
          </label>
          {files && <OpenFileButton onFiles={openFiles} />}
          <span className={classes.count} id={`${ID}-count`}>
            {number.format(count)} {count === 1 ? 'character' : 'characters'}
          </span>
        </div>
        <FileStatus
          reading={file.reading}
          onCancel={() => {
            file.cancel();
            area.current?.focus();
          }}
          onUndo={() => {
            file.undo();
            area.current?.focus();
          }}
          onDismiss={() => {
            file.dismiss();
            area.current?.focus();
          }}
        />
        <textarea
          ref={area}
          id={ID}
          className={classes.text}
          rows={compact ? 3 : 10}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={files ? `${HINT} Or drop a .txt, .md, .docx or .pdf here.` : HINT}
          aria-describedby={problem ? `${ID}-problem ${ID}-count` : `${ID}-count`}
          aria-invalid={problem !== null}
          // browsers check the spelling of a whole megabyte at every key
          spellCheck={text.length < 50_000}
          dir={directionOf(text)}
          autoComplete="off"
        />
        <div className={classes.foot}>
          <div className={classes.aside}>{children}</div>
          <span className={classes.shortcut} aria-hidden="true">
            Ctrl Enter
          </span>
          <Button type="submit" disabled={running || !isReady} className={classes.submit}>
            {running ? 'Analyzing...' : 'Analyze Argument'}
          </Button>
        </div>
      </div>
    </form>
  );
}
