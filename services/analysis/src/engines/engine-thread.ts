import type { MessagePort } from 'node:worker_threads';
import { analyzeInStages } from '@premise/argument-engine';
import type { AnalysisResults, ComponentArrival } from '@premise/contracts';

export interface EngineTask {
  argumentText: string;
  port: MessagePort;
}
/** `null` says that the thread has begun; the deadline counts from there. */
export type EngineMessage = ComponentArrival | null;
export interface EngineAnswer {
  results: AnalysisResults;
  components: ComponentArrival[];
}

/** Runs in a thread of its own. Reports each component as soon as the engine has it. */
export default function analyzeInThread({ argumentText, port }: EngineTask): EngineAnswer {
  port.postMessage(null satisfies EngineMessage);
  const components: ComponentArrival[] = [];
  const results = analyzeInStages(argumentText, (arrival) => {
    components.push(arrival);
    port.postMessage(arrival satisfies EngineMessage);
  });
  return { results, components };
}
