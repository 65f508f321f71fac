// npm run bench -- patent-rules --data DIR [--examples N] [--rule ID]
// How often each rule of the draft audit fires on patents that the office granted: DIR holds xml/ (grants and applications in the
// office's XML) and tables/g_claims_sample.tsv. A rule that fires on many of them cries wolf.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { AuditFinding } from '@premise/contracts';
import { antecedents, auditDraft, type AuditedDraft, parseClaims, RULES } from '@premise/patent-rules';
import { readOfficeXml } from './patents/office-xml.ts';

interface Judged {
  name: string;
  draft: AuditedDraft;
  findings: AuditFinding[];
  applied: Set<string>;
}

function report(folder: string, examples: number, only: string | undefined): void {
  const documents = readOfficeXml(path.join(folder, 'xml')).filter(({ granted, design }) => granted && !design);
  const drafts = documents.map(({ name, draft }) => judgedBy(name, draft));
  process.stdout.write(
    `${drafts.length} granted documents, ${documents.reduce((sum, { claims }) => sum + claims, 0)} claims\n\n`,
  );
  process.stdout.write('rule  level   of  flagged   rate  findings\n');
  for (const { id, level } of RULES) {
    if (only !== undefined && only !== id) continue;
    const looked = drafts.filter(({ applied }) => applied.has(id));
    const flagged = looked.filter(({ findings }) => findings.some(({ rule }) => rule === id));
    const all = flagged.flatMap(({ name, draft, findings }) =>
      findings.filter(({ rule }) => rule === id).map((finding) => ({ name, draft, finding })),
    );
    process.stdout.write(
      `${id.padEnd(4)}  ${level.padEnd(6)}  ${String(looked.length).padStart(2)}  ${String(flagged.length).padStart(7)}  ${percent(flagged.length, looked.length)}  ${String(all.length).padStart(8)}\n`,
    );
    for (const { name, draft, finding } of all.slice(0, examples))
      process.stdout.write(`        ${shown(name, draft, finding)}\n`);
  }
  const fixes = drafts.flatMap(({ name, draft, findings }) =>
    findings.filter(({ level }) => level === 'fix').map((finding) => shown(name, draft, finding)),
  );
  process.stdout.write(`\nFindings of level fix: ${fixes.length}\n${fixes.map((fix) => `        ${fix}\n`).join('')}`);
  claimRates(
    folder,
    documents.map(({ name, draft }) => ({ name, text: draft.claims ?? '' })),
  );
}

function judgedBy(name: string, draft: AuditedDraft): Judged {
  const { findings, passed, notApplicable } = auditDraft(draft);
  const idle = new Set(notApplicable.map(({ rule }) => rule));
  return {
    name,
    draft,
    findings,
    applied: new Set([...passed, ...findings].map(({ rule }) => rule).filter((rule) => !idle.has(rule))),
  };
}

function shown(name: string, draft: AuditedDraft, { rule, place, span, message }: AuditFinding): string {
  const text =
    place === 'inventors' || place === 'figures' || place === 'images' || place === 'filing' ? undefined : draft[place];
  const around =
    span && text
      ? text
          .slice(Math.max(0, span.start - 40), span.end + 40)
          .replace(/\s+/g, ' ')
          .slice(0, 160)
      : '';
  return `${rule} ${name}: ${message}${around === '' ? '' : ` | …${around}…`}`;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '     -' : `${((part / whole) * 100).toFixed(1).padStart(5)}%`;

/** The antecedent check by claims, since one document has many. */
function claimRates(folder: string, documents: ReadonlyArray<{ name: string; text: string }>): void {
  const table = path.join(folder, 'tables/g_claims_sample.tsv');
  process.stdout.write('\nAntecedent basis (C7), by claims\n');
  if (existsSync(table)) claimRate('g_claims_sample.tsv', [...tableClaims(table).values()]);
  claimRate(
    'granted xml',
    documents.map(({ text }) => text),
  );
}

function claimRate(name: string, texts: readonly string[]): void {
  let claims = 0;
  let references = 0;
  let flagged = 0;
  for (const text of texts) {
    const parsed = parseClaims(text);
    const spans = auditDraft({ claims: text }).findings.flatMap(({ rule, span }) =>
      rule === 'C7' && span ? [span] : [],
    );
    claims += parsed.length;
    references += antecedents(parsed).references.length;
    flagged += parsed.filter(({ span }) => spans.some(({ start }) => start >= span.start && start <= span.end)).length;
  }
  const { seeded, noticed } = seededSlips(texts);
  process.stdout.write(
    `${name}: ${noticed} of ${seeded} seeded slips noticed (${percent(noticed, seeded).trim()}): the article of a first mention turned into "the"\n`,
  );
  process.stdout.write(
    `${name}: ${flagged} of ${claims} claims flagged (${percent(flagged, claims).trim()}), ${references} definite terms\n`,
  );
}

/** Turns each "a lever" that a later "the lever" goes back to into "the lever": does the check notice that nothing introduces it? */
function seededSlips(texts: readonly string[]): { seeded: number; noticed: number } {
  let seeded = 0;
  let noticed = 0;
  for (const text of texts) {
    const first = new Set<number>();
    for (const { introducedAt } of antecedents(parseClaims(text)).references) {
      if (!introducedAt || first.has(introducedAt.span.start)) continue;
      first.add(introducedAt.span.start);
      const article = /\b(an?)\s(?:\S+\s){0,2}$/i.exec(
        text.slice(Math.max(0, introducedAt.span.start - 40), introducedAt.span.start),
      );
      if (!article) continue;
      const start = introducedAt.span.start - article[0].length;
      const slip = `${text.slice(0, start)}the${text.slice(start + (article[1] ?? '').length)}`;
      seeded += 1;
      const found = antecedents(parseClaims(slip)).references;
      if (found.some(({ status, span }) => status === 'missing' && span.start === start)) noticed += 1;
    }
  }
  return { seeded, noticed };
}

function tableClaims(file: string): Map<string, string> {
  const claims = new Map<string, string>();
  for (const line of readFileSync(file, 'utf8').split('\n').slice(1)) {
    const [id = '', , text = ''] = line.split('\t');
    if (text === '') continue;
    const unquoted = text.replace(/^"|"$/g, '').replaceAll('""', '"');
    claims.set(id, `${claims.get(id) ?? ''}${unquoted}\n`);
  }
  return claims;
}

const { values } = parseArgs({
  options: { data: { type: 'string' }, examples: { type: 'string', default: '2' }, rule: { type: 'string' } },
});
if (values.data === undefined) {
  process.stderr.write('Usage: npm run bench -- patent-rules --data DIR [--examples N] [--rule ID]\n');
  process.exitCode = 2;
} else report(values.data, Number(values.examples), values.rule);
