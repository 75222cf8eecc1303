// How a page speaks to the house it plays in: calls and their answers, and links to tables. Two houses know how.

export interface Answer {
  status: number;
  body: string;
  /** What kind of text it is, and the name of a file to be kept, where the answer says so. */
  media?: string;
  name?: string;
}

export interface LinkEvents {
  open(): void;
  message(said: string): void;
  closed(code: number): void;
}

/** A link to a table or a lesson, until one of both sides ends it. */
export interface Link {
  isOpen(): boolean;
  send(said: string): void;
  /** Nothing is heard of it any more. */
  close(): void;
}

export interface Transport {
  /** Rejected where the house cannot be reached. */
  call(method: string, path: string, body?: string): Promise<Answer>;
  connect(path: string, events: LinkEvents): Link;
}
