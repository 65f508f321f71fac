/** Words of the plain text alone, where it lacks what the eye sees in the HTML. */
export function InText({ words }: { words: string }) {
  return <span data-in-text={words} />;
}
