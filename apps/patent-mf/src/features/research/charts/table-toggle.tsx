import { Button, Icon } from '@premise/ui';
import classes from './table-toggle.module.css';

interface TableToggleProps {
  /** What is shown as a drawing or as a table. */
  of: string;
  pressed: boolean;
  onToggle: () => void;
}

/** Shows a drawing as its table. Says the same pressed or not: what it is called must hold what is written on it. */
export function TableToggle({ of, pressed, onToggle }: TableToggleProps) {
  return (
    <Button
      className={classes.toggle}
      variant="default"
      size="sm"
      aria-pressed={pressed}
      aria-label={`${of} as a table`}
      leftSection={<Icon name="table" size={16} />}
      onClick={onToggle}
    >
      Table
    </Button>
  );
}
