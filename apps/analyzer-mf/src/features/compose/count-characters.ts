/** Characters as a reader counts them: one that takes two UTF-16 units (an emoji) is one. */
export function countCharacters(text: string): number {
  let pairs = 0;
  for (let i = 1; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit < 0xdc00 || unit > 0xdfff) continue;
    const before = text.charCodeAt(i - 1);
    if (before >= 0xd800 && before <= 0xdbff) pairs += 1;
  }
  return text.length - pairs;
}
