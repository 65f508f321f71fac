import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Inventor } from '@premise/contracts';
import { Icon } from '@premise/ui';
import buttons from '../../../../shared/buttons.module.css';
import classes from './inventors-step.module.css';

interface InventorListProps {
  inventors: readonly Inventor[];
  disabled: boolean;
  onReorder: (inventors: Inventor[]) => void;
  onEdit: (at: number) => void;
  onRemove: (at: number) => void;
}

/** Inventors have no name of their own in the list: their places stand for them while one is moved. */
const idOf = (at: number): string => `inventor-${at}`;

export function InventorList({ inventors, disabled, onReorder, onEdit, onRemove }: InventorListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = inventors.map((_, at) => idOf(at));
  const move = (from: number, to: number) => onReorder(arrayMove([...inventors], from, to));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ol className={classes.list} aria-label="Inventors">
          {inventors.map((inventor, at) => (
            <InventorRow
              key={idOf(at)}
              inventor={inventor}
              at={at}
              last={at === inventors.length - 1}
              disabled={disabled}
              onMove={(to) => move(at, to)}
              onEdit={() => onEdit(at)}
              onRemove={() => onRemove(at)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface InventorRowProps {
  inventor: Inventor;
  at: number;
  last: boolean;
  disabled: boolean;
  onMove: (to: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function InventorRow({ inventor, at, last, disabled, onMove, onEdit, onRemove }: InventorRowProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: idOf(at) });
  const name = inventor.name || `Inventor ${at + 1}`;
  const facts = [
    ['Citizenship', inventor.citizenship],
    ['Residence', inventor.residence],
  ].filter(([, fact]) => fact !== '');
  return (
    <li
      ref={setNodeRef}
      className={classes.inventor}
      data-lifted={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        className={buttons.icon}
        data-handle=""
        data-narrow=""
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
        disabled={disabled}
      >
        <Icon name="grip" size={18} />
      </button>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <dl className={classes.facts}>
          <div>
            <dd>{inventor.address}</dd>
          </div>
          {facts.map(([label, fact]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
      <span className={classes.buttons}>
        <RowButton
          icon="arrow-up"
          label={`Move ${name} up`}
          onClick={() => onMove(at - 1)}
          disabled={disabled || at === 0}
        />
        <RowButton
          icon="arrow-down"
          label={`Move ${name} down`}
          onClick={() => onMove(at + 1)}
          disabled={disabled || last}
        />
        <RowButton icon="pencil" label={`Edit ${name}`} onClick={onEdit} disabled={disabled} />
        <RowButton icon="trash" label={`Remove ${name}`} onClick={onRemove} disabled={disabled} />
      </span>
    </li>
  );
}

interface RowButtonProps {
  icon: 'arrow-up' | 'arrow-down' | 'pencil' | 'trash';
  label: string;
  onClick: () => void;
  disabled: boolean;
}

function RowButton({ icon, label, onClick, disabled }: RowButtonProps) {
  return (
    <button type="button" className={buttons.icon} aria-label={label} onClick={onClick} disabled={disabled}>
      <Icon name={icon} size={18} />
    </button>
  );
}
