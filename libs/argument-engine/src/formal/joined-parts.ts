/** Joints that bind less than a plain "and" or "or". */
export function lowSplit(text: string): { joint: 'and' | 'or'; parts: string[] } | null {
  const and =
    /^(.+?),? (?:and, in addition,?|but|while|yet|although|and, (?:in|at) the same time,?) (?!both\b|not both$)(.+)$/.exec(
      text,
    );
  const or = /^(.+?),? or,? otherwise,? (.+)$/.exec(text);
  if (or) return { joint: 'or', parts: [or[1] ?? '', or[2] ?? ''] };
  if (and && !/but not both$/.test(text)) return { joint: 'and', parts: [and[1] ?? '', and[2] ?? ''] };
  return null;
}

const STARTS_TERM = /^(?:an?|the|not|neither|both|either|no|non-\S+|one|is|are)\b/;

/** Cuts "a cat or a dog or a cow" and "a cat, a dog, and a cow" at one joint, leaving names such as "Stop and Stare" whole. */
export function splitAt(text: string, joint: 'and' | 'or'): string[] {
  const pattern = joint === 'or' ? /,? or (?:else )?|, (?=(?:an?|not) )/g : /,? and (?:also )?|, (?=(?:an?|not) )/g;
  const hasJoint = joint === 'or' ? /\bor /.test(text) : /\band /.test(text);
  if (!hasJoint) return [text];
  const parts: string[] = [];
  let from = 0;
  const first = text.replace(/^(?:both|either) /, '');
  const strict = STARTS_TERM.test(first) || / (?:of|to) /.test(first);
  for (const match of text.matchAll(pattern)) {
    const left = text.slice(from, match.index);
    const right = text.slice(match.index + match[0].length);
    if (left.trim() === '') continue;
    const inNeither = /\bneither\b(?!.*\bnor\b)/.test(left) || (/\bboth\b(?!.*\band\b)/.test(left) && joint === 'or');
    if (inNeither) continue;
    if (strict && !STARTS_TERM.test(right)) {
      const plainName = /\p{Lu}\S*$/u.test(left) && /^\p{Lu}/u.test(right);
      if (plainName || !/^\p{Ll}/u.test(right) || !/ (?:of|to) /.test(right) || !/ (?:of|to) /.test(left)) continue;
    }
    if (joint === 'and' && /\bnot both\b[^,]*$/.test(left)) continue;
    parts.push(left);
    from = match.index + match[0].length;
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Items of "a cat, a dog or a cow". */
export function listParts(text: string): string[] {
  return text
    .split(/,? (?:or|and|nor) (?=(?:an? )?\p{Ll})|, (?=an? )/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
