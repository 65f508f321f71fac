import { PatentSource } from './patent-source.ts';

/** The local corpus as a source; also its injection token. Its implementation is bound in `research.module.ts`. */
export abstract class CorpusSource extends PatentSource {}
