import type { ResearchConfig } from '../research-settings.ts';
import type { CorpusSource } from './corpus-source.ts';
import type { LiveLine } from './live-line.ts';
import { OfficeLegacySource } from './office-legacy/office-legacy-source.ts';
import { OfficeOdpSource } from './office-odp/office-odp-source.ts';
import type { PatentSource } from './patent-source.ts';
import { PublicWebsiteSource } from './public-website/public-website-source.ts';

type LiveName = keyof ResearchConfig['addresses'];

/** The configured sources in their order. `corpus`: null where this process has none. */
export function makeSources(
  { sources, addresses }: ResearchConfig,
  lineOf: (name: LiveName) => LiveLine,
  corpus: CorpusSource | null,
): PatentSource[] {
  const made = sources.map((name): PatentSource | null => {
    switch (name) {
      case 'office-legacy':
        return new OfficeLegacySource(addresses[name], lineOf(name));
      case 'office-odp':
        return new OfficeOdpSource(addresses[name], lineOf(name));
      case 'public-website':
        return new PublicWebsiteSource(addresses[name], lineOf(name));
      case 'corpus':
        return corpus;
    }
  });
  return made.filter((source) => source !== null);
}
