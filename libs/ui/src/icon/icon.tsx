import type { ReactNode } from 'react';

/** One drawing each, on a 20 by 20 grid, stroked with the colour of the text around it. */
const DRAWINGS = {
  alert: (
    <>
      <path d="M10 3.2 18 16.8H2Z" />
      <path d="M10 8.4v3.6M10 14.3v.1" />
    </>
  ),
  'arrow-right': <path d="M4 10h12M11.5 5.5 16 10l-4.5 4.5" />,
  'arrow-left': <path d="M16 10H4M8.5 5.5 4 10l4.5 4.5" />,
  'arrow-up': <path d="M10 16V4M5.5 8.5 10 4l4.5 4.5" />,
  'arrow-down': <path d="M10 4v12M5.5 11.5 10 16l4.5-4.5" />,
  'bring-in': <path d="M10.5 3.8h6v12.4h-6M3 10h9M8.4 6.4 12 10l-3.6 3.6" />,
  chart: <path d="M3.5 3v13.5H17M7 13.5v-3M11 13.5V6M15 13.5V8.5" />,
  check: <path d="m4 10.5 4 4 8-9" />,
  bookmark: <path d="M5.5 3.5h9V17L10 13.6 5.5 17Z" />,
  'chevron-down': <path d="m5.5 8 4.5 4.5L14.5 8" />,
  'chevron-right': <path d="m8 5.5 4.5 4.5L8 14.5" />,
  clock: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4.2l2.8 1.6" />
    </>
  ),
  close: <path d="m5 5 10 10M15 5 5 15" />,
  copy: (
    <>
      <rect x="7" y="7" width="9.5" height="9.5" rx="1.5" />
      <path d="M13 4.5v-.3A1.2 1.2 0 0 0 11.8 3H4.7a1.7 1.7 0 0 0-1.7 1.7v7.1A1.2 1.2 0 0 0 4.2 13h.3" />
    </>
  ),
  document: (
    <>
      <path d="M5 2.8h6.5L15.5 7v10.2H5Z" />
      <path d="M11.3 3v4.2h4M7.7 10.5h5M7.7 13.5h5" />
    </>
  ),
  download: <path d="M10 3v9.5M5.8 8.6 10 12.8l4.2-4.2M3.5 16.5h13" />,
  error: (
    <>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M10 6.2v4.6M10 13.5v.1" />
    </>
  ),
  external: <path d="M8 4.5H4.5v11h11V12M11 4h5v5M16 4l-7 7" />,
  eye: (
    <>
      <path d="M2.2 10S5 4.8 10 4.8 17.8 10 17.8 10 15 15.2 10 15.2 2.2 10 2.2 10Z" />
      <circle cx="10" cy="10" r="2.4" />
    </>
  ),
  grip: <path d="M7.5 5v.1M12.5 5v.1M7.5 10v.1M12.5 10v.1M7.5 15v.1M12.5 15v.1" strokeWidth="2.4" />,
  history: <path d="M3.2 10a6.8 6.8 0 1 0 2-4.8L3.2 7.2M3.2 3.5v3.7h3.7M10 6.5V10l2.5 1.5" />,
  info: (
    <>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M10 9.2v4.6M10 6.5v.1" />
    </>
  ),
  key: (
    <>
      <circle cx="6.8" cy="13.2" r="3.3" />
      <path d="m9.2 10.8 7-7M13.5 6.5l2.2 2.2M11.3 8.7l1.6 1.6" />
    </>
  ),
  link: (
    <path d="M8.5 11.5a3 3 0 0 0 4.3 0l2.8-2.8a3 3 0 0 0-4.3-4.3l-.9.9M11.5 8.5a3 3 0 0 0-4.3 0l-2.8 2.8a3 3 0 0 0 4.3 4.3l.9-.9" />
  ),
  lock: (
    <>
      <rect x="4.5" y="9" width="11" height="8" rx="1.5" />
      <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
    </>
  ),
  mail: (
    <>
      <rect x="2.8" y="4.5" width="14.4" height="11" rx="1.5" />
      <path d="m3.2 5.5 6.8 5.3 6.8-5.3" />
    </>
  ),
  minus: <path d="M4 10h12" />,
  monitor: (
    <>
      <rect x="2.8" y="3.8" width="14.4" height="9.7" rx="1.5" />
      <path d="M7 16.5h6M10 13.5v3" />
    </>
  ),
  moon: <path d="M16.5 12A6.9 6.9 0 0 1 8 3.5 6.9 6.9 0 1 0 16.5 12Z" />,
  more: <path d="M4.5 10v.1M10 10v.1M15.5 10v.1" strokeWidth="2.4" />,
  network: (
    <>
      <circle cx="4.6" cy="10" r="1.9" />
      <circle cx="15.2" cy="4.8" r="1.9" />
      <circle cx="15.2" cy="15.2" r="1.9" />
      <path d="m6.3 9.1 7.1-3.5M6.3 10.9l7.1 3.5" />
    </>
  ),
  pencil: <path d="m3.5 16.5.9-3.6L13.6 3.7a1.2 1.2 0 0 1 1.7 0l1 1a1.2 1.2 0 0 1 0 1.7l-9.2 9.2ZM12 5.3l2.7 2.7" />,
  plus: <path d="M10 4v12M4 10h12" />,
  quote: <path d="M8 5.5c-2.7.9-4 2.9-4 6v3h4.5V10H6M16 5.5c-2.7.9-4 2.9-4 6v3h4.5V10H14" />,
  refresh: <path d="M16.5 6.5A7 7 0 1 0 17 10M16.8 3v3.8H13" />,
  search: (
    <>
      <circle cx="8.8" cy="8.8" r="5.3" />
      <path d="m12.8 12.8 4 4" />
    </>
  ),
  settings: (
    <>
      <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
      <circle cx="13" cy="6" r="2" />
      <circle cx="7" cy="14" r="2" />
    </>
  ),
  shield: <path d="M10 2.8 16 5v4.5c0 3.7-2.4 6.3-6 7.7-3.6-1.4-6-4-6-7.7V5Z" />,
  'sign-out': <path d="M8 3.5H4v13h4M12.5 6.5 16 10l-3.5 3.5M16 10H8" />,
  sun: (
    <>
      <circle cx="10" cy="10" r="3.2" />
      <path d="M10 2.2v1.6M10 16.2v1.6M2.2 10h1.6M16.2 10h1.6M4.5 4.5l1.1 1.1M14.4 14.4l1.1 1.1M4.5 15.5l1.1-1.1M14.4 5.6l1.1-1.1" />
    </>
  ),
  table: <path d="M3 4.5h14v11H3ZM3 8.2h14M3 11.9h14M8 8.2v7.3" />,
  trash: <path d="M3.5 5.5h13M8 5.5V3.3h4v2.2M5.2 5.5l.7 11.2h8.2l.7-11.2M8.5 8.5v5M11.5 8.5v5" />,
  user: (
    <>
      <circle cx="10" cy="6.8" r="3.3" />
      <path d="M3.5 17c.6-3.3 3-5 6.5-5s5.9 1.7 6.5 5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWINGS;

export interface IconProps {
  name: IconName;
  /** Edge length in px; 20 where nothing is said. */
  size?: number;
  /** What the icon says to those who do not see it. Leave out beside words that say the same. */
  label?: string;
  className?: string;
}

/** An icon of our own set. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 20 ? 1.7 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      style={{ flex: 'none' }}
    >
      {DRAWINGS[name]}
    </svg>
  );
}
