import Bowser from 'bowser';

const UNKNOWN = 'Unknown device';
/** Longer ones are cut before they are read: what the expressions of the parser look at must be short. */
const LONGEST_USER_AGENT = 512;
const LONGEST_WORD = 40;

// Names come from the parser's lists, with two exceptions that echo the user agent; neither may carry anything but a name.
const word = (name: string | undefined): string =>
  (name ?? '')
    .replace(/[^\p{L}\p{N} .+/-]/gu, '')
    .trim()
    .slice(0, LONGEST_WORD);

/** Browser and system in words, such as `Firefox on Windows`. */
export function describeDevice(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent.trim() === '') return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT));
  const [name, system] = [word(browser.name), word(os.name)];
  if (name === '') return system === '' ? UNKNOWN : `Unknown browser on ${system}`;
  return system === '' ? name : `${name} on ${system}`;
}
