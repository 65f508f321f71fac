export interface ExampleArgument {
  /** Last part of the address of its page. */
  slug: string;
  title: string;
  text: string;
}

/** Written for this page: one that is sound in form, one with a gap, one that goes wrong in a well-known way. */
export const EXAMPLES: readonly ExampleArgument[] = [
  {
    slug: 'four-day-week',
    title: 'Four-day week',
    text:
      'Our company should move to a four-day week. Teams that tried it last year finished as much work as before, ' +
      'because people rested more and made fewer mistakes. Since every department does similar work, the change will ' +
      'pay off everywhere. Some managers fear that customers will wait longer on Fridays, but a rota solves that.',
  },
  {
    slug: 'library-hours',
    title: 'Library hours',
    text:
      'The city wants to close the library on Sundays to save money. But most families can only come on weekends, and ' +
      'all children need a quiet place to read. If the library closes, some of them will stop reading altogether. ' +
      'Therefore the library must stay open on Sundays.',
  },
  {
    slug: 'electric-buses',
    title: 'Electric buses',
    text:
      'Everyone knows that electric buses are unreliable. Two of them broke down on my street this winter, so the whole ' +
      'fleet is obviously a failure. Either we go back to diesel, or nobody will get to work on time. As a result, the ' +
      'council has no choice but to cancel the order.',
  },
];

export const examplePage = (slug: string): string => `/analyzer/examples/${slug}`;
