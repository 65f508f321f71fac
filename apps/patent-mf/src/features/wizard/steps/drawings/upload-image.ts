import { IMAGE_FIELDS, IMAGES_PATH, PLACEHOLDER_APPLICATIONS, type UploadImageResponse } from '@premise/contracts';
import { upload, type UploadOptions } from '@premise/web-platform';

interface ImageUpload {
  userId: string;
  /** '' while there is none: the first save that names the image adopts it. */
  applicationId: string;
  name: string;
  file: File | null;
}

/** Uploads one image; gives it as it is stored. */
export async function uploadImage({ userId, applicationId, name, file }: ImageUpload, options: UploadOptions) {
  if (file === null) throw new Error('No file provided');
  if (userId === '') throw new Error('User ID and Application ID required');
  const form = new FormData();
  form.set(IMAGE_FIELDS.userId, userId);
  form.set(IMAGE_FIELDS.applicationId, applicationId || PLACEHOLDER_APPLICATIONS[0]);
  form.set(IMAGE_FIELDS.name, name);
  form.set(IMAGE_FIELDS.file, file, file.name);
  return (await upload<UploadImageResponse>(IMAGES_PATH, form, options)).image;
}
