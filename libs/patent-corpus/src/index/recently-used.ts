/** Keeps the answers used last; two that ask at once share one. A failed answer is not kept. */
export class RecentlyUsed<Answer extends Promise<unknown>> {
  private readonly answers = new Map<string, Answer>();
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  of(key: string, make: () => Answer): Answer {
    const known = this.answers.get(key);
    if (known !== undefined) {
      this.answers.delete(key);
      this.answers.set(key, known);
      return known;
    }
    const answer = make();
    this.answers.set(key, answer);
    answer.catch(() => this.answers.delete(key));
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= this.size) break;
      this.answers.delete(oldest);
    }
    return answer;
  }
}
