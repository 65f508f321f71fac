import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CORPUS_FOLDER, readAnnotations, readTexts } from './read.ts';
import { validateAnnotation, validateText } from './validate.ts';

const texts = readTexts();
const byId = new Map(texts.map((text) => [text.id, text]));

describe('the argument corpus', () => {
  it('holds texts of the form that its schema gives, each under an id of its own', () => {
    expect(texts.length).toBeGreaterThanOrEqual(150);
    expect(texts.flatMap(validateText)).toEqual([]);
    expect(byId.size).toBe(texts.length);
  });

  it.each(['first', 'second'] as const)(
    'has annotations by the %s annotator whose offsets and links fit their texts',
    (who) => {
      const annotations = readAnnotations(who);
      const problems = annotations.flatMap((annotation) => {
        const text = byId.get(annotation.text);
        return text ? validateAnnotation(text.text, annotation) : [`${annotation.text} is no text`];
      });
      expect(problems).toEqual([]);
      expect(new Set(annotations.map(({ text }) => text)).size).toBe(annotations.length);
    },
  );

  it('has an annotation of each text', () => {
    const annotated = new Set(readAnnotations('first').map(({ text }) => text));
    expect(texts.filter(({ id }) => !annotated.has(id))).toEqual([]);
  });

  it('keeps a text and its sound twin on one side of the split', () => {
    for (const { id, plan, split } of texts) {
      if (plan.twin !== null) expect([id, split]).toEqual([id, byId.get(plan.twin)?.split]);
    }
  });
});

describe.each(readdirSync(path.join(CORPUS_FOLDER, 'rounds')))('blind round %s', (round) => {
  it('has a valid annotation of each of its texts', () => {
    const folder = path.join(CORPUS_FOLDER, 'rounds', round);
    const annotations = new Map(readAnnotations('first', folder).map((one) => [one.text, one]));
    const problems = readTexts(folder).flatMap((text) => {
      const annotation = annotations.get(text.id);
      return [
        ...validateText(text),
        ...(annotation ? validateAnnotation(text.text, annotation) : [`${text.id} has none`]),
      ];
    });
    expect([annotations.size, problems]).toEqual([100, []]);
  });
});
