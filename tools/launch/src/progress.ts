import process from 'node:process';

/** Where the steps of a start are told: one line each, with the time it took. */
export interface Progress {
  step<T>(title: string, work: (detail: (text: string) => void) => Promise<T>): Promise<T>;
  /** A line of its own, under or between the steps. */
  say(line: string): void;
}

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** A spinner and running time on a terminal; elsewhere one line when a step begins to take long and one when it ends. */
export function consoleProgress(stream: NodeJS.WriteStream = process.stdout): Progress {
  const live = stream.isTTY && process.env['TERM'] !== 'dumb';
  const colour = live && process.env['NO_COLOR'] === undefined;
  // Whoever reads along has left, as `head` does: what is being done is done to its end, in silence.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const paint = (code: number, text: string): string => (colour ? `\x1b[${code}m${text}\x1b[0m` : text);

  return {
    async step(title, work) {
      const started = performance.now();
      const elapsed = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
      let detail = '';
      let frame = 0;
      const draw = (): void => {
        if (live) {
          const width = Math.max(20, (stream.columns ?? 80) - 1);
          const line = `  ${title}${detail === '' ? '' : `: ${detail}`} … ${elapsed()}`.slice(0, width - 2);
          stream.write(`\r\x1b[K${paint(36, FRAMES[frame++ % FRAMES.length] ?? '')}${line.slice(1)}`);
        } else {
          stream.write(`  ${title}${detail === '' ? '' : `: ${detail}`} … ${elapsed()}\n`);
        }
      };
      if (live) draw();
      const timer = setInterval(draw, live ? 100 : 10_000);
      const finish = (mark: string): void => {
        clearInterval(timer);
        stream.write(`${live ? '\r\x1b[K' : ''}${mark} ${title} ${paint(90, `· ${elapsed()}`)}\n`);
      };
      try {
        const result = await work((text) => {
          detail = text;
        });
        finish(paint(32, '✓'));
        return result;
      } catch (error) {
        finish(paint(31, '✗'));
        throw error;
      }
    },
    say(line) {
      stream.write(`${line}\n`);
    },
  };
}

/** Says nothing; for starts by a program. */
export const silentProgress: Progress = {
  step: (_title, work) => work(() => undefined),
  say: () => undefined,
};
