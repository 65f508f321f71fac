/**
 * What the packed streams of one document may unpack to in all. The reader of PDFs unpacks with the platform's DecompressionStream; here is one
 * that counts, for a process that reads one document at a time.
 */
export class UnpackBudget {
  private left = Infinity;
  private exceeded: () => void = () => undefined;

  /** Takes the place of the platform's own, for all of this process. */
  install(): void {
    const Platform = globalThis.DecompressionStream;
    const count = (bytes: number): boolean => this.take(bytes);
    globalThis.DecompressionStream = class implements DecompressionStream {
      readonly readable: DecompressionStream['readable'];
      readonly writable: DecompressionStream['writable'];

      constructor(format: ConstructorParameters<typeof DecompressionStream>[0]) {
        const whole = new Platform(format);
        this.writable = whole.writable;
        const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform: (chunk, controller) => {
            if (count(chunk.byteLength)) controller.enqueue(chunk);
            // An error would make the reader unpack the stream by itself. It waits instead, and is given up.
            else return new Promise(() => undefined);
          },
        });
        this.readable = whole.readable.pipeThrough(counted);
      }
    };
  }

  /** Rejects with `error` as soon as `work` has unpacked more than `bytes`. */
  within<T>(bytes: number, error: Error, work: () => Promise<T>): Promise<T> {
    this.left = bytes;
    return new Promise((resolve, reject) => {
      this.exceeded = () => reject(error);
      work().then(resolve, reject);
    });
  }

  private take(bytes: number): boolean {
    this.left -= bytes;
    if (this.left >= 0) return true;
    this.exceeded();
    return false;
  }
}

export const unpackBudget = new UnpackBudget();
