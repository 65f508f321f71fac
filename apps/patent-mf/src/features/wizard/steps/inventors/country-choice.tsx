import { Icon } from '@premise/ui';
import { CountrySearch } from './country-search.tsx';
import classes from './inventor-dialog.module.css';

interface CountryChoiceProps {
  label: string;
  /** '' as long as none is chosen. */
  country: string;
  onChange: (country: string) => void;
  required?: boolean;
}

/** One country: a search, and what was chosen with it. */
export function CountryChoice({ label, country, onChange, required = false }: CountryChoiceProps) {
  return (
    <div>
      <CountrySearch label={label} required={required} onPick={onChange} />
      {country !== '' && (
        <p className={classes.chosen} role="status">
          <span className={classes.country}>
            {country}
            <button
              type="button"
              className={classes.remove}
              aria-label={`Remove ${country}`}
              onClick={() => onChange('')}
            >
              <Icon name="close" size={16} />
            </button>
          </span>
        </p>
      )}
    </div>
  );
}
