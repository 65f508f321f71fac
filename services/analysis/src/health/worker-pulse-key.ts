export const WORKER_PULSE_KEY = 'analysis-worker-pulse';
