import type { SampleArea } from '../sample-topic.ts';

export const MACHINE_LEARNING: SampleArea = {
  area: 'Machine Learning',
  years: [3, 3, 5, 6, 8, 11, 13, 15, 17, 18, 20, 21, 22, 18, 5],
  topics: [
    {
      device: 'a training system',
      purpose: 'machine learning across devices that keep their data',
      problem:
        'When devices train a common model, slow ones hold up each round and a few faulty updates spoil the result.',
      parts: [
        ['a coordinator', 'that sends a model to a drawn set of devices in each round'],
        ['a plurality of devices', 'each of which computes an update from data that never leave it'],
        ['a masking unit', 'that adds noise which cancels out in the sum of all updates'],
        ['an outlier test', 'that compares the direction of each update with the median of all'],
        ['a deadline unit', 'that closes a round when a stated share of updates has come in'],
        ['an accumulator', 'that averages the updates by the number of samples behind them'],
        ['a catch-up buffer', 'that carries late updates over to the next round with a smaller weight'],
      ],
      refinements: [
        'the deadline is set from the times that the same devices took in earlier rounds',
        'the masks are agreed upon in pairs of devices with a key exchange',
        'an update whose direction differs from the median by more than a right angle is left out',
        'the weight of a late update falls by half with each round',
        'a device is drawn only while it is charging and connected to an unmetered network',
      ],
      effects: [
        'a round ends although some devices are slow',
        'no single update can be read by the coordinator',
        'a faulty device cannot pull the model away',
      ],
      places: ['for keyboards of mobile phones', 'for hospitals', 'for fleets of vehicles', 'for smart meters'],
      classes: ['G06N 3/098', 'G06N 20/00', 'H04L 9/085', 'G06F 21/62'],
    },
    {
      device: 'an accelerator',
      purpose: 'evaluating a machine learning model with sparse weights',
      problem:
        'Most products in a pruned network are products with zero, yet common multiplier arrays spend a cycle on each.',
      parts: [
        ['a weight memory', 'that holds the weights which are not zero together with their positions'],
        ['a decoder', 'that turns positions into addresses of an activation memory'],
        ['an array of multipliers', 'that receives only pairs in which neither factor is zero'],
        ['a balancing unit', 'that hands rows of uneven length to multipliers which are idle'],
        ['an adder tree', 'that collects products belonging to one output'],
        ['a write buffer', 'that orders outputs which were finished out of turn'],
      ],
      refinements: [
        'positions are stored as distances from the previous weight in four bits',
        'a row that is longer than twice the mean is split between two multipliers',
        'the activation memory has as many banks as the array has columns',
        'the adder tree saturates instead of overflowing',
        'weights are rounded to eight bits with one scale for each row',
      ],
      effects: [
        'the energy of an inference falls in proportion to the zeros',
        'multipliers stand idle for few cycles',
        'the model needs less memory on the chip',
      ],
      places: ['in a camera', 'in a hearing aid', 'in a data centre', 'in a vehicle controller'],
      classes: ['G06N 3/063', 'G06F 7/544', 'G06F 17/16', 'G06N 3/082'],
    },
    {
      device: 'a monitoring apparatus',
      purpose: 'detecting drift in a deployed machine learning model',
      problem:
        'A model that was accurate when it was deployed grows worse as its inputs change, and true labels arrive weeks later.',
      parts: [
        ['a reference store', 'that keeps a sample of the inputs from the time of training'],
        ['a window', 'that holds the latest inputs of the deployed model'],
        ['a distance unit', 'that measures how far the window lies from the reference store'],
        ['a label estimator', 'that predicts the accuracy of the model from its own confidence'],
        ['an alarm', 'that is raised when distance and estimated accuracy both pass their thresholds'],
        ['a retraining queue', 'that collects the inputs which contribute most to the distance'],
        ['a rollback unit', 'that puts an earlier model back into service'],
      ],
      refinements: [
        'the distance is taken for each input feature and for the output of the last hidden layer',
        'the thresholds are found by permuting reference store and window',
        'the window is weighted by the hour of the day',
        'the rollback unit acts only after a person has confirmed the alarm',
        'inputs in the retraining queue are spread evenly over the classes',
      ],
      effects: [
        'a loss of accuracy is seen before labels arrive',
        'a seasonal change raises no alarm',
        'the labels that are paid for are those that help most',
      ],
      places: ['for payment transactions', 'for demand forecasts', 'for machine tools', 'for speech recognition'],
      classes: ['G06N 20/00', 'G06F 11/34', 'G06F 18/2433', 'G06N 3/08'],
    },
    {
      device: 'a recommendation engine',
      purpose: 'ranking items by machine learning from few interactions',
      problem:
        'New items are shown to nobody because nobody has chosen them yet, and popular items crowd out all others.',
      parts: [
        ['an item encoder', 'that maps the description of an item to a vector'],
        ['a user encoder', 'that maps the last interactions of a user to a vector'],
        ['a candidate index', 'that finds the items whose vectors lie near to that of the user'],
        ['an exploration unit', 'that reserves a share of places for items with few impressions'],
        ['a popularity correction', 'that divides each score by a power of how often an item was shown'],
        ['a diversity stage', 'that lowers the score of an item which resembles one already placed'],
      ],
      refinements: [
        'the reserved share shrinks as the uncertainty about the new items falls',
        'the power of the popularity correction is learned from a random slice of the traffic',
        'the user encoder forgets interactions by their age and not by their number',
        'the candidate index is rebuilt in parts while it answers',
        'a user can strike out an interaction and see the ranking without it',
      ],
      effects: [
        'a new item finds its first readers within a day',
        'the list does not repeat itself',
        'a user who left for months meets no stale suggestions',
      ],
      places: ['for news articles', 'for job offers', 'for spare parts', 'for recorded lectures'],
      classes: ['G06F 16/9535', 'G06Q 30/0631', 'G06N 3/045', 'G06F 16/2457'],
    },
  ],
};
