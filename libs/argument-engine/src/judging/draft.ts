import { OBJECTION, OTHERS_VIEW } from '../data/markers.ts';
import { asSentence, type Phrasing } from '../output/phrasing.ts';
import type { Clause } from '../reading/clauses.ts';
import type { Case } from './case.ts';
import { CONCEDED, viewOf } from './other-side.ts';
import { isStatement } from './wording.ts';

/** A paragraph in the making. */
export interface Draft {
  of: Case;
  soften: (text: string) => string;
  phrasing: Phrasing;
  said: Set<Clause>;
  /** Words against persons and the like: they add nothing. */
  dropped: Set<Clause>;
  sentences: string[];
}

/** One clause as a sentence of its own. */
export function tell(draft: Draft, clause: Clause, opening = ''): void {
  const { phrasing } = draft;
  draft.said.add(clause);
  let words = draft.soften(phrasing.said(clause));
  if (/^either\b/i.test(words) && draft.of.flaws.some((flaw) => flaw.label === 'False dilemma'))
    words = `unless there is a third way, ${words}`;
  draft.sentences.push(asSentence(`${clause.isQuestion ? '' : opening}${words}${clause.isQuestion ? '?' : ''}`));
}

/** A claim on the way, after what it is drawn from. */
export function tellStep(draft: Draft, step: Clause, grounds: readonly Clause[]): void {
  const { soften, phrasing, said, sentences } = draft;
  const fresh = grounds.filter((ground) => !said.has(ground));
  const [only] = fresh;
  const claim = soften(phrasing.said(step));
  said.add(step);
  if (fresh.length === 1 && only && only.marker?.kind === 'reason' && only.sentence === step.sentence) {
    said.add(only);
    const ground = soften(phrasing.said(only));
    sentences.push(asSentence(only.index < step.index ? `since ${ground}, ${claim}` : `${claim}, because ${ground}`));
    return;
  }
  for (const ground of fresh) tell(draft, ground);
  const marker =
    /^(?:so|as a result|consequently|hence|thus|therefore|for this reason|that is why|this is why|accordingly)$/i.exec(
      step.markerText.replace(/,$/, ''),
    )?.[0];
  const weak = draft.of.flaws.some((flaw) =>
    flaw.spans.some((span) => span.start <= step.start && span.end >= step.start + 3),
  );
  const opening = marker === undefined || weak || /^so$/i.test(marker) ? null : marker.toLowerCase();
  if (opening !== null)
    sentences.push(asSentence(/why$/.test(opening) ? `${opening} ${claim}` : `${opening}, ${claim}`));
  else
    sentences.push(
      asSentence(isStatement(claim) ? `this suggests that ${claim.replace(/\bprobably (?=\w)/, '')}` : claim),
    );
}

/** Objections with their answers. */
export function tellOtherSide(draft: Draft): void {
  const { objections, rebuttals } = draft.of.reading;
  const { phrasing, sentences } = draft;
  const shown = objections.filter((clause) => clause.words.length >= 3).slice(0, 3);
  shown.forEach((objection, at) => {
    const before = shown[at + 1]?.index ?? Infinity;
    const answer = rebuttals.find(
      (clause) =>
        clause.index > objection.index &&
        clause.index < before &&
        clause.index - objection.index <= 2 &&
        !draft.dropped.has(clause),
    );
    const granted = phrasing.said(objection).replace(CONCEDED, '');
    const plain =
      /^(?:this|that|it) (?:is|may be) (?:true|so|right)\b/i.test(granted) ||
      OTHERS_VIEW.test(objection.lower) ||
      OBJECTION.test(objection.lower);
    if (answer)
      sentences.push(
        asSentence(
          `${isStatement(granted) && !plain ? 'it is true that ' : ''}${granted}, but ${draft.soften(phrasing.said(answer))}${answer.isQuestion ? '?' : ''}`,
        ),
      );
    else if (before - objection.index === 1) sentences.push(asSentence(granted));
    else {
      const view = viewOf(objection, phrasing);
      sentences.push(
        isStatement(view)
          ? asSentence(`Admittedly, ${view}; but this has to be weighed against the reasons given here`)
          : asSentence(granted),
      );
    }
  });
}
