import type { TechnologyArea } from '@premise/contracts';

/** What the generator knows of one kind of invention. All phrases fit into sentences as they stand. */
export interface SampleTopic {
  /** The thing claimed, with its article: "a charging station". */
  device: string;
  /** What it does, as "for …ing …": "charging a parked vehicle without a plug". */
  purpose: string;
  /** One sentence: what is wrong with what is known. */
  problem: string;
  /** Parts and what each does: ["a ground coil", "driven at a resonant frequency that follows the load"]. */
  parts: readonly (readonly [name: string, doing: string])[];
  /** Whole clauses for dependent claims, about any of the parts. */
  refinements: readonly string[];
  /** What is gained, after "As a result, ". */
  effects: readonly string[];
  /** Where it is used, after the title: "in a public car park". */
  places: readonly string[];
  /** Classes, the main one first. */
  classes: readonly string[];
}

export interface SampleArea {
  area: TechnologyArea;
  /** Share of the area's inventions filed in each year from 2012 on, relative. */
  years: readonly number[];
  topics: readonly SampleTopic[];
}

export const FIRST_SAMPLE_YEAR = 2012;
