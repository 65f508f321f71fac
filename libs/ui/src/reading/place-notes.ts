/** Where a note wants to stand, and how tall it is; px from the top of the text. */
export interface NoteMeasure {
  wanted: number;
  height: number;
}

/**
 * Heights at which notes stand without touching, in the order given (by wanted height). Without an anchor each slides
 * down as far as it must; with one, that note stands exactly at its words and the others make room.
 */
export function placeNotes(notes: readonly NoteMeasure[], gap: number, anchor = -1): number[] {
  const tops: number[] = [];
  let free = 0;
  for (const note of notes) {
    const top = Math.max(note.wanted, free);
    tops.push(top);
    free = top + note.height + gap;
  }
  const anchored = notes[anchor];
  if (!anchored) return tops;

  tops[anchor] = Math.max(0, anchored.wanted);
  let ceiling = tops[anchor];
  for (let at = anchor - 1; at >= 0; at -= 1) {
    const top = Math.min(tops[at] ?? 0, ceiling - gap - (notes[at]?.height ?? 0));
    tops[at] = top;
    ceiling = top;
  }
  free = tops[anchor] + anchored.height + gap;
  for (let at = anchor + 1; at < notes.length; at += 1) {
    const top = Math.max(notes[at]?.wanted ?? 0, free);
    tops[at] = top;
    free = top + (notes[at]?.height ?? 0) + gap;
  }
  // nothing may leave through the top: then everybody moves down together
  const above = Math.min(0, ...tops);
  return above < 0 ? tops.map((top) => top - above) : tops;
}
