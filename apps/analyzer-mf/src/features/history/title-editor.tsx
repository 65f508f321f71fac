import { LIMITS } from '@premise/contracts';
import { TextInput } from '@premise/ui';
import { useRef, useState } from 'react';
import { firstWords } from '../../shared/first-words.ts';

interface TitleEditorProps {
  /** What it is called now; empty when it has no title. */
  title: string;
  /** What tells the analysis from others without a title. */
  preview: string;
  onSave: (title: string) => void;
  /** `byKey`: the reader is still at the keyboard, and wants the focus back where it was. */
  onDone: (byKey: boolean) => void;
}

/**
 * Opens with the name that is shown: the title, else the first words. Enter keeps what is typed, leaving the field keeps what was
 * changed, Escape keeps the old one; none at all brings the preview back.
 */
export function TitleEditor({ title, preview, onSave, onDone }: TitleEditorProps) {
  const [name] = useState(() => title || firstWords(preview).replace(/…$/, ''));
  const [typed, setTyped] = useState(name);
  // closing the field takes the focus from it, which is no second answer
  const answered = useRef(false);
  const done = (save: boolean, byKey: boolean) => {
    if (answered.current) return;
    answered.current = true;
    if (save && (byKey || typed !== name)) onSave(typed);
    onDone(byKey);
  };
  return (
    <TextInput
      autoFocus
      size="sm"
      aria-label={`Title of: ${preview.slice(0, 40)}`}
      placeholder={preview.slice(0, 40)}
      description="Enter to save, Esc to cancel"
      inputWrapperOrder={['input', 'description']}
      maxLength={LIMITS.analysisTitleMaxLength}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => done(true, false)}
      onKeyDown={(event) => {
        // Enter that ends a word of an input method is not meant for the field
        if (event.nativeEvent.isComposing) return;
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        done(event.key === 'Enter', true);
      }}
    />
  );
}
