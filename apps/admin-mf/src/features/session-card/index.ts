export { SessionCard } from './session-card.tsx';
