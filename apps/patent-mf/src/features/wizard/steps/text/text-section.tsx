import type { DraftTextName } from '@premise/contracts';
import { useMemo, type ReactNode } from 'react';
import { useRested } from '../../../../shared/use-rested.ts';
import type { StepProps } from '../step-props.ts';
import { countWords } from './count-words.ts';
import { DraftTextarea } from './draft-textarea.tsx';
import classes from './text-section.module.css';

interface TextSectionProps extends Pick<StepProps, 'draft' | 'change' | 'disabled'> {
  name: DraftTextName;
  /** What the field is called; its step's heading says the same to the eye. */
  label: string;
  /** What belongs in here, in an inventor's words. */
  guide: ReactNode;
  /** A short rule of thumb beside the count of words. */
  hint?: ReactNode;
  rows: number;
  required?: boolean;
  placeholder?: string;
}

/** Characters from which on the count waits for a rest in the typing. */
const LONG = 20_000;
const REST_MS = 250;

/** A section that is one running text: what belongs in it, the text, and how long it is. */
export function TextSection(props: TextSectionProps) {
  const { draft, change, disabled, name, label, guide, hint, rows, required = false, placeholder } = props;
  const text = draft[name];
  // counting the words of a very long text must not hold up the next keystroke
  const counted = useRested(text, REST_MS);
  const settled = text.length > LONG ? counted : text;
  const words = useMemo(() => countWords(settled), [settled]);
  return (
    <>
      <div className={classes.guide}>{guide}</div>
      <DraftTextarea
        label={label}
        name={name}
        withAsterisk={required}
        rows={rows}
        resize="vertical"
        text={text}
        placeholder={placeholder}
        disabled={disabled}
        spellCheck
        classNames={{ input: classes.text }}
        onText={(typed) => change({ [name]: typed })}
      />
      <p className={classes.foot}>
        <span>{hint}</span>
        <span className={classes.words}>
          {words.toLocaleString('en-US')} {words === 1 ? 'word' : 'words'}
        </span>
      </p>
    </>
  );
}
