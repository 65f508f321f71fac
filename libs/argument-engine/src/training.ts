/** What `npm run bench -- train-engine` needs to learn the weights with the very features that the engine reads. */
export { type NamedFeatures, LinearModel, type StoredModel, toShares } from './models/linear-model.ts';
export { type Cut, describeCut, findCuts, findLeftEnd } from './structure/cut-features.ts';
export { isPunctuation, type Token } from './language/tokens.ts';
export { describeText } from './structure/text-features.ts';
export {
  describeBeside,
  describeNoConclusion,
  describeStep,
  listContentWords,
  UnitDescriber,
} from './structure/unit-features.ts';
export { cutIntoUnits, readSentences, type Sentence, type Unit } from './structure/units.ts';
export { blankMarkup } from './text/markup.ts';
export { shareConclusion } from './structure/read-structure.ts';
export { describeArgument } from './structure/argument-or-not.ts';
