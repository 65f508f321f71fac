import { Textarea } from '@premise/ui';
import { useLayoutEffect, useReducer, useRef, type ComponentProps } from 'react';

interface DraftTextareaProps extends Omit<ComponentProps<typeof Textarea>, 'value' | 'defaultValue' | 'onChange'> {
  text: string;
  onText: (text: string) => void;
}

/**
 * A field whose text the draft leads, as `value` would have it. React writes the whole of a `value` into the page a second
 * time, as the field's default, with every key, and a browser lays out a text of a million characters anew for it. Here the
 * field is written to only where it differs.
 */
export function DraftTextarea({ text, onText, ...field }: DraftTextareaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  /** What the field is known to hold. */
  const held = useRef<string | null>(null);
  // a change that the draft does not take leaves `text` as it is: the field has to be looked at all the same
  const [, look] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (element.current === null || held.current === text) return;
    held.current = text;
    element.current.value = text;
  });
  return (
    <Textarea
      {...field}
      ref={element}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        held.current = typed;
        onText(typed);
        look();
      }}
    />
  );
}
