/** Everything that lists or counts the person's applications. */
export const APPLICATIONS_KEY = ['patent-applications'] as const;
