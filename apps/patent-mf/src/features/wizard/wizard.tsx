import { FLAG_OF_STEP, WIZARD_STEPS, type WizardStep } from '@premise/contracts';
import { STEP_LABELS, stepState, type StepState } from '@premise/patent-rules';
import { Anchor, Banner, Button, Drawer, Icon, Title } from '@premise/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ScreenBoundary } from '../../shared/screen-boundary.tsx';
import { OpenFixes } from './checks/open-fixes.tsx';
import { StepChecks } from './checks/step-checks.tsx';
import { ConflictDialog } from './conflict/lazy-conflict-dialog.tsx';
import { DraftNotices } from './frame/draft-notices.tsx';
import { ProgressSummary } from './frame/progress-summary.tsx';
import { SaveState } from './frame/save-state.tsx';
import { StepActions } from './frame/step-actions.tsx';
import { StepFailure } from './frame/step-failure.tsx';
import { StepList } from './frame/step-list.tsx';
import { useWideScreen } from './frame/use-wide-screen.ts';
import type { DraftSession } from './session/draft-session.ts';
import { STEPS } from './steps/step-components.ts';
import { useWizard } from './use-wizard.ts';
import classes from './frame/wizard-frame.module.css';

const VersionHistory = lazy(() =>
  import('./versions/version-history.tsx').then((feature) => ({ default: feature.VersionHistory })),
);
const ExportDialog = lazy(() => import('../export/index.ts').then((feature) => ({ default: feature.ExportDialog })));
const Preview = lazy(() => import('../preview/index.ts').then((feature) => ({ default: feature.Preview })));
const PreviewDialog = lazy(() => import('../preview/index.ts').then((feature) => ({ default: feature.PreviewDialog })));

type Opened = 'steps' | 'versions' | 'preview' | 'pdf' | null;

/** The desk: steps on the left, the writing in the middle. */
export function Wizard({ session }: { session: DraftSession }) {
  const wizard = useWizard(session);
  const { view, step, index, answers } = wizard;
  const { draft } = view;
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const wide = useWideScreen();
  const beside = opened === 'preview' && wide;
  const heading = useFocusOnStep(step);
  const Step = STEPS[step];

  const completedSections = { ...draft.completedSections, Introduction: index > 0 || view.applicationId !== '' };
  const marks = { completedSections, needingReview: draft.sections_needing_review };
  const states: StepState[] = WIZARD_STEPS.map((each) => stepState(each, draft, marks, answers));
  const flag = FLAG_OF_STEP[step];

  const goTo = (target: WizardStep) => {
    close();
    wizard.goTo(target);
  };
  const steps = (
    <>
      <StepList states={states} active={step} onGoTo={goTo} />
      <ProgressSummary states={states} />
    </>
  );

  return (
    <div className={classes.desk} data-beside={beside || undefined}>
      <aside className={classes.side} aria-label="Application steps">
        <p className={classes.product}>
          <Link to="/patent-buddy">Patent Buddy</Link>
        </p>
        <Anchor component={Link} to="/patent-applications" className={classes.way}>
          <Icon name="arrow-left" size={16} />
          My Applications
        </Anchor>
        {steps}
      </aside>
      <div className={classes.main}>
        <div className={classes.column}>
          <div className={classes.top}>
            <p className={classes.count}>
              Step {index + 1} of {WIZARD_STEPS.length}
            </p>
            <Button
              variant="default"
              size="compact-md"
              className={classes.stepsButton}
              onClick={() => setOpened('steps')}
            >
              All steps
            </Button>
            <SaveState view={view} onRetry={() => void wizard.save()} />
          </div>
          <Title order={1} className={classes.heading} ref={heading} tabIndex={-1}>
            {STEP_LABELS[step]}
          </Title>
          <div className={classes.notices}>
            {wizard.message && (
              <Banner tone={wizard.message.tone} title={wizard.message.section}>
                {wizard.message.text}
              </Banner>
            )}
            <DraftNotices
              view={view}
              userId={session.userId}
              onStartEmpty={wizard.startEmpty}
              onDismissTaken={() => session.dismissTaken()}
            />
          </div>
          <div className={classes.pair} data-margin={beside ? undefined : ''}>
            <div className={classes.writing}>
              <ScreenBoundary resetKey={step} fallback={<StepFailure />}>
                <Suspense fallback={<p role="status">Loading</p>}>
                  <Step
                    key={step}
                    draft={draft}
                    change={wizard.change}
                    disabled={view.conflict !== null}
                    applicationId={view.applicationId}
                    userId={session.userId}
                    ensureStored={wizard.ensureStored}
                    answers={answers}
                    answer={wizard.answer}
                    next={wizard.next}
                    goTo={wizard.goTo}
                  />
                </Suspense>
              </ScreenBoundary>
            </div>
            <ScreenBoundary resetKey={step} fallback={null}>
              <StepChecks
                key={step}
                step={step}
                draft={draft}
                change={wizard.change}
                disabled={view.conflict !== null}
                answers={answers}
              />
            </ScreenBoundary>
          </div>
          <StepActions
            step={step}
            completed={flag !== undefined && draft.completedSections[flag]}
            saving={wizard.saving}
            onBack={wizard.back}
            onNext={wizard.next}
            onSave={() => void wizard.save()}
            onToggleCompleted={wizard.toggleCompleted}
          />
          <div className={classes.below}>
            <Button
              variant="default"
              leftSection={<Icon name="eye" size={18} />}
              aria-pressed={opened === 'preview'}
              onClick={() => setOpened(beside ? null : 'preview')}
            >
              USPTO Format Preview
            </Button>
            <Button variant="default" leftSection={<Icon name="document" size={18} />} onClick={() => setOpened('pdf')}>
              Export as PDF
            </Button>
            {view.applicationId !== '' && session.userId !== '' && (
              <Button
                variant="subtle"
                leftSection={<Icon name="history" size={18} />}
                onClick={() => setOpened('versions')}
              >
                Version history
              </Button>
            )}
          </div>
        </div>
      </div>
      {beside && (
        <aside className={classes.beside} aria-label="Preview">
          <Suspense fallback={<p role="status">Loading</p>}>
            <Preview draft={draft} onClose={close} />
          </Suspense>
        </aside>
      )}
      <Drawer opened={opened === 'steps'} onClose={close} title="Steps">
        {steps}
      </Drawer>
      <Suspense fallback={null}>
        {opened === 'preview' && !wide && <PreviewDialog draft={draft} onClose={close} />}
        {opened === 'pdf' && (
          <ExportDialog
            applicationId={view.applicationId}
            isSignedIn={session.userId !== ''}
            filing={draft.filing}
            onFiling={(filing) => wizard.change({ filing })}
            store={wizard.storeAll}
            notice={
              <OpenFixes
                draft={draft}
                onReview={() => {
                  close();
                  wizard.goTo('Review');
                }}
              />
            }
            onClose={close}
          />
        )}
        {opened === 'versions' && <VersionHistory session={session} onClose={close} />}
        {view.conflict && (
          <ConflictDialog
            conflict={view.conflict}
            onSettle={(settled) => void session.settle(settled)}
            onPutOff={() => session.putConflictOff()}
          />
        )}
      </Suspense>
    </div>
  );
}

/** A new step begins at its heading, for the eye and for the screen reader; the first one of a visit is left alone. */
function useFocusOnStep(step: WizardStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return heading;
}
