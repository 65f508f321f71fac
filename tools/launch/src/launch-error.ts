/** The start cannot go on, for a reason that its message tells in words a newcomer can act on. */
export class LaunchError extends Error {
  override name = 'LaunchError';
}
