import { IMAGE_TYPES } from '@premise/contracts';
import { Button } from '@premise/ui';
import { useRef } from 'react';
import { useFileDrop } from '../../../../shared/files/use-file-drop.ts';
import classes from './drawings-step.module.css';

interface ImagePickerProps {
  onFiles: (files: File[]) => void;
  disabled: boolean;
}

/** Several image files at once, by picker or by drop. */
export function ImagePicker({ onFiles, disabled }: ImagePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const { over, handlers } = useFileDrop((files) => {
    if (!disabled) onFiles(files);
  });
  return (
    <div className={classes.picker} data-over={over || undefined} {...handlers}>
      <input
        ref={input}
        type="file"
        multiple
        accept={IMAGE_TYPES.join(',')}
        className={classes.input}
        data-testid="image-input"
        tabIndex={-1}
        aria-label="Image files"
        disabled={disabled}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // the same file can be chosen again
          event.currentTarget.value = '';
        }}
      />
      <Button variant="default" disabled={disabled} onClick={() => input.current?.click()}>
        Choose images
      </Button>
      <p className={classes.pickerWords}>
        or drop them here. Black lines on white, 300 dots per inch, up to 25 MB each.
      </p>
    </div>
  );
}
