import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { LIMITS, type Figure, type PatentImage } from '@premise/contracts';
import { Checkbox, Icon } from '@premise/ui';
import { fieldName } from '../../checks/show-span.ts';
import { NumeralList } from './numeral-list.tsx';
import { sizeInMb } from './size-in-mb.ts';
import buttons from '../../../../shared/buttons.module.css';
import classes from './figure-row.module.css';

interface FigureRowProps {
  figure: Figure;
  image: PatentImage | null;
  at: number;
  /** Name of the field with the image's name; the checks point at it. */
  imageField: string;
  last: boolean;
  disabled: boolean;
  onEdit: (changes: Partial<Figure>) => void;
  onRename: (name: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onEnlarge: () => void;
}

/** One figure: its picture, what it shows, and the parts its numerals point at. */
export function FigureRow(props: FigureRowProps) {
  const { figure, image, at, imageField, last, disabled, onEdit, onRename, onMove, onRemove, onEnlarge } = props;
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: figure.id });
  const label = `FIG. ${figure.number}`;
  return (
    <li
      ref={setNodeRef}
      className={classes.figure}
      data-lifted={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={classes.head}>
        <button
          type="button"
          className={buttons.icon}
          data-handle=""
          {...attributes}
          {...listeners}
          aria-label={`Move ${label}`}
          disabled={disabled}
        >
          <Icon name="grip" size={18} />
        </button>
        <label className={classes.number}>
          FIG.
          <input
            value={figure.number}
            aria-label={`Number of figure ${at + 1}`}
            maxLength={10}
            disabled={disabled}
            onChange={(event) => onEdit({ number: event.currentTarget.value })}
          />
        </label>
        {image && (
          <>
            <input
              className={classes.name}
              name={imageField}
              value={image.name}
              aria-label={`Name of the image of ${label}`}
              maxLength={LIMITS.imageNameMaxLength}
              disabled={disabled}
              onChange={(event) => onRename(event.currentTarget.value)}
            />
            <span className={classes.size}>{sizeInMb(image.size)}</span>
          </>
        )}
        <span className={classes.buttons}>
          <button
            type="button"
            className={buttons.icon}
            aria-label={`Move ${label} up`}
            disabled={disabled || at === 0}
            onClick={() => onMove(at - 1)}
          >
            <Icon name="arrow-up" size={18} />
          </button>
          <button
            type="button"
            className={buttons.icon}
            aria-label={`Move ${label} down`}
            disabled={disabled || last}
            onClick={() => onMove(at + 1)}
          >
            <Icon name="arrow-down" size={18} />
          </button>
          <button
            type="button"
            className={buttons.icon}
            aria-label={`Remove ${label}`}
            disabled={disabled}
            onClick={onRemove}
          >
            <Icon name="trash" size={18} />
          </button>
        </span>
      </div>
      <div className={classes.body}>
        {image ? (
          <button type="button" className={classes.picture} aria-label={`Enlarge ${label}`} onClick={onEnlarge}>
            <img src={image.thumbnailUrl} alt="" loading="lazy" />
          </button>
        ) : (
          <span className={classes.picture} data-empty="">
            No image
          </span>
        )}
        <div className={classes.words}>
          <label className={classes.line}>
            <span>What {label} shows</span>
            <input
              name={fieldName('figures', at)}
              value={figure.description}
              placeholder="a perspective view of the …"
              maxLength={LIMITS.draftFieldMaxLength}
              disabled={disabled}
              onChange={(event) => onEdit({ description: event.currentTarget.value })}
            />
          </label>
          <NumeralList
            figure={label}
            numerals={figure.numerals}
            disabled={disabled}
            onChange={(numerals) => onEdit({ numerals })}
          />
          <Checkbox
            className={classes.old}
            size="sm"
            label="Shows only what is known already (prior art)"
            checked={figure.priorArt}
            disabled={disabled}
            onChange={(event) => onEdit({ priorArt: event.currentTarget.checked })}
          />
        </div>
      </div>
    </li>
  );
}
