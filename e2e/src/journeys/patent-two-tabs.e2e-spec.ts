import { APPLICATIONS_PATH, SAVE_APPLICATION_PATH, type ApplicationsResponse } from '@premise/contracts';
import type { Locator, Page } from 'playwright-core';
import { makeAccount, signIn } from '../harness/account.ts';
import { newVisitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

const abstract = (page: Page) => page.getByRole('textbox', { name: 'Abstract' });
const step = (page: Page, name: string) => page.getByRole('list', { name: 'Steps' }).getByRole('button', { name });
const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
const compare = (page: Page) => page.getByRole('dialog', { name: 'This application was changed elsewhere too' });

/** Whether the page would ask before it is left: while words are kept nowhere. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Which of some tabs shows something first. */
const firstToShow = (tabs: readonly Page[], what: (tab: Page) => Locator): Promise<Page> =>
  Promise.any(
    tabs.map((tab) =>
      what(tab)
        .first()
        .waitFor()
        .then(() => tab),
    ),
  );

async function arrive() {
  const visitor = await newVisitor(chromium.browser, product.url, { ignore: /status of 409|could not be saved/ });
  const token = await signIn(visitor, product.url, await makeAccount(product));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const list = async () => {
    const answer = (await (await fetch(product.url + APPLICATIONS_PATH, { headers })).json()) as ApplicationsResponse;
    if (!answer.success) throw new Error(answer.error);
    return answer.applications;
  };
  return { visitor, page: visitor.page, headers, list };
}

describe('two tabs of one browser', () => {
  it('that write into one section at once end in a choice, and then agree [D-25]', async () => {
    const { visitor, page } = await arrive();
    await page.goto('/patent-buddy/wizard');
    await step(page, 'Abstract').click();
    await abstract(page).fill('A planter that waters itself for several weeks.');
    await page.waitForURL(/wizard\/[^/]+$/);
    await saved(page);
    const other = await visitor.newTab();
    await other.goto(page.url());
    await abstract(other).waitFor();

    await Promise.all([
      abstract(page).fill('Written in the first tab.'),
      abstract(other).fill('Written in the other.'),
    ]);
    const asked = await firstToShow([page, other], compare);
    const mine = asked === page ? 'Written in the first tab.' : 'Written in the other.';
    const [quiet] = [page, other].filter((tab) => tab !== asked) as [Page];
    expect(await compare(quiet).isVisible()).toBe(false);
    await compare(asked).getByText('Mine, in this window').first().waitFor();
    await compare(asked).getByRole('button', { name: 'Keep all of mine' }).click();
    await saved(asked);
    for (const tab of [page, other]) {
      await eventually(() => abstract(tab).inputValue(), mine);
    }
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  }, 90_000);

  it('cannot make a sixth application at once: one is stored, the other is kept here and says why', async () => {
    const { visitor, page, headers, list } = await arrive();
    for (let made = 1; made <= 4; made += 1) {
      const body = JSON.stringify({ title: `Number ${made}.` });
      expect((await fetch(product.url + SAVE_APPLICATION_PATH, { method: 'POST', headers, body })).status).toBe(201);
    }
    const other = await visitor.newTab();
    const words = [
      'The fifth, from the first tab, and long enough.',
      'The sixth, from the other tab, also long enough.',
    ];
    const tabs = [page, other];
    for (const tab of tabs) {
      await tab.goto('/patent-buddy/wizard');
      await step(tab, 'Abstract').click();
      await abstract(tab).waitFor();
    }
    await Promise.all(tabs.map((tab, at) => abstract(tab).fill(words[at] ?? '')));
    const refused = (tab: Page) => tab.getByText('Draft limit reached (5 of 5)');
    const loser = await firstToShow(tabs, refused);
    const [winner] = tabs.filter((tab) => tab !== loser) as [Page];
    await winner.waitForURL(/wizard\/[^/]+$/);
    await saved(winner);
    await eventually(async () => (await list()).length, 5);
    const kept = words[tabs.indexOf(loser)] ?? '';
    await eventually(() => loser.evaluate(asksBeforeLeaving), false);
    // a place becomes free: what waited goes out
    await loser.reload();
    await eventually(() => abstract(loser).inputValue(), kept);
    const first = (await list()).find(({ title }) => title === 'Number 1.');
    await fetch(`${product.url}${APPLICATIONS_PATH}/${first?.id}`, { method: 'DELETE', headers });
    await abstract(loser).fill(`${kept} More.`);
    await saved(loser);
    await eventually(
      async () => (await list()).map(({ shortDescription }) => shortDescription),
      expect.arrayContaining([`${kept} More.`, words[tabs.indexOf(winner)]]),
    );
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  }, 90_000);
});
