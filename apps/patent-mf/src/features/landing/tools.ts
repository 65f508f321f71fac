import type { IconName } from '@premise/ui';

export interface PatentTool {
  title: string;
  words: string;
  to: string;
  icon: IconName;
}

/** The four tools of Patent Buddy, the one that makes something first. */
export const PATENT_TOOLS: readonly PatentTool[] = [
  {
    title: 'Provisional Application Wizard',
    words: 'Thirteen steps from the title to the claims, with a live USPTO-format preview.',
    to: '/patent-buddy/wizard',
    icon: 'pencil',
  },
  {
    title: 'Patent Search',
    words: 'Find patents near your invention by words, inventors, owners, classes and dates.',
    to: '/patent-buddy/search',
    icon: 'search',
  },
  {
    title: 'Landscape Analysis',
    words: 'See who files in a field, how much, and where it is growing.',
    to: '/patent-buddy/analysis',
    icon: 'chart',
  },
  {
    title: 'Citation Analysis',
    words: 'Follow what a patent builds on, and what builds on it.',
    to: '/patent-buddy/citations',
    icon: 'quote',
  },
];

export const BENEFITS: readonly { title: string; words: string }[] = [
  {
    title: 'Know what is missing',
    words: 'A draft shows which sections are complete and which still need a look, before you pay a filing fee.',
  },
  {
    title: 'Write for the reader who decides',
    words: 'The preview follows the format of the United States patent office, section by section.',
  },
  {
    title: 'Research beside the draft',
    words: 'Search, citations and landscape on the same desk, and prior art for a draft at one press.',
  },
  {
    title: 'Never lose a word',
    words:
      'Every word is kept on your device within a moment and in your account shortly after, with earlier versions.',
  },
  {
    title: 'A draft, clearly labeled',
    words: 'What you write here is a draft. Have a qualified patent attorney or agent review it before filing.',
  },
];
