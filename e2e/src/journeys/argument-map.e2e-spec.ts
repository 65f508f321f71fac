import type { Page } from 'playwright-core';
import { problemsInLightAndDark, atRest, sidewaysExcess } from '../harness/accessibility.ts';
import { analyzeOverHttp, makeAccount, signIn } from '../harness/account.ts';
import { GARDEN, HARBOUR } from '../harness/arguments.ts';
import { DESKTOP, newVisitor, type Visitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { downloadBy, results, showMap } from '../harness/results.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

describe('the argument map, in light and dark', () => {
  let visitor: Visitor;
  let page: Page;
  let harbour: string;

  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, product.url, { reducedMotion: 'reduce' });
    page = visitor.page;
    const token = await signIn(visitor, product.url, await makeAccount(product));
    harbour = (await analyzeOverHttp(product.url, token, HARBOUR)).jobId;
    await page.goto(`/analysis/${harbour}`);
    await showMap(page);
  });
  afterAll(() => visitor.context.close());
  // a second try of one test begins as its first did, whatever the others have left behind
  beforeEach(async () => {
    await page.setViewportSize(DESKTOP);
    await showMap(page);
    await atRest(page);
  });

  const place = async () => {
    const box = await results.map(page).locator('[data-node="conclusion"]').boundingBox();
    if (!box) throw new Error('The conclusion is not drawn.');
    return box;
  };
  const percent = async () => Number((await results.toolbar(page).innerText()).match(/(\d+)%/)?.[1]);

  it('opens readable, with its conclusion in sight', async () => {
    await eventually(percent, (shown: number) => expect(shown).toBeGreaterThanOrEqual(87));
    const frame = await results.map(page).boundingBox();
    const conclusion = await place();
    expect(conclusion.y).toBeGreaterThanOrEqual(frame?.y ?? Infinity);
    expect(conclusion.x).toBeGreaterThanOrEqual(frame?.x ?? Infinity);
    expect(conclusion.y + conclusion.height).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
  });

  it('zooms by its buttons and by the wheel with ctrl, and fits again', async () => {
    await page.getByRole('button', { name: 'Fit' }).click();
    await eventually(percent, (shown: number) => expect(shown).toBeLessThanOrEqual(100));
    await atRest(page);
    const fitting = await percent();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const larger = await eventually(percent, (shown: number) => expect(shown).toBeGreaterThan(fitting));
    // the whole number that is shown is a rounded one
    expect(Math.abs(larger - fitting * 1.25)).toBeLessThanOrEqual(1);
    await results.map(page).hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, 120);
    // let go once the wheel was heard
    await eventually(percent, (shown: number) => expect(shown).toBeLessThan(larger));
    await page.keyboard.up('Control');
    await page.getByRole('button', { name: 'Fit' }).click();
    await eventually(percent, fitting);
  });

  it('is dragged, and a drag selects nothing', async () => {
    const fitting = await percent();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await eventually(percent, (shown: number) => expect(shown).toBeGreaterThan(fitting));
    await atRest(page);
    const before = await place();
    const frame = await results.map(page).boundingBox();
    if (!frame) throw new Error('The map is not drawn.');
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 40, y - 15, { steps: 5 });
    await page.mouse.up();
    const moved = async () => {
      const now = await place();
      return [Math.round(now.x - before.x), Math.round(now.y - before.y)];
    };
    await eventually(moved, [-40, -15]);
    await atRest(page);
    expect(await page.getByRole('region', { name: 'Selected in the map' }).count()).toBe(0);

    // thrown: its first step ends beyond the frame already, and there it is let go
    await page.mouse.move(frame.x + 6, y);
    await page.mouse.down();
    await page.mouse.move(frame.x - 54, y);
    await page.mouse.up();
    await eventually(moved, [-100, -15]);
    await page.mouse.move(x, y, { steps: 3 });
    await atRest(page);
    expect(await moved()).toEqual([-100, -15]);
    await page.getByRole('button', { name: 'Fit' }).click();
    await eventually(percent, fitting);
  });

  it('is walked by the keyboard, and Enter lights the words of a statement', async () => {
    await page.getByRole('button', { name: 'Download the map as PNG' }).focus();
    await page.keyboard.press('Tab');
    const named = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    // in columns the conclusion stands above its reasons, in a tree below them
    const pair = /^(?:C Conclusion|P\d Premise: .* — supports C$)/;
    const first = await eventually(named, expect.stringMatching(pair));
    await page.keyboard.press('ArrowDown');
    await eventually(named, (name: string) => {
      expect(name).toMatch(pair);
      expect(name).not.toBe(first);
    });
    await page.keyboard.press('Enter');
    const selected = page.getByRole('region', { name: 'Selected in the map' });
    await selected.waitFor();
    await page.locator('span[data-finding][data-lit]').first().waitFor();
    await selected.getByRole('button', { name: 'Show in text' }).click();
    await page.keyboard.press('Escape');
  });

  it('has an equal in words for those who hear it, and shows that to whoever asks', async () => {
    const outline = results.outline(page);
    expect(await outline.getByRole('listitem').count()).toBeGreaterThanOrEqual(await results.nodes(page).count());
    await page.getByRole('button', { name: 'Outline' }).click();
    await eventually(
      async () => (await outline.boundingBox())?.width ?? 0,
      (width: number) => expect(width).toBeGreaterThan(300),
    );
    // at the top of the page the bar above it covers nothing
    await page.evaluate(() => scrollTo(0, 0));
    expect(await problemsInLightAndDark(page)).toEqual([]);
    await page.getByRole('button', { name: 'Outline' }).click();
  });

  it('is drawn at once in its last measures: its boxes do not glide there, and keep none of the first', async () => {
    const boxes = await page.locator('[data-node] rect').evaluateAll((rects) =>
      rects.map((rect) => {
        const before = rect.getAttribute('width') ?? '';
        const drawn = getComputedStyle(rect).width;
        rect.setAttribute('width', '311');
        const after = getComputedStyle(rect).width;
        rect.setAttribute('width', before);
        return { begun: drawn === `${before}px`, followed: after === '311px' };
      }),
    );
    expect(boxes.length).toBeGreaterThan(10);
    expect(boxes.filter(({ begun, followed }) => !begun || !followed)).toEqual([]);
  });

  it('is taken along as SVG and as PNG', async () => {
    const svg = await downloadBy(page, () => page.getByRole('button', { name: 'Download the map as SVG' }).click());
    expect(svg.name).toMatch(/^premise-.+-map\.svg$/);
    const drawn = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
      return {
        broken: parsed.querySelector('parsererror') !== null,
        nodes: parsed.querySelectorAll('[data-node]').length,
      };
    }, svg.bytes.toString('utf8'));
    expect(drawn).toEqual({ broken: false, nodes: await results.nodes(page).count() });

    const png = await downloadBy(page, () => page.getByRole('button', { name: 'Download the map as PNG' }).click());
    expect(png.name).toMatch(/^premise-.+-map\.png$/);
    expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    // width and height, twice those of the drawing
    const width = Number(/width="(\d+)"/.exec(svg.bytes.toString('utf8'))?.[1]);
    expect(png.bytes.readUInt32BE(16)).toBe(width * 2);
    expect(png.bytes.readUInt32BE(20)).toBeGreaterThan(200);
  });

  it('keeps within 320 px, and is accessible there', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await results.map(page).scrollIntoViewIfNeeded();
    expect(await sidewaysExcess(page)).toBe(0);
    await eventually(percent, (shown: number) => expect(shown).toBeGreaterThanOrEqual(87));
    await page.evaluate(() => scrollTo(0, 0));
    expect(await problemsInLightAndDark(page)).toEqual([]);
    expect(visitor.problems).toEqual([]);
  });
});

