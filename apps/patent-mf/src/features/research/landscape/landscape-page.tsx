import { Button, EmptyState, Page } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { PatentDialog } from '../detail/patent-dialog.tsx';
import { AnswerTabs } from '../shared/answer-tabs.tsx';
import answer from '../shared/answer.module.css';
import { areaWords } from '../shared/area-address.ts';
import { Connection } from '../shared/connection.tsx';
import { ResearchHead } from '../shared/research-head.tsx';
import { useFocusOnAnswer } from '../shared/use-focus-on-answer.ts';
import { useTopOnArrival } from '../shared/use-top-on-arrival.ts';
import { AnalysisUnavailable } from './analysis-unavailable.tsx';
import { AreaForm } from './area-form.tsx';
import { CompetitiveTab } from './competitive-tab.tsx';
import { LandscapeHead } from './landscape-head.tsx';
import { LandscapeProgress } from './landscape-progress.tsx';
import { OpportunitiesTab } from './opportunities-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { TrendsTab } from './trends-tab.tsx';
import { useLandscape } from './use-landscape.ts';
import classes from './landscape-page.module.css';

/** /patent-buddy/analysis: who files in a field, how much, and where it grows. The area stands in the address, behind the #. */
export function LandscapePage() {
  useDocumentTitle('Landscape Analysis');
  useTopOnArrival();
  const landscape = useLandscape();
  const { area, job, result, failure, working } = landscape;
  const answered = useFocusOnAnswer(working);
  return (
    <Page>
      <ResearchHead title="Landscape Analysis" aside={<Connection answeredBy={result?.source ?? null} />}>
        See who files in a field, how much, and where it is growing.
      </ResearchHead>
      <AreaForm area={area} busy={working} onAnalyze={landscape.analyze} />
      <section ref={answered} tabIndex={-1} className={answer.answer} aria-label="Analysis" aria-busy={working}>
        {failure !== null ? (
          <AnalysisUnavailable failure={failure} onClear={landscape.clear} onRetry={landscape.retry} />
        ) : working && area ? (
          <LandscapeProgress job={job} area={areaWords(area)} onCancel={landscape.cancel} />
        ) : result === null || job === null ? (
          <EmptyState
            icon="chart"
            title="Select a Technology Area"
            action={
              <Button
                variant="default"
                size="sm"
                onClick={() => landscape.analyze({ kind: 'technology', name: 'Robotics' })}
              >
                Try Robotics
              </Button>
            }
          >
            <p>Or describe a field in your own words, or name a class of the CPC.</p>
          </EmptyState>
        ) : result.overview.totalPatents === 0 ? (
          <EmptyState icon="chart" title={`No patents in ${result.label}`}>
            <p>{result.source.label} holds none in this area. Take a wider class, fewer words, or another area.</p>
          </EmptyState>
        ) : (
          <>
            <LandscapeHead result={result} jobId={job.jobId} />
            <AnswerTabs
              tabs={{
                overview: ['Overview', <OverviewTab key="overview" result={result} />],
                trends: ['Trends', <TrendsTab key="trends" result={result} />],
                opportunities: ['Opportunities', <OpportunitiesTab key="opportunities" result={result} />],
                competitive: ['Competitive', <CompetitiveTab key="competitive" result={result} />],
              }}
            />
            {result.caveats.length > 0 && (
              <section className={classes.caveats} aria-labelledby="caveats">
                <h2 id="caveats">What these figures cannot tell</h2>
                <ul>
                  {result.caveats.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </section>
      <PatentDialog />
    </Page>
  );
}
