import type { LoaderDefinitionFunction } from 'webpack';

declare const subsetFontLoader: LoaderDefinitionFunction & {
  raw: true;
  charactersOf: (ranges: string) => string;
};
export = subsetFontLoader;
