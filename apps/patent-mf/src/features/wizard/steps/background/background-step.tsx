import type { StepProps } from '../step-props.ts';
import { TextSection } from '../text/text-section.tsx';

export function BackgroundStep({ draft, change, disabled }: StepProps) {
  return (
    <TextSection
      draft={draft}
      change={change}
      disabled={disabled}
      name="background"
      label="Background"
      rows={10}
      guide={
        <p>
          Tell which problem stood before you, and why what exists does not solve it. Describe; do not call anything the
          invention yet, and do not admit more about the prior art than is true.
        </p>
      }
    />
  );
}
