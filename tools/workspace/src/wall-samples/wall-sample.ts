/** An import that the walls must report, or must let through. */
export interface WallSample {
  name: string;
  /** Where the text pretends to stand, from the workspace root. */
  file: string;
  code: string;
  /** The rule that must report it; null: no wall may report it. */
  rule: 'boundaries' | 'imports' | 'features' | null;
}
