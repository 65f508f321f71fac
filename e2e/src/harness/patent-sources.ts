import type { PatentSourceName } from '@premise/contracts';
import { startStandInPatents, type PatentFault, type StandInPatents } from '@premise/testing';
import { Redis } from 'ioredis';
import type { Browser, Page } from 'playwright-core';
import { newVisitor, type Visitor } from './browser.ts';
import { Product } from './product.ts';
import { untilCorpusAnswers } from './research.ts';

export type LiveSource = Exclude<PatentSourceName, 'corpus'>;
const ADDRESSES: Record<LiveSource, string> = {
  'office-legacy': 'PATENT_OFFICE_LEGACY_URL',
  'office-odp': 'PATENT_OFFICE_URL',
  'public-website': 'PATENT_WEBSITE_URL',
};
/** The name the product keeps a reader's office key under (S2). */
const KEY_STORAGE = 'premise.uspto-api-key';

/** What each source goes wrong with, and what it is told as. */
export interface SourceFault {
  title: string;
  fault: PatentFault;
  /** To the reader, of a source with a key, and of the website. */
  why: string;
  whyOfWebsite: string;
}
const row = (title: string, fault: PatentFault, why: string, whyOfWebsite = why): SourceFault => ({
  title,
  fault,
  why,
  whyOfWebsite,
});
const status = (code: number): PatentFault => ({ kind: 'status', status: code });
const INVALID = 'The API key is invalid or has expired.';

/**
 * One of each kind: a refusal, a request to wait, an answer that does not come. Every other fault's words are shown by the patent
 * service's own specs; the pages repeat them. 404 stands apart: for the office it is an empty result.
 */
export const SOURCE_FAULTS: SourceFault[] = [
  row('401', status(401), INVALID, 'It refuses calls from here (status 401).'),
  row('429', status(429), 'Rate limit exceeded. Please wait a moment before the next search.'),
  row('a half-open connection', { kind: 'half-open' }, 'It did not answer in time.'),
];

/** A product whose live sources are stand-ins, one server each, that go wrong as they are told. */
export class ProductWithSources {
  readonly product: Product;
  readonly sources: Record<LiveSource, StandInPatents>;

  private constructor(product: Product, sources: Record<LiveSource, StandInPatents>) {
    this.product = product;
    this.sources = sources;
  }

  static async start(order: readonly PatentSourceName[]): Promise<ProductWithSources> {
    const [legacy, odp, website] = await Promise.all([
      startStandInPatents(),
      startStandInPatents(),
      startStandInPatents(),
    ]);
    const sources = { 'office-legacy': legacy, 'office-odp': odp, 'public-website': website };
    const addresses = Object.entries(sources).map(([name, { url }]) => [ADDRESSES[name as LiveSource], url] as const);
    const product = await Product.create({
      ...Object.fromEntries(addresses),
      PATENT_SOURCES: order.join(','),
      CORPUS_SAMPLE: order.includes('corpus') ? 'on' : 'off',
      PATENT_WEBSITE: order.includes('public-website') ? 'on' : 'off',
      PATENT_SOURCE_PRIVATE_ADDRESSES: 'allow',
      // longer than the second in which a source takes only so many calls: waiting for one's turn is no trouble of the source
      PATENT_SOURCE_SECONDS: '2',
    });
    await product.start();
    if (order.includes('corpus')) await untilCorpusAnswers(product.url);
    return new ProductWithSources(product, sources);
  }

  /** Somebody who has saved an office key. */
  async visit(browser: Browser): Promise<Visitor> {
    // what a source refuses, or none can do, is an answer of the product with a status of its own
    const visitor = await newVisitor(browser, this.product.url, {
      reducedMotion: 'reduce',
      ignore: /status of (404|409|503)/,
    });
    await visitor.context.addInitScript(
      ([name = '', key = '']) => {
        // an empty page has no storage
        if (location.protocol !== 'about:') localStorage.setItem(name, key);
      },
      [KEY_STORAGE, 'key-of-the-journey'],
    );
    return visitor;
  }

  /** Good answers again; nobody remembers how the sources stood, what they answered, and whose turn it was. */
  async reset(): Promise<void> {
    for (const source of Object.values(this.sources)) source.reset();
    const redis = new Redis(this.product.stores.redisUrl);
    try {
      const kept = await Promise.all(['*research:*', '*:limiter'].map((pattern) => redis.keys(pattern)));
      const names = kept.flat();
      if (names.length > 0) await redis.del(names);
    } finally {
      redis.disconnect();
    }
  }

  async dispose(): Promise<void> {
    await this.product.dispose();
    await Promise.all(Object.values(this.sources).map((source) => source.stop()));
  }
}

/** A product with sources and a visitor for a file of journeys; each test begins with sources in order, and ends without a problem. */
export function useSources(
  chromium: { readonly browser: Browser },
  order: readonly PatentSourceName[],
): { readonly live: ProductWithSources; readonly page: Page } {
  let live: ProductWithSources | undefined;
  let visitor: Visitor | undefined;
  beforeAll(async () => {
    live = await ProductWithSources.start(order);
    visitor = await live.visit(chromium.browser);
  }, 300_000);
  afterAll(async () => {
    await visitor?.context.close();
    await live?.dispose();
  }, 60_000);
  beforeEach(() => live?.reset());
  afterEach(() => expect(visitor?.problems.splice(0)).toEqual([]));
  return {
    get live() {
      if (!live) throw new Error('The product runs only inside tests.');
      return live;
    },
    get page() {
      if (!visitor) throw new Error('The visitor comes only inside tests.');
      return visitor.page;
    },
  };
}

/** A page whose address differs behind the # alone is not loaded anew by itself. */
export async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}
