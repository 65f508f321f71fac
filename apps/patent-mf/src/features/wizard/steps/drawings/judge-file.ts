import { IMAGE_TYPES } from '@premise/contracts';

const TAKEN = 'PNG, JPEG, WebP, GIF, TIFF and AVIF images can be uploaded.';

/**
 * Why a file cannot be uploaded, in plain words; null when it may be tried. How large it is, and what it really holds, the
 * server says.
 */
export function judgeFile(file: File): string | null {
  if (file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name)) {
    return 'An SVG drawing can hold programs and is not taken. Export it as PNG and choose that.';
  }
  if (file.size === 0) return 'This file is empty.';
  // a system that does not know a type names none: the server looks inside
  if (file.type === '' || IMAGE_TYPES.some((type) => type === file.type)) return null;
  if (file.type.startsWith('image/')) return `This kind of image is not taken. ${TAKEN}`;
  return `This is not an image. ${TAKEN}`;
}
