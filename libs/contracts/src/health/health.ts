/** GET: 200 when the auth service can serve, else 503; lists the other services' states (decision 26). */
export const HEALTH_PATH = '/api/health';

export type ServiceName = 'auth' | 'analysis' | 'patent';
export type ServiceState = 'up' | 'degraded' | 'down';

export interface ServiceHealth {
  state: ServiceState;
  /** Parts of the service: database, redis, worker, mail … */
  parts?: Record<string, ServiceState>;
}

export interface HealthResponse {
  success: boolean;
  status: 'ok' | 'degraded' | 'down';
  services: Record<ServiceName, ServiceHealth>;
  /** ISO 8601, UTC. */
  time: string;
}

/** Each service's own health, answered under its own API prefix. */
export const AUTH_HEALTH_PATH = '/api/auth/health';
export const ANALYSIS_HEALTH_PATH = '/api/analysis/health';
export const PATENT_HEALTH_PATH = '/api/patents/health';
export interface OwnHealthResponse extends ServiceHealth {
  success: boolean;
  service: ServiceName;
}
