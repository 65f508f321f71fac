export const WORKER_PULSE_KEY = 'patent-worker-pulse';
