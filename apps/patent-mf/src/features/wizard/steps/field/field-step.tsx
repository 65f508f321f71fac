import type { StepProps } from '../step-props.ts';
import { TextSection } from '../text/text-section.tsx';

export function FieldStep({ draft, change, disabled }: StepProps) {
  return (
    <TextSection
      draft={draft}
      change={change}
      disabled={disabled}
      name="field"
      label="Field of Invention"
      rows={5}
      guide={
        <p>
          Name the technical field in one or two sentences, from the wide to the narrow: what kind of thing this is, and
          what it is for.
        </p>
      }
    />
  );
}
