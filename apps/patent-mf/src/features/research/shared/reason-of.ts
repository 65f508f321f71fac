/** What an error says, to stand before a full stop of ours. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error && error.message !== '' ? error.message : 'Unknown error';
  return message.replace(/[\s.]+$/, '');
}
