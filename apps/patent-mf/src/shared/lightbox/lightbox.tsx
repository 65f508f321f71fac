import { Icon } from '@premise/ui';
import { useEffect, useRef, useState } from 'react';
import classes from './lightbox.module.css';

export interface LightboxImage {
  url: string;
  name: string;
}

interface LightboxProps {
  images: readonly LightboxImage[];
  /** Which one is shown first. */
  start: number;
  onClose: () => void;
}

function show(dialog: HTMLDialogElement): void {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}

/** Images enlarged over the page, one at a time. Closes on Escape and on a click outside the image. */
export function Lightbox({ images, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(start);
  const image = images[at];
  const several = images.length > 1;
  const turn = (by: number) => setAt((before) => (before + by + images.length) % images.length);

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element) show(element);
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      className={classes.lightbox}
      aria-label={image.name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (!(event.target instanceof Element && event.target.closest('img, button, p'))) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          onClose();
        }
        if (several && event.key === 'ArrowRight') turn(1);
        if (several && event.key === 'ArrowLeft') turn(-1);
      }}
    >
      <div className={classes.stage}>
        <img className={classes.image} src={image.url} alt={image.name} />
        <p className={classes.name}>
          {image.name}
          {several && (
            <span className={classes.count}>
              {at + 1} of {images.length}
            </span>
          )}
        </p>
      </div>
      <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
      {several && (
        <>
          <button type="button" className={classes.previous} aria-label="Previous image" onClick={() => turn(-1)}>
            <Icon name="arrow-left" />
          </button>
          <button type="button" className={classes.next} aria-label="Next image" onClick={() => turn(1)}>
            <Icon name="arrow-right" />
          </button>
        </>
      )}
    </dialog>
  );
}
