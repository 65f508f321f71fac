/** The sections of the page in their order; the ids are the anchors of links from elsewhere. */
export const SECTIONS = [
  { id: 'appearance', title: 'Appearance' },
  { id: 'password', title: 'Password' },
  { id: 'security-question', title: 'Security question' },
  { id: 'devices', title: 'Signed-in devices' },
  { id: 'elsewhere', title: 'More' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

export const titleOf = (id: SectionId): string => SECTIONS.find((section) => section.id === id)?.title ?? id;
