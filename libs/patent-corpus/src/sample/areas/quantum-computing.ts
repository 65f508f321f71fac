import type { SampleArea } from '../sample-topic.ts';

export const QUANTUM_COMPUTING: SampleArea = {
  area: 'Quantum Computing',
  years: [1, 1, 2, 2, 3, 5, 7, 9, 12, 14, 17, 20, 22, 19, 6],
  topics: [
    {
      device: 'a decoder',
      purpose: 'correcting errors in quantum computing',
      problem:
        'Syndromes of a surface code arrive each microsecond, and a decoder that is slower than that falls behind for ever.',
      parts: [
        ['a syndrome buffer', 'that holds the measurements of several rounds'],
        ['an array of cells', 'one for each stabiliser, that grow clusters in step'],
        ['a merge network', 'that joins clusters which touch'],
        ['a window', 'that commits corrections of old rounds and revises those of young ones'],
        ['a weight table', 'that holds the error rate of each qubit'],
        ['a feed-forward output', 'that reaches the control electronics within one round'],
      ],
      refinements: [
        'a cell sends messages to its direct neighbours only',
        'the weight table is updated from the corrections of the last second',
        'erased qubits enter the clusters with weight zero',
        'the window spans twice as many rounds as the distance of the code',
        'the decoder works at the temperature of the second stage of a cryostat',
      ],
      effects: [
        'the delay does not grow with the length of a computation',
        'ageing qubits are taken into account',
        'few wires leave the cryostat',
      ],
      places: ['for surface codes', 'for superconducting qubits', 'for trapped ions', 'for logical memories'],
      classes: ['G06N 10/70', 'H03M 13/00', 'G06N 10/20', 'G06F 11/10'],
    },
    {
      device: 'a qubit chip',
      purpose: 'coupling qubits for quantum computing',
      problem: 'Neighbouring qubits that shall interact at one time disturb each other at all others.',
      parts: [
        ['a first transmon', 'with a fixed frequency'],
        ['a second transmon', 'with a frequency above that of the first'],
        ['a tunable coupler', 'whose flux sets the interaction to zero between gates'],
        ['a readout resonator', 'with a filter that keeps qubits from decaying into the line'],
        ['an indium bump', 'that joins the qubit chip to a wiring chip'],
        ['a ground grid', 'with holes that trap magnetic vortices'],
      ],
      refinements: [
        'the tunable coupler is an asymmetric loop with two junctions',
        'the flux pulse has a shape without components at the frequency of the second transmon',
        'junctions are trimmed by a laser after a measurement at room temperature',
        'the ground grid is made from tantalum on sapphire',
        'the interaction is calibrated from the phase of a third qubit',
      ],
      effects: [
        'the residual interaction is below ten kilohertz',
        'a two-qubit gate takes less than fifty nanoseconds',
        'frequencies of neighbours no longer collide',
      ],
      places: ['for gate-based machines', 'for quantum annealers', 'for simulators', 'for repeater nodes'],
      classes: ['G06N 10/40', 'H10N 60/12', 'H10N 60/80', 'H03K 3/38'],
    },
    {
      device: 'a compiler',
      purpose: 'mapping circuits to hardware in quantum computing',
      problem:
        'Circuits are written for qubits that all touch each other, and the exchanges needed on real chips cost more than the algorithm.',
      parts: [
        ['a dependency graph', 'of the gates of a circuit'],
        ['a noise map', 'that holds error rates measured on the same day'],
        ['a placement search', 'that assigns logical qubits to physical ones'],
        ['a routing stage', 'that inserts exchanges along paths of least error'],
        ['a commutation table', 'that tells which gates may change places'],
        ['a pulse merger', 'that turns neighbouring gates into one pulse'],
        ['a scheduler', 'that keeps gates apart which disturb each other'],
      ],
      refinements: [
        'the placement search begins with the gates of the last layer',
        'two exchanges that undo each other are never inserted',
        'the noise map is aged so that old measurements count less',
        'a circuit that was mapped before is mapped again only in its changed part',
        'the scheduler inserts echo pulses into idle times',
      ],
      effects: [
        'the number of exchanges falls by half',
        'results are better on the same chip',
        'a circuit of a thousand gates is mapped in less than a second',
      ],
      places: ['for chemistry', 'for optimisation', 'for linear algebra', 'for sampling'],
      classes: ['G06N 10/20', 'G06F 8/41', 'G06N 10/80', 'G06N 10/60'],
    },
    {
      device: 'a photonic source',
      purpose: 'linking modules for quantum computing',
      problem:
        'Photons from different sources differ in colour and time, so that they do not interfere and cannot entangle modules.',
      parts: [
        ['a waveguide', 'of lithium niobate with poled domains'],
        ['a ring resonator', 'that makes photon pairs in one narrow line'],
        ['a heater', 'that shifts the line of the ring resonator'],
        ['a herald detector', 'that tells when a pair was made'],
        ['a delay loop', 'that holds a photon until its partner is ready'],
        ['a frequency converter', 'that brings photons to the colour of a telecom fibre'],
      ],
      refinements: [
        'the heater is driven by the beat of two lines on a slow detector',
        'the delay loop is left by a switch with less than a tenth of a decibel of loss',
        'the poled domains vary in length so that the spectrum has no side lobes',
        'the herald detector is a superconducting wire on the waveguide',
        'the pump is removed by two filters in series on the chip',
      ],
      effects: [
        'photons of two chips interfere with a visibility above ninety-five percent',
        'modules in two buildings are entangled',
        'sources need no selection after manufacture',
      ],
      places: ['for modular machines', 'for key distribution', 'for clock networks', 'for blind computation'],
      classes: ['G06N 10/40', 'G02F 1/35', 'H04B 10/70', 'G02B 6/12'],
    },
  ],
};
