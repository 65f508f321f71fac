/** Remembers what was made of texts; what was not asked for between two turns is forgotten. */
export class TextMemo<Value> {
  private recent = new Map<string, Value>();
  private older = new Map<string, Value>();

  of(text: string, make: (text: string) => Value): Value {
    let value = this.recent.get(text);
    if (value !== undefined) return value;
    value = this.older.get(text) ?? make(text);
    this.recent.set(text, value);
    return value;
  }

  turn(): void {
    this.older = this.recent;
    this.recent = new Map();
  }
}
