/** A part could not be started for a reason that its message tells in words a newcomer can act on. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError';
}

/** Turns the system's refusals to write into a sentence; anything else passes unchanged. */
export function explainWriteFailure(error: unknown, what: string): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new EmbeddedError(`The disk is full: ${what} cannot be written. Free some space and try again.`);
  }
  // Making a folder below one that cannot be written ends as ENOENT on some read-only disks.
  if (code === 'EROFS' || code === 'ENOENT' || code === 'ENOTDIR') {
    return new EmbeddedError(
      `${what} cannot be made or lies on a read-only disk. Set PREMISE_DATA_DIR to a folder that can be written to.`,
    );
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return new EmbeddedError(
      `${what} may not be written by this user. Set PREMISE_DATA_DIR to a folder of your own, or correct its owner.`,
    );
  }
  return error;
}
