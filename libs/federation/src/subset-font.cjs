const subsetFont = require('subset-font');

/** Weights that the styles use; a variable font carries nothing beyond them. */
const WEIGHTS = { min: 400, max: 700 };

/** Every character of a list of ranges as CSS writes it, without blanks: `U+0020-007E,U+00A0`. */
function charactersOf(ranges) {
  return ranges
    .split(',')
    .map((range) => {
      const [first, last = first] = range.replace(/^U\+/i, '').split('-');
      const start = parseInt(first, 16);
      return String.fromCodePoint(...Array.from({ length: parseInt(last, 16) - start + 1 }, (_, at) => start + at));
    })
    .join('');
}

/** Webpack loader: `font.woff2?subset=U+0020-007E` becomes a font of these characters and the weights in use. */
module.exports = function subsetFontLoader(font) {
  const done = this.async();
  const ranges = new RegExp('^\\?subset=(.+)$').exec(this.resourceQuery)?.[1] ?? '';
  subsetFont(font, charactersOf(ranges), { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } }).then(
    (subset) => done(null, subset),
    done,
  );
};
module.exports.raw = true;
module.exports.charactersOf = charactersOf;
