/** What is answered: JSON or a page. */
export type StandInReply = { status: number; json: unknown } | { status: number; html: string };
