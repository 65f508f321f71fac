import { spawnSync } from 'node:child_process';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import type { Page } from 'playwright-core';
import { problemsInLightAndDark, sidewaysExcess } from '../harness/accessibility.ts';
import { analyzeOverHttp, makeAccount, signIn } from '../harness/account.ts';
import { HARBOUR } from '../harness/arguments.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { downloadBy } from '../harness/results.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };
const ARGDOWN_PARSER = path.join(__dirname, '../../../libs/argument-formats/testing/parse-argdown.mjs');

describe('taking a finished analysis along', () => {
  let visitor: Visitor;
  let page: Page;
  let address: string;

  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, product.url, {
      permissions: ['clipboard-read', 'clipboard-write'],
      reducedMotion: 'reduce',
    });
    page = visitor.page;
    const token = await signIn(visitor, product.url, await makeAccount(product));
    address = `/analysis/${(await analyzeOverHttp(product.url, token, HARBOUR)).jobId}`;
    await page.goto(address);
  });
  afterAll(() => visitor.context.close());

  const menu = () => page.getByRole('button', { name: 'Take along' }).click();
  const choose = (group: 'Download' | 'Copy', name: string) =>
    page.getByRole('group', { name: group }).getByRole('menuitem', { name, exact: true }).click();
  async function take(name: string): Promise<string> {
    await menu();
    const { name: fileName, bytes } = await downloadBy(page, () => choose('Download', name));
    await page.getByText(`Downloaded ${fileName}`).waitFor();
    return bytes.toString('utf8');
  }

  it('gives Argdown that its own parser reads without an error', async () => {
    const text = await take('Argdown');
    const { stdout, status } = spawnSync(process.execPath, [ARGDOWN_PARSER], {
      input: JSON.stringify([text]),
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    const [parsed] = JSON.parse(stdout) as { errors: string[]; statements: object[]; relations: object[] }[];
    expect(parsed?.errors).toEqual([]);
    expect(parsed?.statements.length).toBeGreaterThan(5);
    expect(parsed?.relations.length).toBeGreaterThan(0);
  });

  it('gives JSON that the published schema accepts', async () => {
    const written = JSON.parse(await take('JSON')) as { $schema: string };
    expect(new URL(written.$schema).origin).toBe(product.url);
    const schema = (await (await fetch(written.$schema)).json()) as object;
    const check = new Ajv2020({ strict: false }).compile(schema);
    check(written);
    expect(check.errors ?? []).toEqual([]);
  });

  it('gives AIF whose edges join nodes that are there', async () => {
    const { AIF } = JSON.parse(await take('AIF (xAIF JSON)')) as {
      AIF: { nodes: { nodeID: string }[]; edges: { fromID: string; toID: string }[] };
    };
    const ids = new Set(AIF.nodes.map(({ nodeID }) => String(nodeID)));
    expect(ids.size).toBeGreaterThan(5);
    expect(AIF.edges.filter(({ fromID, toID }) => !ids.has(String(fromID)) || !ids.has(String(toID)))).toEqual([]);
  });

  it('gives Markdown that begins with a heading and holds the words', async () => {
    const text = await take('Markdown');
    expect(text).toMatch(/^# /);
    expect(text).toContain('cruise ships');
  });

  it('gives a table of one row a node, with as many cells in each', async () => {
    const rows = (await take('CSV table')).trimEnd().split('\r\n');
    expect(rows[0]).toBe('\ufeffid,role,hidden,text,relation,target');
    expect(rows.some((row) => /^conclusion,conclusion,no,/.test(row))).toBe(true);
    expect(rows.filter((row) => /^premise-\d+,premise,no,.*,support,inference$/.test(row)).length).toBeGreaterThan(0);
  });

  it.each([
    ['Copy as Markdown', /^# /],
    ['Copy as Argdown', /\(1\)/],
    ['Copy as JSON', /^\{/],
  ])('%s puts it on the clipboard', async (name, form) => {
    await menu();
    await choose('Copy', name);
    await page.getByText('Copied', { exact: true }).waitFor();
    await eventually(() => page.evaluate(() => navigator.clipboard.readText()), expect.stringMatching(form));
  });

  it('prints the result alone: no bars, no buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('banner').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Take along' }).waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Original argument' }).waitFor();
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString('latin1')).toBe('%PDF-');
    await page.emulateMedia({ media: null });
  });

  it('is accessible in light and dark with its menu open, and within 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    await menu();
    await page.getByRole('menuitem', { name: 'Print or save as PDF' }).waitFor();
    expect(await sidewaysExcess(page)).toBe(0);
    expect(await problemsInLightAndDark(page)).toEqual([]);
    expect(visitor.problems).toEqual([]);
  });
});
