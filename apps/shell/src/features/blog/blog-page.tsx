import { CLARITY_INFRASTRUCTURE, readingMinutes, type Article } from '@premise/content';
import { Page, Title } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';
import { ArticleFacts } from '../../shared/reading/article-facts.tsx';
import classes from './blog-page.module.css';

const ARTICLES: readonly { to: string; article: Article }[] = [
  { to: '/research/clarity-infrastructure', article: CLARITY_INFRASTRUCTURE },
];

/** /blog: the articles, newest first. */
export function BlogPage() {
  useDocumentTitle('Blog');
  return (
    <Page width="reading">
      <Title order={1} className={classes.heading}>
        Blog
      </Title>
      <p className={classes.lead}>About reasoning, clarity and the writing of patents.</p>
      <ul className={classes.list} aria-label="Articles">
        {ARTICLES.map(({ to, article }) => (
          <li key={to} className={classes.entry}>
            <h2 className={classes.title}>
              <Link to={to}>{article.title}</Link>
            </h2>
            <p className={classes.summary}>{article.summary}</p>
            <ArticleFacts published={article.published} minutes={readingMinutes(article)} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
