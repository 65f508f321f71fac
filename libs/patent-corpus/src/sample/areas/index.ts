import type { SampleArea } from '../sample-topic.ts';
import { ARTIFICIAL_INTELLIGENCE } from './artificial-intelligence.ts';
import { AUGMENTED_REALITY } from './augmented-reality.ts';
import { BIOTECHNOLOGY } from './biotechnology.ts';
import { BLOCKCHAIN } from './blockchain.ts';
import { CLEAN_ENERGY } from './clean-energy.ts';
import { CYBERSECURITY } from './cybersecurity.ts';
import { INTERNET_OF_THINGS } from './internet-of-things.ts';
import { MACHINE_LEARNING } from './machine-learning.ts';
import { QUANTUM_COMPUTING } from './quantum-computing.ts';
import { ROBOTICS } from './robotics.ts';

/** In the order of TECHNOLOGY_AREAS. */
export const SAMPLE_AREAS: readonly SampleArea[] = [
  ARTIFICIAL_INTELLIGENCE,
  MACHINE_LEARNING,
  BLOCKCHAIN,
  INTERNET_OF_THINGS,
  CYBERSECURITY,
  BIOTECHNOLOGY,
  CLEAN_ENERGY,
  ROBOTICS,
  QUANTUM_COMPUTING,
  AUGMENTED_REALITY,
];
