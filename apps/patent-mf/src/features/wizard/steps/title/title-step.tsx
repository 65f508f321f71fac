import { formatTitle, titleIssues } from '@premise/patent-rules';
import { Icon, TextInput } from '@premise/ui';
import type { StepProps } from '../step-props.ts';
import classes from './title-step.module.css';

export function TitleStep({ draft, change, disabled }: StepProps) {
  const { title } = draft;
  const leave = () => {
    const formatted = formatTitle(title);
    if (formatted !== title) change({ title: formatted });
  };
  return (
    <>
      <p className={classes.guide}>
        Say what the invention is, briefly and technically. Aim for under 15 words; no names, no marketing.
      </p>
      <TextInput
        label="Title of Invention"
        value={title}
        disabled={disabled}
        placeholder="System and Method for …"
        classNames={{ input: classes.title }}
        onChange={(event) => change({ title: event.currentTarget.value })}
        onBlur={leave}
      />
      <TitleStructure title={title} />
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
