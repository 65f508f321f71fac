import type { StepProps } from '../step-props.ts';
import { TextSection } from '../text/text-section.tsx';

export function ClaimsStep({ draft, change, disabled }: StepProps) {
  return (
    <TextSection
      draft={draft}
      change={change}
      disabled={disabled}
      name="claims"
      label="Claims"
      rows={15}
      hint="Claims are optional."
      placeholder="1. A device for …, comprising: …"
      guide={
        <p>
          A provisional application needs no claims. Writing one or two all the same shows whether the description
          covers what you want to protect. One sentence each, numbered.
        </p>
      }
    />
  );
}
