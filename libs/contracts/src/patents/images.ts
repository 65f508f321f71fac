import type { Answer } from '../api.ts';
import type { PatentImage } from './draft.ts';

/**
 * POST with bearer, multipart/form-data: one image, 201. Fields: `userId` (the caller's own), `applicationId` (or `draft` or
 * `new` while there is none: the first save that names the image adopts it), `name` (optional, shown; else the file's
 * name), then `file`. PNG, JPEG, WebP, GIF (first frame), TIFF (first page), AVIF up to LIMITS.imageBytes each; what is in it is
 * decided by its content. An upload belongs to its application at once and is shown once a save names it in `images`.
 */
export const IMAGES_PATH = '/api/patents/images';
export const IMAGE_FIELDS = { userId: 'userId', applicationId: 'applicationId', name: 'name', file: 'file' } as const;
export const PLACEHOLDER_APPLICATIONS = ['draft', 'new'] as const;
export type UploadImageResponse = Answer<{ image: PatentImage }>;

/** What a file picker offers (`accept`). */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/tiff', 'image/avif'] as const;

/**
 * DELETE with bearer: for good, out of every version too. To take an image out of the draft only, save without it: it
 * stays restorable as long as a kept version shows it. Also of an upload that no save has named yet.
 */
export const imagePath = (imageId: string): string => `${IMAGES_PATH}/${encodeURIComponent(imageId)}`;
export type DeleteImageResponse = Answer;
