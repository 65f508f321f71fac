import { Button, Icon, Progress } from '@premise/ui';
import { useQuery } from '@tanstack/react-query';
import { FindingItem } from '../../../../shared/audit/finding-item.tsx';
import { getPatentFeatures } from '../../../../shared/api/get-patent-features.ts';
import audit from '../../../../shared/audit/audit.module.css';
import { FindingActions } from '../../checks/finding-actions.tsx';
import { stepOf } from '../../checks/places-of-step.ts';
import { showWhenDrawn } from '../../checks/spot-to-show.ts';
import type { StepProps } from '../step-props.ts';
import { standingFindings } from './standing-findings.ts';
import { useModelReview, type ModelReviewJob } from './use-model-review.ts';
import classes from './model-review.module.css';

type ModelReviewProps = Pick<StepProps, 'draft' | 'disabled' | 'goTo' | 'ensureStored'>;

/** What a language model thinks of the draft, in addition to the rules, and marked as its opinion. */
export function ModelReview({ draft, disabled, goTo, ensureStored }: ModelReviewProps) {
  const { data } = useQuery({ queryKey: ['patent-features'], queryFn: getPatentFeatures, retry: false });
  const job = useModelReview(ensureStored);
  if (data === undefined) return null;
  const { model } = data.features;
  return (
    <section className={classes.review} aria-labelledby="model-review">
      <h2 className={classes.title} id="model-review">
        A second opinion
      </h2>
      {model === null ? (
        <p className={classes.words}>
          No language model is set up here. The audit above is rule-based and complete without a model.
        </p>
      ) : (
        <>
          <p className={classes.words}>
            {model} can read the draft for what rules cannot see: vague terms, gaps in the explanation, contradictions.
            Your draft is sent to it. What it says is an opinion and may be wrong.
          </p>
          <Button
            variant="default"
            disabled={disabled || job.running}
            leftSection={<Icon name="document" size={18} />}
            onClick={() => void job.ask()}
          >
            {job.running ? 'Being reviewed' : job.result ? 'Ask for another review' : 'Ask for a review'}
          </Button>
          {job.running && (
            <div className={classes.running} role="status">
              <Progress value={Math.max(4, job.progress)} size="sm" aria-label="Reviewing the draft" />
              <p>{job.doing ?? 'Waiting for its turn'}</p>
            </div>
          )}
          {job.problem !== null && (
            <p className={classes.problem} role="alert">
              {job.problem}
            </p>
          )}
          {job.result && <Opinions result={job.result} draft={draft} disabled={disabled} goTo={goTo} />}
        </>
      )}
    </section>
  );
}

interface OpinionsProps extends Pick<StepProps, 'draft' | 'disabled' | 'goTo'> {
  result: NonNullable<ModelReviewJob['result']>;
}

function Opinions({ result, draft, disabled, goTo }: OpinionsProps) {
  const findings = standingFindings(result.findings, draft);
  const settled = result.findings.length - findings.length;
  return (
    <>
      {result.cut && (
        <p className={classes.note}>The draft is longer than the model was given: it has not read the end of it.</p>
      )}
      {result.findings.length === 0 && <p className={classes.note}>The model had nothing to remark.</p>}
      <div className={classes.opinions}>
        <ul className={audit.findings} aria-label="Opinions of the language model">
          {findings.map((finding) => {
            const step = stepOf(finding.place);
            return (
              <FindingItem
                key={finding.id}
                finding={finding}
                text={draft[finding.place]}
                actions={
                  <FindingActions
                    finding={finding}
                    disabled={disabled}
                    onShow={
                      step &&
                      (() => {
                        goTo(step);
                        showWhenDrawn(finding);
                      })
                    }
                    onMend={() => undefined}
                  />
                }
              />
            );
          })}
        </ul>
      </div>
      {settled > 0 && (
        <p className={classes.note}>
          {settled === 1 ? 'One more remark is' : `${settled} more remarks are`} about words that you have changed
          since.
        </p>
      )}
    </>
  );
}
