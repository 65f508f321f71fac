// npm run bench -- train-engine [--write] [--by brief|genre] [--share 0.5]
// Learns the weights of the built-in engine from the argument corpus (texts for training alone) and prints what the models get right
// on texts of briefs, or genres, that they have not seen. With --write they are stored in libs/argument-engine/weights.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readAnnotations, readTexts } from '@premise/argument-corpus';
import { type LearningText, readLearningText } from './train/corpus-texts.ts';
import { crossValidate, guess } from './train/cross-validate.ts';
import { learnArgument, learnModels } from './train/learn.ts';
import { reportGuesses } from './train/report.ts';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    by: { type: 'string', default: 'brief' },
    share: { type: 'string', default: '1' },
    test: { type: 'boolean', default: false },
  },
});
const gold = new Map(readAnnotations('first').map((one) => [one.text, one]));
const all = readTexts().flatMap((text) => {
  const annotation = gold.get(text.id);
  return annotation ? [readLearningText(text, annotation)] : [];
});
const share = Number(values.share);
const training = all.filter(({ text }) => text.split === 'train').filter((_, at) => (at * 0.618034) % 1 < share);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const groupOf = ({ text }: LearningText): string => (values.by === 'genre' ? text.genre : text.brief);
const guesses = crossValidate(training, groupOf, values.write ? 3 : 6);
if (!values.write) {
  print(`${training.length} texts for training, each read by models that have seen no text of its ${values.by}`);
  print(reportGuesses(guesses));
}
if (values.test || values.write) {
  const models = learnModels(training);
  if (values.test) {
    print('\nTexts that are kept for testing:');
    print(
      reportGuesses(
        guess(
          models,
          all.filter(({ text }) => text.split === 'test'),
        ),
      ),
    );
  }
  if (values.write) {
    const folder = path.resolve(import.meta.dirname, '../../../libs/argument-engine/weights');
    mkdirSync(folder, { recursive: true });
    for (const [name, model] of Object.entries({ ...models, argument: learnArgument(guesses.isArgument) }))
      writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(model)}\n`);
    print(`Weights of ${training.length} texts are in ${folder}.`);
  }
}
