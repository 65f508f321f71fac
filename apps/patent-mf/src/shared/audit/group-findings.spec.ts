import { auditDraft } from '@premise/patent-rules';
import { groupFindings } from './group-findings.ts';

const report = auditDraft({
  title: 'New and Improved Pump',
  background: 'It is obviously well known that pumps must always leak.',
  summary: 'The present invention must always be a pump. It is obviously the only way.',
  detailedDescription: 'The present invention must always have a lever. It is obviously the only way.',
  abstract: 'The present invention is a pump, said pump being new.',
  claims: '1. A pump.\n3. The pump of claim 9, wherein the handle is red.',
});
const sections = groupFindings(report.findings);
const groups = sections.flatMap((section) => section.groups);

it('findings are grouped by rule, so that each rationale is given once', () => {
  const rules = groups.map(({ rule }) => rule);
  expect(new Set(rules).size).toBe(rules.length);
  expect(new Set(rules)).toEqual(new Set(report.findings.map(({ rule }) => rule)));
  expect(groups.flatMap(({ findings }) => findings)).toHaveLength(report.findings.length);
  for (const { rule, findings } of groups) expect(findings.every((finding) => finding.rule === rule)).toBe(true);
});

it('a rule stands in the section it is about, and before all of them when it is about several', () => {
  const [first, ...rest] = sections;
  expect(first?.title).toBe('Several sections');
  for (const { findings } of first?.groups ?? [])
    expect(new Set(findings.map(({ place }) => place)).size).toBeGreaterThan(1);
  for (const section of rest)
    for (const { findings } of section.groups)
      expect(new Set(findings.map(({ place }) => place))).toEqual(new Set([section.key]));
  expect(rest.map(({ title }) => title)).toContain('Claims');
});

it('the gravest rules of a section come first, and a section counts its findings', () => {
  const order = ['fix', 'review', 'hint'];
  for (const section of sections) {
    const grave = section.groups.map(({ level }) => order.indexOf(level));
    expect(grave).toEqual(grave.toSorted((a, b) => a - b));
    expect(section.count).toBe(section.groups.reduce((sum, { findings }) => sum + findings.length, 0));
  }
});
