import { Icon } from '@premise/ui';
import { useRef } from 'react';
import classes from './file.module.css';

const ACCEPTED = '.txt,.md,.markdown,.docx,.pdf,text/plain,text/markdown,application/pdf';

/** For keyboard and phone, where nothing can be dropped. */
export function OpenFileButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={classes.open}
        title="A .txt, .md, .docx or .pdf. You can also drop one on this page."
        onClick={() => input.current?.click()}
      >
        <Icon name="document" size={16} />
        Open a file
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        data-testid="file-input"
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          // the same file can be chosen again
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
