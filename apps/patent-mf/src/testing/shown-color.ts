/** Puts a stylesheet into the page, with the light palette of the tokens; tests have none otherwise. */
export function addStylesheet(css: string, tokens: string): void {
  const palette = new Map(
    [...tokens.matchAll(/(--premise-[\w-]+): (#[0-9a-f]{6});/g)].reverse().map(([, name, hex]) => [name, hex]),
  );
  const style = document.createElement('style');
  // jsdom drops a shorthand that holds a variable
  style.textContent = css.replace(
    /var\((--premise-[\w-]+)\)/g,
    (variable, name: string) => palette.get(name) ?? variable,
  );
  document.head.append(style);
}

/** What a person would call a computed color, such as `rgb(27, 106, 70)`. */
export function colorName(color: string): string {
  const [red = 0, green = 0, blue = 0] = (/^rgb\((.+)\)$/.exec(color)?.[1] ?? '').split(',').map(Number);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < 40) return 'gray';
  if (most === green) return 'green';
  if (most === blue) return 'blue';
  return green - blue > spread / 2 ? 'yellow' : 'red';
}
