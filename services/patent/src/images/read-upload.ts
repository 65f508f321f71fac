import { IMAGE_FIELDS, LIMITS } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { readOneFile } from '../files/read-one-file.ts';

/** Reads the one image of an upload into memory, within its limits. */
export const ReadUpload = readOneFile(IMAGE_FIELDS.file, LIMITS.imageBytes, (cause) => {
  const megabytes = LIMITS.imageBytes / 1024 / 1024;
  return new CodedError('IMAGE_TOO_LARGE', `An image can have at most ${megabytes} MB.`, { cause });
});
