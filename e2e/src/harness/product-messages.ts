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
  /** Where its data lies. */
  stores?: ProductStores;
  /** Process ids of the running programs, by name. */
  pids: Record<string, number>;
  error?: string;
}

/** For journeys that look at, or for, what is kept. */
export interface ProductStores {
  redisUrl: string;
  /** By service; as the owner of the tables. */
  databases: Record<string, string>;
}
