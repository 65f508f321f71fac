/** ISO 8601 date, UTC. */
export const todayOf = (now = new Date()): string => now.toISOString().slice(0, 10);
