import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { Figure, PatentImage } from '@premise/contracts';
import { fieldName } from '../../checks/show-span.ts';
import { FigureRow } from './figure-row.tsx';
import { inOrder } from './figure-numbers.ts';
import classes from './drawings-step.module.css';

interface FigureListProps {
  figures: readonly Figure[];
  images: readonly PatentImage[];
  disabled: boolean;
  onFigures: (figures: Figure[]) => void;
  onRename: (imageId: string, name: string) => void;
  onRemove: (figure: Figure) => void;
  onEnlarge: (imageId: string) => void;
}

/** The figures in their order, to be moved by pointer, by keyboard, or by a button at a time. */
export function FigureList({ figures, images, disabled, onFigures, onRename, onRemove, onEnlarge }: FigureListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = figures.map(({ id }) => id);
  const move = (from: number, to: number) => onFigures(inOrder(figures, arrayMove([...figures], from, to)));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const nameOf = (id: UniqueIdentifier) => `FIG. ${figures.find((figure) => figure.id === id)?.number ?? ''}`;
  const placeOf = (id: UniqueIdentifier) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  // what a screen reader says while a figure is moved: numbers, not the names that the program has for them
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} is at place ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${nameOf(active.id)} was put at place ${placeOf(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ol className={classes.figures} aria-label="Figures">
          {figures.map((figure, at) => (
            <FigureRow
              key={figure.id}
              figure={figure}
              image={images.find(({ id }) => id === figure.imageId) ?? null}
              at={at}
              imageField={fieldName(
                'images',
                images.findIndex(({ id }) => id === figure.imageId),
              )}
              last={at === figures.length - 1}
              disabled={disabled}
              onEdit={(changes) =>
                onFigures(figures.map((one) => (one.id === figure.id ? { ...one, ...changes } : one)))
              }
              onRename={(name) => figure.imageId !== null && onRename(figure.imageId, name)}
              onMove={(to) => move(at, to)}
              onRemove={() => onRemove(figure)}
              onEnlarge={() => figure.imageId !== null && onEnlarge(figure.imageId)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
