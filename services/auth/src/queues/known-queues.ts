import { Injectable } from '@nestjs/common';
import { QUEUES, type QueueName } from '@premise/contracts';
import { Queues } from '@premise/service-platform';
import type { Queue } from 'bullmq';

/** The queues of all services, which lie in one Redis under one prefix. Nothing is added to them from here. */
@Injectable()
export class KnownQueues {
  private readonly queues: Map<QueueName, Queue>;

  constructor(queues: Queues) {
    // what jobs carry is told by their types alone; nothing is read of it here, whatever the queue
    this.queues = new Map(QUEUES.map(({ name }) => [name, queues.createQueue(name).queue as unknown as Queue]));
  }

  byName(name: QueueName): Queue {
    const queue = this.queues.get(name);
    if (queue === undefined) throw new Error(`There is no queue ${name}.`);
    return queue;
  }
}
