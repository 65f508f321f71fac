import type { PatentSourceName } from '@premise/contracts';
import type { ResearchSecrets } from '../asking/research-secrets.ts';
import type { SourcePaces } from '../asking/source-paces.ts';
import type { SourceTurns } from '../asking/source-turns.ts';
import type { LiveLine } from '../sources/live-line.ts';
import type { OutboundAnswer, OutboundClient, OutboundRequest } from './outbound-client.ts';

/** Sends the requests of one source in turn, each within its pace. */
export class PacedLine implements LiveLine {
  constructor(
    private readonly source: PatentSourceName,
    private readonly client: OutboundClient,
    private readonly turns: SourceTurns,
    private readonly paces: SourcePaces,
    private readonly secrets: ResearchSecrets,
  ) {}

  send(request: OutboundRequest, scope: string): Promise<OutboundAnswer> {
    const name = `${this.source}:${this.secrets.nameOf(scope)}`;
    const { gapMs } = this.paces.of(this.source);
    return this.turns.inTurn(name, gapMs, request.signal, () => this.client.send(request));
  }
}
