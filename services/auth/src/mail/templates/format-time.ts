const TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** A time as mails write it, for readers anywhere: `20 November 2026 at 17:05 UTC`. */
export const formatTime = (time: Date): string => {
  const parts = Object.fromEntries(TIME.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts['day']} ${parts['month']} ${parts['year']} at ${parts['hour']}:${parts['minute']} UTC`;
};
