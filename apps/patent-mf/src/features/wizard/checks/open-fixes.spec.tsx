import { PremiseProvider } from '@premise/ui';
import { draftOf, type WizardDraft } from '@premise/web-platform';
import { render, screen, waitFor } from '@testing-library/react';
import { applicationWith } from '../../../testing/fake-patent-service.ts';
import { OpenFixes } from './open-fixes.tsx';

const SENTENCE = 'A hook 10 of steel draws the thread 12 through the eye of the needle. ';
const draftWith = (detailedDescription: string): WizardDraft =>
  draftOf(
    applicationWith({
      title: 'Device for Threading Needles.',
      crossReference: 'None',
      federalResearch: 'None',
      inventors: [{ name: 'Ada King', address: 'Dayton, Ohio', citizenship: 'Kenya', residence: 'Kenya' }],
      detailedDescription,
    }),
  );
const shown = (draft: WizardDraft) => (
  <PremiseProvider>
    <OpenFixes draft={draft} onReview={() => undefined} />
  </PremiseProvider>
);

describe('what the audit still has to fix', () => {
  it('is counted without the data of the filing, which the package asks for, and gone once it is fixed', async () => {
    const { rerender } = render(shown(draftWith(SENTENCE)));
    expect(await screen.findByText(/^The audit still has 1 thing to fix\./)).toBeInTheDocument();
    rerender(shown(draftWith(SENTENCE.repeat(30))));
    await waitFor(() => expect(screen.queryByText(/The audit still has/)).not.toBeInTheDocument());
  });
});
