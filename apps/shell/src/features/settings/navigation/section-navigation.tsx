import classes from './section-navigation.module.css';
import { SECTIONS } from './sections.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** The way around a long page, on screens with room for it beside the page. */
export function SectionNavigation() {
  const current = useSectionInView();
  return (
    <nav className={classes.navigation} aria-label="Settings">
      {SECTIONS.map(({ id, title }) => (
        <a key={id} href={`#${id}`} className={classes.link} aria-current={id === current ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
