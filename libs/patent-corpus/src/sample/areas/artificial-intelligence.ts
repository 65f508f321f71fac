import type { SampleArea } from '../sample-topic.ts';

export const ARTIFICIAL_INTELLIGENCE: SampleArea = {
  area: 'Artificial Intelligence',
  years: [2, 2, 3, 4, 6, 8, 11, 13, 14, 16, 19, 23, 26, 22, 6],
  topics: [
    {
      device: 'a dialogue system',
      purpose: 'answering questions about technical documents',
      problem:
        'A question about a manual is often answered from the wrong revision of it, and the reader is not told which page was used.',
      parts: [
        ['a passage index', 'that holds the sections of the documents together with their revision dates'],
        ['a retriever', 'that ranks passages by the words and the meaning of a question'],
        ['an artificial intelligence language model', 'that writes an answer from the passages ranked highest'],
        ['a source checker', 'that compares each sentence of the answer with the passage it was written from'],
        ['a revision filter', 'that removes passages which a later revision has replaced'],
        ['a confidence gate', 'that withholds an answer when no passage supports it'],
        ['a display', 'that shows the page and the revision beside each sentence'],
      ],
      refinements: [
        'a sentence that is not supported by any passage is struck out before the answer is shown',
        'the passages are cut at headings and not at a fixed number of words',
        'the ranking is a weighted sum of a term score and a vector distance',
        'the question is rewritten once with the names of parts found in the documents',
        'the answer is withheld when the two passages ranked highest contradict each other',
      ],
      effects: [
        'a reader sees at once on which page an answer rests',
        'answers taken from withdrawn revisions no longer occur',
        'the share of unsupported sentences falls without a larger model',
      ],
      places: [
        'for aircraft maintenance',
        'for medical devices',
        'for building regulations',
        'for household appliances',
      ],
      classes: ['G06F 16/332', 'G06N 3/0455', 'G06F 40/30', 'G06N 5/04'],
    },
    {
      device: 'a planning apparatus',
      purpose: 'assigning tasks to a crew with artificial intelligence',
      problem:
        'Plans made in the morning are overtaken by delays, and planners who mend them by hand forget rules about rest and qualification.',
      parts: [
        ['a rule store', 'that holds rest periods and qualifications as logical constraints'],
        ['a delay forecaster', 'that estimates the time at which each open task will end'],
        ['a constraint solver', 'that searches for an assignment which breaks no rule'],
        ['a repair module', 'that changes as few assignments as possible after a disturbance'],
        ['an explanation module', 'that names the rule which forbids a proposed change'],
        ['a preference learner', 'that derives the weights of goals from earlier decisions of planners'],
      ],
      refinements: [
        'the number of changed assignments is bounded and the bound is raised step by step',
        'the forecast is a distribution and the plan is tested against several draws of it',
        'a rule can be suspended by a named person for a stated time',
        'two plans are shown side by side with the tasks in which they differ',
        'the solver starts from the plan that was in force before the disturbance',
      ],
      effects: [
        'a disturbance changes few shifts',
        'a planner learns why a wish cannot be met',
        'rules about rest are kept even late in the day',
      ],
      places: ['for railway crews', 'for hospital wards', 'for airport ground staff', 'for field technicians'],
      classes: ['G06Q 10/06', 'G06N 5/01', 'G06Q 10/04', 'G06N 7/01'],
    },
    {
      device: 'an inspection system',
      purpose: 'finding surface defects in images by artificial intelligence',
      problem:
        'Defects are rare, so a classifier sees few of them, and a change of the lamp makes it report flaws that are none.',
      parts: [
        ['a camera', 'that takes images of a moving surface under two directions of light'],
        ['a lamp controller', 'that switches the direction of light between two exposures'],
        ['a normality model', 'that is fitted to images of faultless surfaces only'],
        ['a difference map', 'in which each point tells how far the surface departs from the normality model'],
        ['a grouping stage', 'that joins neighbouring points into candidates and measures their size'],
        ['a review station', 'at which a person accepts or rejects a candidate'],
        ['an update unit', 'that takes rejected candidates into the normality model'],
      ],
      refinements: [
        'the two exposures are aligned by the phase of their spectra',
        'a candidate is reported only if it appears in both directions of light',
        'the update unit waits until three candidates of the same shape were rejected',
        'the brightness of the lamp is followed with a reference strip at the edge of the image',
        'the size of a candidate is told in millimetres and not in points',
      ],
      effects: [
        'few images of defects are needed',
        'an ageing lamp raises no false alarms',
        'the number of candidates shown to a person falls week by week',
      ],
      places: ['on rolled steel', 'on coated glass', 'on textile webs', 'on printed films'],
      classes: ['G06T 7/0004', 'G06V 10/82', 'G01N 21/88', 'G06N 3/08'],
    },
    {
      device: 'a decision support apparatus',
      purpose: 'explaining the output of an artificial intelligence model',
      problem:
        'A score without a reason cannot be contested by the person it concerns, and the usual importance charts change from one run to the next.',
      parts: [
        ['a scoring model', 'that turns an application into a score'],
        ['a neighbour store', 'that holds decided cases with their reasons'],
        ['a counterfactual search', 'that finds the smallest change of the inputs which would alter the score'],
        ['a plausibility filter', 'that drops changes a person cannot make, such as a lower age'],
        ['a text generator', 'that states the change in one sentence'],
        ['an audit log', 'that keeps the inputs, the score and the sentence together'],
      ],
      refinements: [
        'the search is repeated from fixed starting points so that the same case always yields the same sentence',
        'the sentence names at most three inputs',
        'a change is accepted only if a decided case in the neighbour store shows it to be possible',
        'the audit log is written before the score is shown',
        'the smallest change is measured in units of the spread of each input',
      ],
      effects: [
        'a person is told what would have led to another decision',
        'two looks at one case give one explanation',
        'an auditor can repeat a decision from the log alone',
      ],
      places: ['for consumer credit', 'for insurance claims', 'for energy tariffs', 'for admission to training'],
      classes: ['G06N 5/045', 'G06Q 40/03', 'G06N 20/00', 'G06F 16/35'],
    },
  ],
};
