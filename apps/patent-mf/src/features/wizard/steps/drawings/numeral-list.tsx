import { LIMITS, type ReferenceNumeral } from '@premise/contracts';
import { Icon } from '@premise/ui';
import buttons from '../../../../shared/buttons.module.css';
import classes from './numeral-list.module.css';

interface NumeralListProps {
  /** "FIG. 1", for the labels. */
  figure: string;
  numerals: readonly ReferenceNumeral[];
  disabled: boolean;
  onChange: (numerals: ReferenceNumeral[]) => void;
}

/** The next even number after the highest, as drawings are numbered by custom. */
function nextNumeral(numerals: readonly ReferenceNumeral[]): string {
  const highest = Math.max(8, ...numerals.map(({ numeral }) => Number.parseInt(numeral, 10) || 0));
  return String(highest + (highest % 2 === 0 ? 2 : 1));
}

/** The numerals of one figure and the parts they point at; the checks hold the text against them. */
export function NumeralList({ figure, numerals, disabled, onChange }: NumeralListProps) {
  const put = (at: number, changes: Partial<ReferenceNumeral>) =>
    onChange(numerals.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  return (
    <div className={classes.numerals}>
      {numerals.length > 0 && (
        <ul className={classes.list} aria-label={`Reference numerals of ${figure}`}>
          {numerals.map(({ numeral, part }, at) => (
            <li key={at} className={classes.row}>
              <input
                className={classes.numeral}
                value={numeral}
                aria-label={`Numeral ${at + 1} of ${figure}`}
                disabled={disabled}
                maxLength={20}
                onChange={(event) => put(at, { numeral: event.currentTarget.value })}
              />
              <input
                className={classes.part}
                value={part}
                aria-label={`Part of numeral ${numeral || at + 1} of ${figure}`}
                placeholder="part, such as lever"
                disabled={disabled}
                maxLength={LIMITS.draftFieldMaxLength}
                onChange={(event) => put(at, { part: event.currentTarget.value })}
              />
              <button
                type="button"
                className={buttons.icon}
                data-narrow=""
                aria-label={`Remove numeral ${numeral || at + 1} of ${figure}`}
                disabled={disabled}
                onClick={() => onChange(numerals.filter((_, index) => index !== at))}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {numerals.length < LIMITS.numeralsPerFigure && (
        <button
          type="button"
          className={classes.add}
          disabled={disabled}
          onClick={() => onChange([...numerals, { numeral: nextNumeral(numerals), part: '' }])}
        >
          <Icon name="plus" size={16} />
          Add a reference numeral
        </button>
      )}
    </div>
  );
}
