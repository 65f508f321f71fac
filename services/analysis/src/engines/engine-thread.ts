import type { MessagePort } from 'node:worker_threads';
import { analyzeInStages } from '@premise/argument-engine';
import type { AnalysisResults, ComponentArrival } from '@premise/contracts';
import { concludeReply, type Conclusion, type WholeReply } from './model/whole-reply.ts';

/** Tasks by their names. */
export interface ThreadTasks {
  analyze: { asked: { argumentText: string }; answer: { results: AnalysisResults; components: ComponentArrival[] } };
  conclude: { asked: { reply: WholeReply; engine: AnalysisResults['engine'] }; answer: Conclusion };
}
/** Tells of what a thread does while it is at a task. */
export interface Reporting {
  port: MessagePort;
}
/** `null` says that the thread has begun; the deadline counts from there. */
export type ThreadMessage = ComponentArrival | null;

type Task<Name extends keyof ThreadTasks> = (
  asked: ThreadTasks[Name]['asked'] & Reporting,
) => ThreadTasks[Name]['answer'];

/** Reports each component as soon as the engine has it. */
export const analyze: Task<'analyze'> = ({ argumentText, port }) => {
  port.postMessage(null satisfies ThreadMessage);
  const components: ComponentArrival[] = [];
  const results = analyzeInStages(argumentText, (arrival) => {
    components.push(arrival);
    port.postMessage(arrival satisfies ThreadMessage);
  });
  return { results, components };
};

export const conclude: Task<'conclude'> = ({ reply, engine, port }) => {
  port.postMessage(null satisfies ThreadMessage);
  return concludeReply(reply, engine);
};
