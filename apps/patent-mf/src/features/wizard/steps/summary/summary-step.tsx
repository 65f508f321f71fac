import type { StepProps } from '../step-props.ts';
import { TextSection } from '../text/text-section.tsx';

export function SummaryStep({ draft, change, disabled }: StepProps) {
  return (
    <TextSection
      draft={draft}
      change={change}
      disabled={disabled}
      name="summary"
      label="Summary"
      rows={10}
      guide={
        <p>
          Say how the invention solves that problem: its essential parts or steps, and what each contributes. Name
          variants as well; what is not written down here or below cannot be claimed later.
        </p>
      }
    />
  );
}
