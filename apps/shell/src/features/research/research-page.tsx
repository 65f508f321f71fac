import { CLARITY_INFRASTRUCTURE, readingMinutes } from '@premise/content';
import { RESEARCH_PDF_PATH } from '@premise/contracts';
import { Button, Icon, Page, Title } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { ArticleFacts } from '../../shared/reading/article-facts.tsx';
import { ArticleBlock } from './article-block.tsx';
import classes from './research-page.module.css';
import { Sources } from './sources.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { useSectionAnchor } from './use-section-anchor.ts';

const article = CLARITY_INFRASTRUCTURE;

/** /research/clarity-infrastructure: the manifesto, to be read here or taken along. */
export function ResearchPage() {
  useDocumentTitle(article.title);
  useSectionAnchor();
  return (
    <Page width="wide">
      <article className={classes.article}>
        <header className={classes.header}>
          <Title order={1} className={classes.title}>
            {article.title}
          </Title>
          <p className={classes.summary}>{article.summary}</p>
          <div className={classes.facts}>
            <ArticleFacts published={article.published} minutes={readingMinutes(article)} />
            <Button
              component="a"
              href={RESEARCH_PDF_PATH}
              download
              variant="default"
              size="sm"
              leftSection={<Icon name="document" size={16} />}
            >
              Download PDF
            </Button>
          </div>
        </header>
        <div className={classes.contents}>
          <TableOfContents sections={article.sections} />
        </div>
        <div className={classes.body}>
          <div>
            {article.opening.map((block, at) => (
              <ArticleBlock key={at} block={block} />
            ))}
          </div>
          {article.sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} tabIndex={-1} className={classes.heading}>
                {title}
              </h2>
              {blocks.map((block, at) => (
                <ArticleBlock key={at} block={block} />
              ))}
            </section>
          ))}
          <Sources sources={article.sources} />
        </div>
      </article>
    </Page>
  );
}
