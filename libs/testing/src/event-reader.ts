/** One event as it came over the wire. */
export interface ReceivedEvent {
  id: string;
  event: string;
  data: Record<string, unknown>;
}

/** Reads a server-sent event stream with plain fetch, as text, so that its bytes are what is tested. */
export class EventReader {
  readonly events: ReceivedEvent[] = [];
  readonly comments: string[] = [];
  headers = new Headers();
  status = 0;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void> = Promise.resolve();
  private readonly abort = new AbortController();

  /** `address`: of the stream itself. */
  static async open(address: string, token: string, lastEventId?: string): Promise<EventReader> {
    const reader = new EventReader();
    const response = await fetch(address, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
      signal: reader.abort.signal,
    });
    reader.headers = response.headers;
    reader.status = response.status;
    reader.ended = reader.read(response);
    return reader;
  }

  close(): void {
    this.abort.abort();
  }

  async waitFor(predicate: (event: ReceivedEvent) => boolean, ms = 10_000): Promise<ReceivedEvent> {
    const end = Date.now() + ms;
    for (;;) {
      const found = this.events.find(predicate);
      if (found) return found;
      if (Date.now() > end) throw new Error(`No such event among ${this.events.map((each) => each.event).join(', ')}.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  private async read(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    let buffer = '';
    try {
      for await (const chunk of response.body ?? []) {
        buffer += decoder.decode(chunk as Uint8Array, { stream: true });
        const blocks = buffer.split('\n\n');
        buffer = blocks.pop() ?? '';
        for (const block of blocks) this.take(block);
      }
    } catch (error) {
      if (!this.abort.signal.aborted) throw error;
    }
  }

  private take(block: string): void {
    if (block.startsWith(':')) {
      this.comments.push(block.slice(1).trim());
      return;
    }
    const fields = new Map(
      block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
    );
    this.events.push({
      id: fields.get('id') ?? '',
      event: fields.get('event') ?? '',
      data: JSON.parse(fields.get('data') ?? 'null') as Record<string, unknown>,
    });
  }
}
