import { ANSWERED_NO, FLAG_OF_STEP, WIZARD_STEPS, type CompletedFlag, type WizardStep } from '@premise/contracts';
import {
  answerOf,
  clampStepIndex,
  flagsAfterEdit,
  flagsAfterLeaving,
  isStepValid,
  REVIEW_WARNING,
  STEP_LABELS,
  type QuestionAnswer,
} from '@premise/patent-rules';
import { useCallback, useState } from 'react';
import { saveMessage, type StatusMessage } from './save-messages.ts';
import type { DraftSession } from './session/draft-session.ts';
import { useDraftView } from './session/use-draft-session.ts';
import type { StepProps } from './steps/step-props.ts';
import { useStatusMessage } from './use-status-message.ts';

type Question = 'crossReference' | 'federalResearch';
/** A question that is answered with yes and has no details yet looks unanswered in its text. */
type SaidYes = Record<Question, boolean>;

const WARNING: StatusMessage = { tone: 'error', text: REVIEW_WARNING, warning: true };

const liveAnswer = (text: string, saidYes: boolean): QuestionAnswer => {
  const stored = answerOf(text);
  return stored === 'unanswered' && saidYes ? 'yes' : stored;
};

/** Where one stands in the wizard, and everything its buttons do. */
export function useWizard(session: DraftSession) {
  const view = useDraftView(session);
  const { draft } = view;
  const { message, show } = useStatusMessage();
  const [saving, setSaving] = useState(false);
  const [saidYes, setSaidYes] = useState<SaidYes>({ crossReference: false, federalResearch: false });
  const [index, setIndex] = useState(() => clampStepIndex(draft.lastStep));
  const step = WIZARD_STEPS[index] ?? 'Introduction';
  const answers = {
    crossReference: liveAnswer(draft.crossReference, saidYes.crossReference),
    federalResearch: liveAnswer(draft.federalResearch, saidYes.federalResearch),
  };

  const change = useCallback(
    (wanted: Parameters<StepProps['change']>[0]) => {
      const now = session.view().draft;
      const patch = typeof wanted === 'function' ? wanted(now) : wanted;
      const flags = now.sections_needing_review;
      // flagged steps are looked at again with every edit (S2 section 4)
      const left = flags.length === 0 ? flags : flagsAfterEdit(flags, { ...now, ...patch });
      const cleared = left.length === flags.length ? {} : { sections_needing_review: left };
      session.change({ ...patch, ...cleared });
    },
    [session],
  );

  const mark = (flag: CompletedFlag, completed: boolean) => ({
    completedSections: { ...session.view().draft.completedSections, [flag]: completed },
  });

  /** Leaves the present step for another: flags it when something is missing, and saves quietly. */
  const goToIndex = (wanted: number) => {
    const target = clampStepIndex(wanted);
    if (target === index) return;
    const now = session.view().draft;
    const { flags, warning } = flagsAfterLeaving(now.sections_needing_review, step, now, answers);
    if (warning !== null) show({ ...WARNING, section: STEP_LABELS[step] });
    const flag = FLAG_OF_STEP[step];
    // what lacks something cannot stay marked as complete
    const unmarked = warning !== null && flag !== undefined ? mark(flag, false) : {};
    session.change({ sections_needing_review: flags, lastStep: target, ...unmarked });
    void session.flush();
    setIndex(target);
  };

  const save = async (): Promise<string | null> => {
    setSaving(true);
    const outcome = await session.save();
    setSaving(false);
    show(saveMessage(outcome));
    return outcome.kind === 'created' || outcome.kind === 'updated' ? session.view().applicationId : null;
  };

  const toggleCompleted = () => {
    const flag = FLAG_OF_STEP[step];
    if (flag === undefined) return;
    const now = session.view().draft;
    const completed = !now.completedSections[flag];
    if (completed && !isStepValid(step, now, answers)) {
      session.change({ sections_needing_review: [...new Set([...now.sections_needing_review, flag])] });
      show(WARNING);
    } else session.change(mark(flag, completed));
  };

  const answer = (question: Question, given: QuestionAnswer) => {
    setSaidYes((before) => ({ ...before, [question]: given === 'yes' }));
    const flag = FLAG_OF_STEP[question === 'crossReference' ? 'CrossReference' : 'FederalResearch'];
    const marked = flag === undefined ? {} : mark(flag, given === 'no');
    change({ [question]: given === 'no' ? ANSWERED_NO : '', ...marked });
  };

  const ensureStored = async (): Promise<string | null> => {
    const applicationId = session.view().applicationId || (await save());
    await session.flush();
    return applicationId;
  };

  return {
    view,
    index,
    step,
    answers,
    message,
    saving,
    change,
    answer,
    toggleCompleted,
    save,
    next: () => goToIndex(index + 1),
    back: () => goToIndex(index - 1),
    goTo: (target: WizardStep) => goToIndex(WIZARD_STEPS.indexOf(target)),
    startEmpty: () => {
      setIndex(0);
      setSaidYes({ crossReference: false, federalResearch: false });
      void session.startEmpty();
    },
    /** Stores what was written last; null where some of it is on this device only. */
    storeAll: async () => {
      const applicationId = await ensureStored();
      const { sync, version } = session.view();
      return applicationId === null || version === null || sync.kind !== 'saved' ? null : { applicationId, version };
    },
    ensureStored,
  };
}

export type Wizard = ReturnType<typeof useWizard>;
