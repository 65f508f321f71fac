/** One message of a user's event stream; its id is the place to go on from. */
export interface StreamMessage {
  /** Of the newest event it stands for: decimal digits. */
  id: string;
  /** Null where the event needs none of its own, because a later one says it better; only its place counts. */
  message: { name: string; data: unknown } | null;
}

/** Where the event streams of a service read from: its database. Ids grow in the order of the commits of one user. */
export abstract class EventSource {
  /** What came after that place, in order, as many as there are. */
  abstract after(userId: string, id: string): AsyncIterable<StreamMessage>;
  /** Where the user's stream stands; '0' before the first event. */
  abstract newestId(userId: string): Promise<string>;
  /** Whether the events after that place are all still there. */
  abstract isKept(userId: string, id: string): Promise<boolean>;
  /** What a stream without a place to go on from begins with. */
  abstract opening(userId: string): Promise<{ name: string; data: unknown }[]>;
}
