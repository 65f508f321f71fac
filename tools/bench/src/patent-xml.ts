// npm run bench -- patent-xml --data DIR
// Every document of the office's XML in DIR/xml, field by field against a second reading that shares nothing with the first.
import { createReadStream, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { inventorName, readPatentXml, splitDocuments, type CorpusDocument } from '@premise/patent-corpus';
import { bare, readPlainly, type PlainReading } from './corpus/plain-reading.ts';

function readingOf(document: CorpusDocument): PlainReading {
  const digits = (date: string | null): string => (date ?? '').replaceAll('-', '');
  return {
    number: bare(document.id).replace(/^us/, ''),
    title: bare(document.title),
    abstract: bare(document.abstract),
    dates: [digits(document.publicationDate), digits(document.filingDate)],
    inventors: document.inventors.map((one) => bare(inventorName(one))),
    assignees: document.assignees.map(({ name }) => bare(name)),
    classes: document.classes.map(({ symbol }) => bare(symbol)),
    claims: document.claims.map(({ text }) => bare(text)),
    citations: document.citations.map(({ id }) => bare(id).replace(/^[a-z]{2}/, '')),
  };
}

/** Numbers of other offices are compared without the letters of the office, which stand beside them in the record. */
const plainNumber = (number: string): string => number.replace(/^[a-z]{2}(?=.*\d)/, '').replace(/^0+/, '');
const sameNumber = (a: string, b: string): boolean => a === b || plainNumber(a) === plainNumber(b);

async function check(folder: string): Promise<number> {
  let documents = 0;
  let fields = 0;
  let wrong = 0;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.xml'))) {
    for await (const text of splitDocuments(createReadStream(path.join(folder, name)))) {
      documents += 1;
      const ours = readingOf(readPatentXml(text));
      const plain = readPlainly(text);
      for (const field of Object.keys(plain) as (keyof PlainReading)[]) {
        fields += 1;
        const [a, b] = [[ours[field]].flat(), [plain[field]].flat()];
        const same =
          a.length === b.length &&
          a.every((value, place) => (field === 'citations' ? sameNumber(value, b[place] ?? '') : value === b[place]));
        if (same) continue;
        wrong += 1;
        const place = a.findIndex((value, at) => value !== b[at]);
        process.stdout.write(
          `${name} ${ours.number} ${field}: ${a.length} and ${b.length}, first difference at ${place}:\n  ${(a[place] ?? '').slice(0, 160)}\n  ${(b[place] ?? '').slice(0, 160)}\n`,
        );
      }
    }
  }
  process.stdout.write(`${documents} documents, ${fields} fields, ${wrong} read differently\n`);
  return wrong;
}

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined) {
  process.stderr.write('Usage: npm run bench -- patent-xml --data DIR (a folder with xml/)\n');
  process.exitCode = 2;
} else if ((await check(path.join(values.data, 'xml'))) > 0) {
  process.exitCode = 1;
}
