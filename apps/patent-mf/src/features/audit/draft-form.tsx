import { LIMITS } from '@premise/contracts';
import { Button, Icon, Textarea, useHydrated } from '@premise/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFileDrop } from '../../shared/files/use-file-drop.ts';
import { EXAMPLE_DRAFT } from './example-draft.ts';
import { DRAFT_FILES } from './judge-draft-file.ts';
import classes from './audit-page.module.css';

interface DraftFormProps {
  reading: boolean;
  error: string | null;
  onText: (text: string) => void;
  onFile: (file: File) => void;
}

/** One form stands on the page. A generated id would differ from the one that was rendered at build time. */
const REASON_ID = 'draft-reason';

/** Where a draft is pasted, dropped or chosen. */
export function DraftForm({ reading, error, onText, onFile }: DraftFormProps) {
  const [text, setText] = useState('');
  // a press before the page is taken over would be lost
  const isReady = useHydrated() && !reading;
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = text.trim() === '';
  const area = useRef<HTMLTextAreaElement>(null);
  // written into the page before this script had run
  useLayoutEffect(() => {
    const early = area.current?.value ?? '';
    if (early !== '') setText(early);
  }, []);
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (file && !reading) onFile(file);
  };
  const { over, handlers } = useFileDrop(take);
  return (
    <form
      className={classes.form}
      data-over={over || undefined}
      {...handlers}
      onSubmit={(event) => {
        event.preventDefault();
        if (!reading && !isEmpty) onText(text);
      }}
    >
      <Textarea
        ref={area}
        label="Your draft"
        description="Paste the whole text, claims and abstract included, or drop a .docx, .pdf or .txt file here."
        rows={10}
        resize="vertical"
        maxLength={LIMITS.auditTextMaxLength}
        value={text}
        classNames={{ input: classes.draft }}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {error !== null && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <div className={classes.buttons}>
        <Button
          type="submit"
          size="lg"
          disabled={reading || isEmpty}
          {...(isEmpty && !reading ? { 'aria-describedby': REASON_ID } : {})}
        >
          {reading ? 'Reading the draft' : 'Audit this draft'}
        </Button>
        <Button
          variant="default"
          size="lg"
          leftSection={<Icon name="document" size={18} />}
          disabled={!isReady}
          onClick={() => input.current?.click()}
        >
          Choose a file
        </Button>
        {text === '' && (
          <Button variant="subtle" size="lg" disabled={!isReady} onClick={() => setText(EXAMPLE_DRAFT)}>
            Try an example
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept={DRAFT_FILES}
          className={classes.input}
          tabIndex={-1}
          aria-label="Draft file"
          data-testid="draft-file"
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {isEmpty && !reading && (
        <p className={classes.reason} id={REASON_ID}>
          Paste a draft, choose a file or try the example first.
        </p>
      )}
    </form>
  );
}
