import type { WizardStep } from '@premise/contracts';
import { lazy, type ComponentType } from 'react';
import type { StepProps } from './step-props.ts';
import { AbstractStep } from './abstract/abstract-step.tsx';
import { BackgroundStep } from './background/background-step.tsx';
import { CrossReferenceStep } from './cross-reference/cross-reference-step.tsx';
import { DetailedDescriptionStep } from './detailed-description/detailed-description-step.tsx';
import { FederalResearchStep } from './federal-research/federal-research-step.tsx';
import { FieldStep } from './field/field-step.tsx';
import { IntroductionStep } from './introduction/introduction-step.tsx';
import { ReviewStep } from './review/review-step.tsx';
import { SummaryStep } from './summary/summary-step.tsx';
import { TitleStep } from './title/title-step.tsx';

const InventorsStep = lazy(() =>
  import('./inventors/inventors-step.tsx').then((step) => ({ default: step.InventorsStep })),
);
const DrawingsStep = lazy(() =>
  import('./drawings/drawings-step.tsx').then((step) => ({ default: step.DrawingsStep })),
);
const ClaimsStep = lazy(() => import('./claims/claims-step.tsx').then((step) => ({ default: step.ClaimsStep })));

/** What each step draws. The heavier ones come when they are first opened. */
export const STEPS: Record<WizardStep, ComponentType<StepProps>> = {
  Introduction: IntroductionStep,
  Title: TitleStep,
  CrossReference: CrossReferenceStep,
  FederalResearch: FederalResearchStep,
  Inventors: InventorsStep,
  Abstract: AbstractStep,
  Field: FieldStep,
  Background: BackgroundStep,
  Summary: SummaryStep,
  Drawings: DrawingsStep,
  DetailedDescription: DetailedDescriptionStep,
  Claims: ClaimsStep,
  Review: ReviewStep,
};
