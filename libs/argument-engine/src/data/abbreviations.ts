/** Abbreviations after which a full stop never ends a sentence (lower case, without the stop). */
export const NEVER_FINAL: ReadonlySet<string> = new Set(
  (
    'dr mr mrs ms mx prof rev hon gen col lt sgt capt st mt fr sr messrs mme mlle e.g i.e cf vs viz approx ca fig figs eq ' +
    'sec ch vol pp ed eds art arts dept univ sen rep gov pres resp incl excl esp al ibid op cit jan feb mar apr jun jul aug ' +
    'sept oct nov dec'
  ).split(' '),
);

/** Abbreviations that end a sentence only where the next word opens one. */
export const SOMETIMES_FINAL: ReadonlySet<string> = new Set(
  'u.s u.k u.n e.u u.s.a d.c a.m p.m etc inc ltd co corp jr bros ph.d m.d b.a m.a b.sc m.sc'.split(' '),
);

/** Abbreviations that take a number: the full stop is part of them when a digit follows. */
export const BEFORE_NUMBER: ReadonlySet<string> = new Set(
  'no nos p para paras art sect vol nr l ll col cols cl ver approx'.split(' '),
);
