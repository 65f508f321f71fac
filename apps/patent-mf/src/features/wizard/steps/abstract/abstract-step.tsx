import type { StepProps } from '../step-props.ts';
import { TextSection } from '../text/text-section.tsx';

export function AbstractStep({ draft, change, disabled }: StepProps) {
  return (
    <TextSection
      draft={draft}
      change={change}
      disabled={disabled}
      name="abstract"
      label="Abstract"
      rows={8}
      required
      hint="Aim for 150 words or less."
      guide={
        <p>
          Say in one paragraph what the invention is and what it does, so that a stranger can tell after ten seconds
          whether it concerns them. No praise, no comparison with others.
        </p>
      }
    />
  );
}
