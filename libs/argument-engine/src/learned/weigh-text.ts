import { type FlawHeads, type Head, probabilities, SOUND } from './flaw-model.ts';
import type { FeatureNames } from './text-features.ts';
import type { TextStructure } from './text-structure.ts';

/** What the heads together make of a text. */
export interface Weighed {
  /** Above 0 where a flaw is to be told of. */
  margin: number;
  /** Share of the texts that the weights know, against other prose. */
  known: number;
  /** How far it is a forum post; else it is a short reply. */
  post: number;
  /** Uncalibrated shares of the kinds, flaw and sort of text taken into account; the likeliest first. */
  kinds: ReadonlyArray<{ label: string; share: number }>;
}

// Chosen by cross-validation on rows of the training sets.
/** Log-odds by which a reply counts as one: a post that is taken for a reply does less harm than the reverse. */
const TOWARDS_REPLY = 0.5;
/** Weight of the odds that a text is other prose. */
const RESERVE_REPLY = 0.6;
const RESERVE_POST = 0.3;
/** Log-odds of the two classes of a post vary less than those of the best of five kinds. */
const POST_SCALE = 2.5;
/** Log-odds from which on a text is taken as of a known sort without reserve. */
const SURELY_KNOWN = 0.3;
/** Log-odds taken off for texts built as careful ones are. */
const REASONED = 1;
const SPELLED = 0.5;

const share = (head: Head, names: FeatureNames, of: string): number =>
  probabilities(head, names)[head.classes.indexOf(of)] ?? 0;
const FLOOR = 1e-4;
const odds = (of: number): number => Math.log((of + FLOOR) / (1 - of + FLOOR));
const share01 = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Asks the heads for replies and for posts, each as far as the text is one. */
export function weighText(model: FlawHeads, names: FeatureNames, { reasoned, spelled }: TextStructure): Weighed {
  const known = share(model.sort, names, 'known');
  const post = 1 - share01(odds(share(model.register, names, 'reply')) + TOWARDS_REPLY);
  const replyShares = probabilities(model.reply, names);
  const sound = replyShares[model.reply.classes.indexOf(SOUND)] ?? 0;
  const best = Math.max(...replyShares.filter((_, at) => model.reply.classes[at] !== SOUND));
  const flawedPost = share(model.post, names, 'flawed');
  const doubt = Math.min(0, odds(known) - SURELY_KNOWN);
  const asReply = Math.log((best + FLOOR) / (sound + FLOOR)) + RESERVE_REPLY * doubt - (spelled ? SPELLED : 0);
  const asPost = POST_SCALE * (odds(flawedPost) + RESERVE_POST * doubt);
  const margin = (1 - post) * asReply + post * asPost - (reasoned ? REASONED : 0);
  const shares = new Map<string, number>();
  const add = (label: string, by: number): void => void shares.set(label, (shares.get(label) ?? 0) + by);
  model.reply.classes.forEach((label, at) => {
    if (label !== SOUND) add(label, ((1 - post) * (replyShares[at] ?? 0)) / (1 - sound + FLOOR));
  });
  const postKinds = probabilities(model.postKind, names);
  model.postKind.classes.forEach((label, at) => add(label, post * (postKinds[at] ?? 0)));
  const flawed = (1 - post) * (1 - sound) + post * flawedPost;
  const kinds = [...shares]
    .map(([label, of]) => ({ label, share: of * flawed * share01(2 + doubt) }))
    .sort((a, b) => b.share - a.share || (a.label < b.label ? -1 : 1));
  return { margin, known, post, kinds };
}
