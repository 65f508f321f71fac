export interface ProductSettings {
  dataDir: string;
  port: number;
  mailWebPort: number;
  env: Record<string, string>;
}

export type ProductOrder = { id: number } & (
  { do: 'start'; build: boolean } | { do: 'stop' } | { do: 'pids' } | { do: 'restart'; name: string }
);

export interface ProductReport {
  id: number;
  url?: string;
  mailUrl?: string;
  /** Process ids of the running programs, by name. */
  pids: Record<string, number>;
  error?: string;
}
