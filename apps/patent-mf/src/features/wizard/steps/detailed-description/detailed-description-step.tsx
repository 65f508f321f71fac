import type { StepProps } from '../step-props.ts';
import { TextSection } from '../text/text-section.tsx';

export function DetailedDescriptionStep({ draft, change, disabled }: StepProps) {
  return (
    <TextSection
      draft={draft}
      change={change}
      disabled={disabled}
      name="detailedDescription"
      label="Detailed Description"
      rows={12}
      required
      guide={
        <p>
          Describe the invention so fully that a person skilled in the art could build and use it without asking you:
          every part, how the parts work together, materials, sizes, steps, and at least one complete example. Refer to
          the drawings by figure and numeral.
        </p>
      }
    />
  );
}
