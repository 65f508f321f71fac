/** A page of the product: what its address looks like, and what a browser tab, a search engine or a shared link says. */
export interface PageDescription {
  /** `:name` stands for one part of the address, `*` at the end for anything below it. */
  path: string;
  /** Without the product's name. */
  title: string;
  description: string;
  /** Whether search engines are asked to show it: pages with something to read, never those of an account. */
  indexed: boolean;
}

const PRODUCT = 'Premise takes arguments apart and helps inventors draft provisional patent applications.';

const open = (path: string, title: string, description: string): PageDescription => ({
  path,
  title,
  description,
  indexed: true,
});
const closed = (path: string, title: string, description = PRODUCT): PageDescription => ({
  path,
  title,
  description,
  indexed: false,
});

/** Every page there is. An address that fits none of them is answered with 404. */
export const PAGES: readonly PageDescription[] = [
  open(
    '/',
    'Argument analysis for inventors',
    'See why a patent might be rejected while you can still change it. Premise splits a text into premises, conclusions, flaws and hidden assumptions.',
  ),
  open(
    '/analyzer',
    'Argument Analyzer',
    'Paste an argument and see its conclusion, its premises, what it takes for granted, where it breaks and what speaks against it.',
  ),
  open(
    '/patent-buddy',
    'Patent Buddy',
    'Tools for inventors who prepare a provisional patent application and want its gaps shown before an examiner finds them.',
  ),
  open(
    '/patent-buddy/audit',
    'Draft audit',
    'Paste or drop the draft of a provisional patent application and see its red flags at once, each with the rule it comes from. No account needed.',
  ),
  open(
    '/patent-buddy/search',
    'Patent Search',
    'Find patents near an invention by words, inventors, numbers and owners, with real ranking and the source named.',
  ),
  open(
    '/patent-buddy/analysis',
    'Landscape Analysis',
    'Who files in a field, how much, where it grows and where there is room, each figure with the patents behind it.',
  ),
  open(
    '/patent-buddy/citations',
    'Citation Analysis',
    'What a patent builds on and what builds on it, in lists, figures and a drawn network.',
  ),
  closed('/patent-buddy/prior-art', 'Prior art'),
  closed('/patent-buddy/api-config', 'Patent-office key'),
  open(
    '/analyzer/examples/four-day-week',
    'Four-day week: an example analysis',
    'An argument for a four-day week, taken apart: its premises, its hidden assumptions and where it gives way.',
  ),
  open(
    '/analyzer/examples/library-hours',
    'Library hours: an example analysis',
    'An argument for opening the library on Sundays, taken apart: its premises, its conclusion and its gaps.',
  ),
  open(
    '/analyzer/examples/electric-buses',
    'Electric buses: an example analysis',
    'An argument against electric buses, taken apart: a hasty generalization and a false choice, marked in the text.',
  ),
  open('/about', 'About', 'What Premise does, how it reads a text, and what it does not claim to know.'),
  open('/founder', 'Founder', 'Why Premise is being made, and the three values it is built on.'),
  open('/blog', 'Blog', 'Articles about reasoning, clarity and the writing of patents.'),
  open(
    '/research/clarity-infrastructure',
    'Clarity as infrastructure',
    'Clear reasoning carries everything built on it and is noticed only when it gives way. The case for inspecting it.',
  ),
  open('/privacy', 'Privacy', 'What Premise stores about you, where, for how long, and who sees it.'),
  open('/terms', 'Terms', 'What you may expect of Premise, and what it expects of you.'),
  closed('/patent-audit-thanks', 'We got your draft'),
  closed('/login', 'Sign in'),
  closed('/forgot-password', 'Forgot password'),
  closed('/reset-password', 'Reset password'),
  closed('/verify-email', 'Verify your email'),
  closed('/verify', 'Verify your email'),
  closed('/verify-email-change', 'Email change'),
  closed('/profile', 'Profile'),
  closed('/settings', 'Settings'),
  closed('/dashboard', 'Dashboard'),
  closed('/analysis/:analysisId', 'Analysis'),
  closed('/patent-buddy/*', 'Patent Buddy'),
  closed('/patent-applications', 'My Applications'),
  closed('/patent-applications/*', 'My Applications'),
  closed('/admin', 'Administration'),
  closed('/admin/*', 'Administration'),
];

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

function fits(pattern: string, pathname: string): boolean {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (wanted.at(-1) === '*') {
    wanted.pop();
    if (given.length <= wanted.length) return false;
  } else if (given.length !== wanted.length) return false;
  return wanted.every((part, at) => part.startsWith(':') || part === given[at]?.toLowerCase());
}

/** The page at an address, or null where there is none. A slash at the end makes no difference, nor do capitals. */
export function pageAt(pathname: string): PageDescription | null {
  return PAGES.find(({ path }) => fits(path, pathname)) ?? null;
}

/** What a browser tab says. */
export const tabTitle = (title: string): string => `${title} · Premise`;

/** Of a page that does not exist. */
export const MISSING_PAGE: Omit<PageDescription, 'path'> = {
  title: 'Page Not Found',
  description: PRODUCT,
  indexed: false,
};

/** GET: for search engines. */
export const ROBOTS_PATH = '/robots.txt';
export const SITEMAP_PATH = '/sitemap.xml';
/** GET: the article as a file. */
export const RESEARCH_PDF_PATH = '/research/clarity-infrastructure.pdf';
/** Picture of shared links, 1200 by 630. */
export const SOCIAL_CARD_PATH = '/social-card.png';
