export { QueuesPage } from './queues-page.tsx';
