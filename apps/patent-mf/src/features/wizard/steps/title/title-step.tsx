import { formatTitle, titleIssues } from '@premise/patent-rules';
import { Button, Icon, Textarea } from '@premise/ui';
import { lazy, Suspense, useState } from 'react';
import type { StepProps } from '../step-props.ts';
import { describeInvention } from './describe-invention.ts';
import { TitleSuggestion } from './title-suggestion.tsx';
import { useAfterPress } from './use-after-press.ts';
import { useTitleJob } from './use-title-job.ts';
import classes from './title-step.module.css';

const TitleGenerator = lazy(() =>
  import('./title-generator.tsx').then((feature) => ({ default: feature.TitleGenerator })),
);

/** What is pasted in lines, too. */
const inOneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/gu, ' ');

export function TitleStep({ draft, change, disabled }: StepProps) {
  const { title } = draft;
  const [generating, setGenerating] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const job = useTitleJob();
  const afterPress = useAfterPress();
  const leave = () => {
    const formatted = formatTitle(title);
    if (formatted !== title) afterPress(() => change({ title: formatted }));
  };
  const startOver = () => {
    setPicked(null);
    job.clear();
  };
  return (
    <>
      <p className={classes.guide}>
        Say what the invention is, briefly and technically. Aim for under 15 words; no names, no marketing.
      </p>
      <Textarea
        label="Title of Invention"
        name="title"
        // a long title is seen whole on a telephone as well
        autosize
        minRows={1}
        value={title}
        disabled={disabled}
        placeholder="System and Method for …"
        classNames={{ input: classes.title }}
        onChange={(event) => change({ title: inOneLine(event.currentTarget.value) })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        onBlur={leave}
      />
      <TitleStructure title={title} />
      {picked === null ? (
        <Button
          variant="default"
          className={classes.generate}
          leftSection={<Icon name="pencil" size={18} />}
          onClick={() => setGenerating(true)}
        >
          {job.generating ? 'Generating Titles...' : 'Generate Patent Titles'}
        </Button>
      ) : (
        <TitleSuggestion
          title={picked}
          disabled={disabled}
          onUse={() => {
            change({ title: picked });
            startOver();
          }}
          onOthers={() => {
            startOver();
            setGenerating(true);
          }}
        />
      )}
      {generating && (
        <Suspense fallback={null}>
          <TitleGenerator
            job={job}
            description={describeInvention(draft)}
            onPick={(option) => {
              setPicked(option);
              setGenerating(false);
            }}
            onClose={() => setGenerating(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What the structure check says, with every keystroke (S2 section 5). */
function TitleStructure({ title }: { title: string }) {
  const issues = titleIssues(title);
  return (
    <div className={classes.structure} role="status">
      {issues.length === 0 ? (
        <p className={classes.good}>
          <Icon name="check" size={18} />
          Title structure looks good!
        </p>
      ) : (
        <>
          <h2 className={classes.heading}>Title Structure Issues</h2>
          <ul className={classes.issues}>
            {issues.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
