import { Link, useLocation } from 'react-router-dom';
import { isActive, type NavigationEntry } from './navigation-links.ts';

interface NavigationLinkProps {
  entry: NavigationEntry;
  className: string | undefined;
  onClick?: () => void;
}

/** A link of the bar or the menu; the one of the page that is open says so. */
export function NavigationLink({ entry, className, onClick }: NavigationLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      to={entry.to}
      className={className}
      aria-current={isActive(entry, pathname) ? 'page' : undefined}
      onClick={onClick}
    >
      {entry.label}
    </Link>
  );
}
