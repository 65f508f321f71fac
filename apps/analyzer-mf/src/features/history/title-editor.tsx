import { LIMITS } from '@premise/contracts';
import { TextInput } from '@premise/ui';
import { useRef, useState } from 'react';

interface TitleEditorProps {
  title: string;
  /** What tells the analysis from others without a title. */
  preview: string;
  onSave: (title: string) => void;
  /** `byKey`: the reader is still at the keyboard, and wants the focus back where it was. */
  onDone: (byKey: boolean) => void;
}

/** Enter, or leaving the field, keeps the title; Escape keeps the old one; none at all brings the preview back. */
export function TitleEditor({ title, preview, onSave, onDone }: TitleEditorProps) {
  const [typed, setTyped] = useState(title);
  // closing the field takes the focus from it, which is no second answer
  const answered = useRef(false);
  const done = (save: boolean, byKey: boolean) => {
    if (answered.current) return;
    answered.current = true;
    if (save) onSave(typed);
    onDone(byKey);
  };
  return (
    <TextInput
      autoFocus
      size="sm"
      aria-label={`Title of: ${preview.slice(0, 40)}`}
      placeholder={preview.slice(0, 40)}
      description="Enter keeps it, Escape does not."
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
