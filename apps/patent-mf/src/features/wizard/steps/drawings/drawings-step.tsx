import type { StepProps } from '../step-props.ts';
import { TextSection } from '../text/text-section.tsx';

export function DrawingsStep({ draft, change, disabled }: StepProps) {
  return (
    <TextSection
      draft={draft}
      change={change}
      disabled={disabled}
      name="drawings"
      label="Brief description of the drawings"
      rows={8}
      required
      placeholder="FIG. 1 is a perspective view of …"
      guide={
        <p>
          One line for each figure: its number, the kind of view, and what it shows. A drawing is needed wherever it
          helps to understand the invention.
        </p>
      }
    />
  );
}
