import { Button } from '@premise/ui';
import classes from './title-step.module.css';

interface TitleSuggestionProps {
  title: string;
  disabled: boolean;
  onUse: () => void;
  onOthers: () => void;
}

/** The title that was picked, before it takes the place of what stands in the field. */
export function TitleSuggestion({ title, disabled, onUse, onOthers }: TitleSuggestionProps) {
  return (
    <section className={classes.suggestion} aria-label="Suggested title">
      <p className={classes.suggested}>{title}</p>
      <div className={classes.choices}>
        <Button onClick={onUse} disabled={disabled}>
          Use This Title
        </Button>
        <Button variant="default" onClick={onOthers}>
          Generate Different Titles
        </Button>
      </div>
    </section>
  );
}
