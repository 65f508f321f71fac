import type { QuestionAnswer } from '@premise/patent-rules';
import type { WizardStep } from '@premise/contracts';
import type { WizardDraft } from '@premise/web-platform';

/** What every step of the wizard is given. A step draws its own fields; heading, toggle and buttons are the frame's. */
export interface StepProps {
  draft: WizardDraft;
  /**
   * Lays changes over the draft; they are kept and saved by themselves. What comes in later than it was begun, such as an
   * upload, gives a function of the draft as it then is.
   */
  change: (patch: Partial<WizardDraft> | ((now: WizardDraft) => Partial<WizardDraft>)) => void;
  /** True while nothing may be written: a comparison is open. */
  disabled: boolean;
  /** '' as long as the server has never stored it. */
  applicationId: string;
  /** '' for a visitor. */
  userId: string;
  /** The application's id, after what was written last is sent; null where a first save failed, which was said. */
  ensureStored: () => Promise<string | null>;
  /** How the questions of yes and no stand, including a Yes whose details are still empty. */
  answers: Record<'crossReference' | 'federalResearch', QuestionAnswer>;
  answer: (question: 'crossReference' | 'federalResearch', answer: QuestionAnswer) => void;
  /** Goes to the next step, as Next does. */
  next: () => void;
  goTo: (step: WizardStep) => void;
}
