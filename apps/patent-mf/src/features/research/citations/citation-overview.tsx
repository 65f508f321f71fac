import type { CitationAnalysis, ComputedMetric, Sourced } from '@premise/contracts';
import { Title } from '@premise/ui';
import { useOpenPatent } from '../detail/use-open-patent.ts';
import { dateWords } from '../shared/date-words.ts';
import { percent } from '../shared/percent.ts';
import { SampleMark } from '../shared/sample-mark.tsx';
import figures from '../shared/figures.module.css';
import classes from './citation-overview.module.css';

/** The patent, two figures, three texts, and below them the two figures that mean little, each with a sentence. */
export function CitationOverview({
  analysis: { patent, impact, computed, before, source },
}: {
  analysis: CitationAnalysis & Sourced;
}) {
  const { open } = useOpenPatent();
  const facts: [string, string | null][] = [
    ['Patent number', patent.displayNumber],
    ['Inventors', patent.inventors.join(', ') || null],
    ['Assignee', patent.assignee],
    ['Filing date', patent.filingDate && dateWords(patent.filingDate)],
    ['Publication date', patent.publicationDate && dateWords(patent.publicationDate)],
  ];
  const beside = (name: ComputedMetric['beside']) => computed.filter((metric) => metric.beside === name);
  return (
    <>
      <section aria-labelledby="patent-information">
        <p className={classes.kind} id="patent-information">
          Patent information {patent.sample && !source.sample && <SampleMark />}
        </p>
        <Title order={2} className={classes.title}>
          <button type="button" className={classes.open} onClick={() => open(patent.id)}>
            {patent.title}
          </button>
        </Title>
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={classes.fact}>
              <dt>{name}</dt>
              <dd>{value ?? 'Not on record'}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label="Impact">
        <dl className={figures.figures} data-columns="2">
          <Figure
            name="Forward citations"
            value={impact.forwardCount.toLocaleString('en-US')}
            note={`${impact.backwardCount.toLocaleString('en-US')} backward, ${impact.citationCount.toLocaleString('en-US')} in total${
              before ? `, before ${dateWords(before)}` : ''
            }`}
            beside={[]}
          />
          <Figure
            name="Technology impact"
            value={impact.technologyImpact}
            note="By forward citations"
            beside={beside('technologyImpact')}
          />
        </dl>
      </section>
      <div className={classes.texts}>
        <Text name="Technology impact" level={impact.technologyImpact} words={impact.texts.technologyImpact} />
        <Text
          name="Market relevance"
          level={impact.marketRelevance}
          words={impact.texts.marketRelevance}
          beside={beside('marketRelevance')}
        />
        <Text
          name="Innovation level"
          level={impact.innovationLevel}
          words={impact.texts.innovationLevel}
          beside={beside('innovationLevel')}
        />
      </div>
      <section className={classes.rough} aria-labelledby="rough-indicators">
        <h3 className={classes.textTitle} id="rough-indicators">
          Rough indicators
        </h3>
        <dl className={figures.figures} data-columns="2">
          <Figure
            name="H-index"
            value={impact.hIndex.toLocaleString('en-US')}
            note="Half of the citations of this patent. An h-index proper rates a body of work, not one patent."
            beside={beside('hIndex')}
          />
          <Figure
            name="Influence score"
            value={percent(impact.influenceScore)}
            note="All citations divided by 20, at most 100%. It counts them and does not weigh them."
            beside={beside('influenceScore')}
          />
        </dl>
      </section>
    </>
  );
}

interface FigureProps {
  name: string;
  value: string;
  note: string;
  /** What the formula only approximates, where it could be computed. */
  beside: readonly ComputedMetric[];
}

function Figure({ name, value, note, beside }: FigureProps) {
  return (
    <div className={figures.figure}>
      <dt className={figures.name}>{name}</dt>
      <dd className={figures.value}>{value}</dd>
      <dd className={figures.note}>{note}</dd>
      <Computed metrics={beside} />
    </div>
  );
}

function Computed({ metrics }: { metrics: readonly ComputedMetric[] }) {
  return metrics.map(({ beside, label, value, explanation }) => {
    const figure = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
    return (
      <dd key={label} className={classes.computed}>
        {beside === 'hIndex' ? (
          <>
            <strong>{figure}</strong> {label}
          </>
        ) : (
          <strong>{label}</strong>
        )}
        . {explanation}
        {/* a share stands in its label already */}
        {beside !== 'hIndex' && beside !== 'influenceScore' && ` Here ${figure}.`}
      </dd>
    );
  });
}

interface TextProps {
  name: string;
  level: string;
  words: string;
  beside?: readonly ComputedMetric[];
}

function Text({ name, level, words, beside = [] }: TextProps) {
  return (
    <section className={classes.text} aria-label={name}>
      <h3 className={classes.textTitle}>
        {name}: <span className={classes.level}>{level}</span>
      </h3>
      <p className={classes.words}>{words}</p>
      {beside.length > 0 && (
        <dl className={classes.plain}>
          <dt className={classes.unseen}>Computed</dt>
          <Computed metrics={beside} />
        </dl>
      )}
    </section>
  );
}
