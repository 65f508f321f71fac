/** The instance's part of a shared Redis: everything it writes begins with its prefix. */
export class KeySpace {
  /** `premise:<instance>:` */
  readonly prefix: string;

  constructor(instance: string) {
    this.prefix = `premise:${instance}:`;
  }

  /** Full name of a key or channel. */
  key(name: string): string {
    return `${this.prefix}${name}`;
  }
}
