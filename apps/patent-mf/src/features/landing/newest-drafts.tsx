import { progressPercent } from '@premise/patent-rules';
import { Anchor, Icon } from '@premise/ui';
import { useSession } from '@premise/web-platform';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getApplications } from '../../shared/api/get-applications.ts';
import { draftTitle } from '../../shared/draft-title.ts';
import { APPLICATIONS_KEY } from '../../shared/query-keys.ts';
import { timeAgo } from '../../shared/time-ago.ts';
import classes from './newest-drafts.module.css';

const SHOWN = 3;

/** What the person has worked on last, with the way to all of it (decision 17). Visitors have none. */
export function NewestDrafts() {
  const { status, user } = useSession();
  const signedIn = status === 'signed-in' && user?.isDemoUser !== true;
  const { data } = useQuery({
    queryKey: [...APPLICATIONS_KEY, 'list'],
    queryFn: getApplications,
    enabled: signedIn,
    staleTime: 0,
  });
  if (!signedIn || !data || data.length === 0) return null;
  return (
    <section className={classes.drafts} aria-labelledby="newest-drafts">
      <div className={classes.head}>
        <h2 className={classes.title} id="newest-drafts">
          Go on writing
        </h2>
        <Anchor component={Link} to="/patent-applications" inherit>
          My Applications
        </Anchor>
      </div>
      <ul className={classes.list}>
        {data.slice(0, SHOWN).map(({ id, title, completedSections, updatedAt }) => (
          <li key={id}>
            <Link to={`/patent-buddy/wizard/${encodeURIComponent(id)}`} className={classes.draft}>
              <span className={classes.name}>{draftTitle(title)}</span>
              <span className={classes.facts}>
                {progressPercent(completedSections)}% marked complete · {timeAgo(updatedAt)}
              </span>
              <Icon name="chevron-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
