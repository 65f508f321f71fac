import { EmptyState, Page, Skeleton } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { PatentDialog } from '../detail/patent-dialog.tsx';
import { AnswerTabs } from '../shared/answer-tabs.tsx';
import answer from '../shared/answer.module.css';
import { Connection } from '../shared/connection.tsx';
import { ResearchHead } from '../shared/research-head.tsx';
import { SourceNotice } from '../shared/source-notice.tsx';
import { sourcesFailed } from '../shared/sources-failed.ts';
import { useFocusOnAnswer } from '../shared/use-focus-on-answer.ts';
import { useTopOnArrival } from '../shared/use-top-on-arrival.ts';
import { AnalysisError } from './analysis-error.tsx';
import { CitationLists } from './citation-lists.tsx';
import { CitationOverview } from './citation-overview.tsx';
import { CitationNetwork } from './citation-network.tsx';
import { CitationsForm } from './citations-form.tsx';
import { useCitationAnalysis } from './use-citation-analysis.ts';
import classes from './citations-page.module.css';

/** /patent-buddy/citations: what a patent builds on, and what builds on it. The number stands in the address, behind the #. */
export function CitationsPage() {
  useDocumentTitle('Citation Analysis');
  useTopOnArrival();
  const { number, before, analyze, clear, analysis, error, analyzing } = useCitationAnalysis();
  const answered = useFocusOnAnswer(analyzing);
  return (
    <Page>
      <ResearchHead
        title="Citation Analysis"
        aside={<Connection asking={analyzing} failed={sourcesFailed(error)} answeredBy={analysis?.source ?? null} />}
      >
        Follow what a patent builds on, and what builds on it.
      </ResearchHead>
      <CitationsForm number={number} before={before} busy={analyzing} onAnalyze={analyze} />
      <section ref={answered} tabIndex={-1} className={answer.answer} aria-label="Analysis" aria-busy={analyzing}>
        {error !== null ? (
          <AnalysisError error={error} onTryAgain={clear} />
        ) : analyzing ? (
          <Analyzing />
        ) : analysis === null ? (
          <EmptyState icon="quote" title="Enter a Patent Number">
            <p>Any usual writing will do. A patent you have found in the search leads here too.</p>
          </EmptyState>
        ) : (
          <>
            <div className={answer.notices}>
              <SourceNotice notice={analysis.notice} tried={analysis.tried} />
            </div>
            <AnswerTabs
              tabs={{
                overview: ['Overview', <CitationOverview key="overview" analysis={analysis} />],
                citations: ['Citations', <CitationLists key="citations" analysis={analysis} />],
                network: ['Network', <CitationNetwork key="network" analysis={analysis} />],
              }}
            />
          </>
        )}
      </section>
      <PatentDialog />
    </Page>
  );
}

function Analyzing() {
  return (
    <div role="status" aria-busy="true" aria-label="Analyzing the citations" className={classes.analyzing}>
      <Skeleton height={28} width="50%" />
      <Skeleton height={110} />
      <Skeleton height={180} />
    </div>
  );
}
