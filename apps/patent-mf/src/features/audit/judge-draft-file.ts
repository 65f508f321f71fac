import { LIMITS } from '@premise/contracts';

/** What the picker offers. */
export const DRAFT_FILES = '.docx,.pdf,.txt';

/** Why a file cannot be audited, in plain words; null when it may be tried. */
export function judgeDraftFile({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (/\.doc$/i.test(name)) return `${name} is in the old Word format. Save it as .docx and choose that.`;
  if (!/\.(?:docx|pdf|txt)$/i.test(name)) return `${name} cannot be read. Choose a .docx, .pdf or .txt file.`;
  if (size === 0) return `${name} is empty.`;
  if (size > LIMITS.auditFileBytes) {
    return `${name} is larger than ${LIMITS.auditFileBytes / (1024 * 1024)} MB. Take the pictures out, or paste the text.`;
  }
  return null;
}