describe('a finding and its words', () => {
  it('light each other on /analysis/:id, /analyzer and /dashboard', async () => {
    const visitor = await newVisitor(chromium.browser, product.url, { reducedMotion: 'reduce' });
    const { page } = visitor;
    const token = await signIn(visitor, product.url, await makeAccount(product));
    const { jobId } = await analyzeOverHttp(product.url, token, GARDEN);
    const steps: [string, () => Promise<void>][] = [
      ['/analysis/:id', async () => void (await page.goto(`/analysis/${jobId}`))],
      [
        '/dashboard',
        async () => {
          const link = page.getByRole('link', { name: 'Open as dashboard' });
          await link.click();
          // the page before, with the same result on it, stands until the next one is loaded
          await link.waitFor({ state: 'detached' });
        },
      ],
      [
        '/analyzer',
        async () => {
          await page.goto('/analyzer');
          await page.getByRole('button', { name: /^Open in editor/ }).click();
        },
      ],
    ];
    for (const [name, open] of steps) {
      await open();
      const words = page.locator('[data-finding="0"]').first();
      await words.waitFor();
      // drawn when one comes near, it moves what stands below it
      await showMap(page);
      const premise = page.getByRole('list', { name: 'Premises' }).getByRole('listitem').first();
      await premise.hover();
      await eventually(async () => {
        const lit = page.locator('span[data-finding][data-lit]');
        if ((await lit.count()) === 0) return [name, 'nothing lit'];
        return [name, (await premise.innerText()).includes((await lit.first().innerText()).slice(0, 20))];
      }, [name, true]);

      await page.mouse.move(0, 0);
      await page.locator('span[data-finding][data-lit]').first().waitFor({ state: 'detached' });
      await words.hover();
      await page.locator('[data-note][data-active], [data-note][data-lit]').first().waitFor();
    }
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  });
});
