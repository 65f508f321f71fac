/** `json`: one object by schema. `labelled`: text that a service without schemas writes as well. */
export type ReplyForm = 'json' | 'labelled';

/** What one feature asks the model for. */
export interface ModelPurpose {
  /** What a user gave, in the words of the errors: "The argument is longer than the language model takes". */
  subject: 'argument' | 'description' | 'draft';
  /** The name the schema is sent under: letters, digits and underscores. */
  schemaName: string;
  /** JSON schema of an answer in the form `json`. */
  schema: Record<string, unknown>;
}
