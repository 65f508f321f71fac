import { PATENTABILITY_ASPECTS, type PatentabilityReport } from '@premise/contracts';

export const reportWith = (changes: Partial<PatentabilityReport> = {}): PatentabilityReport => {
  const rating = {
    novelty: 'High',
    nonObviousness: 'Medium',
    utility: 'High',
    writtenDescription: 'Adequate',
    enablement: 'Insufficient',
  };
  const labels = ['Overall', 'Novelty', 'Non-obviousness', 'Utility', 'Written description', 'Enablement'];
  return {
    patentId: 'US99000001',
    overallScore: 82,
    ratings: PATENTABILITY_ASPECTS.map((aspect, at) => ({
      aspect,
      label: labels[at] ?? aspect,
      rating: (aspect === 'overall' ? 'High' : rating[aspect]) as PatentabilityReport['ratings'][number]['rating'],
      score: 0.8,
      evidence: [
        {
          text: `Evidence of ${aspect}.`,
          patent:
            aspect === 'novelty'
              ? {
                  id: 'US99000002',
                  displayNumber: 'US 99,000,002 B1',
                  title: 'Wick of braided fibre',
                  date: '2015-02-03',
                }
              : null,
          passage: aspect === 'novelty' ? { text: 'a wick of fibre', spans: [{ start: 2, end: 6 }] } : null,
        },
      ],
    })),
    recommendations: ['Describe the float in more than one form.'],
    caveat: 'A score knows nothing of what lies outside the corpus.',
    before: '2018-03-04',
    compared: 1_204,
    ...changes,
  };
};
