/** The same numbers for the same seed, on every machine. */
export function drawer(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    return mixed(state) / 4294967296;
  };
}

function mixed(state: number): number {
  let bits = Math.imul(state ^ (state >>> 15), state | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return (bits ^ (bits >>> 14)) >>> 0;
}

/** Between 0 and 1, the same for the same two numbers. */
const hashed = (one: number, other: number): number =>
  mixed((Math.imul(one + 1, 0x9e3779b1) ^ Math.imul(other + 7, 0x85ebca6b)) >>> 0) / 4294967296;

const SYLLABLES = 'ba co di fen gor hul ka lim mor net pra qui ros sti tur vel wob zan'.split(' ');
/** A made-up word of four syllables and more. */
export function generatedWord(place: number): string {
  let word = '';
  for (let left = place + SYLLABLES.length ** 3; left > 0; left = Math.floor(left / SYLLABLES.length))
    word += SYLLABLES[left % SYLLABLES.length] ?? '';
  return word;
}

/** Fields of technology that share only the words which every patent has. */
export const FIELDS = 10;
const GENERAL_WORDS = 60;
const FIELD_WORDS = 2500;
const RARE_WORDS = 300_000;
const TOPICS = 12;
const TOPIC_WORDS = 40;
/** Zipf's law as Mandelbrot has it: a word's share by its rank. */
const EXPONENT = 1.1;
const OFFSET = 8;
/** How often a word is one of the topic, one that hardly any text has, the usual follower of the one before it. */
const [FROM_TOPIC, RARE, FOLLOWS] = [0.35, 0.04, 0.3];
const FOLLOWERS = 3;
const SMALL_WORDS = 'a of the and to in for is by an at such with or be'.split(' ');
const SMALL = 0.63;

const BY_RANK = ((): Int32Array => {
  const shares: number[] = [];
  let sum = 0;
  for (let rank = 0; rank < FIELD_WORDS; rank++) shares.push((sum += (rank + OFFSET) ** -EXPONENT));
  let rank = 0;
  return Int32Array.from({ length: 1 << 16 }, (_, place) => {
    while (((shares[rank] ?? sum) / sum) * (1 << 16) < place) rank += 1;
    return rank;
  });
})();

const RARE_FROM = GENERAL_WORDS + FIELDS * FIELD_WORDS;
const WORDS = Array.from({ length: RARE_FROM + RARE_WORDS }, (_, place) => generatedWord(place));

/** One of the words in the middle of a field. */
export const FIELD_WORD = generatedWord(GENERAL_WORDS + FIELD_WORDS / 10);

/**
 * Texts of one topic of one field, made so that a query of a text's own words meets as many other texts as it does among real patents
 * of one field; `npm run bench -- generated-texts` compares them.
 */
export class TextSource {
  readonly field: number;
  private readonly topic: number;
  private readonly draw: () => number;
  private before: number | null = null;

  constructor(draw: () => number, field = Math.floor(draw() * FIELDS)) {
    this.draw = draw;
    this.field = field;
    this.topic = field * 1000 + Math.floor(draw() ** 1.5 * TOPICS);
  }

  /** So many words, small ones among them. */
  words(count: number): string {
    let text = this.word();
    for (let more = 1; more < count; more++) {
      const follows = this.draw() < FOLLOWS;
      if (!follows) {
        this.before = null;
        if (more < count - 1 && this.draw() < SMALL) {
          more += 1;
          text += ` ${SMALL_WORDS[Math.floor(this.draw() ** 2 * SMALL_WORDS.length)] ?? 'a'}`;
        }
      }
      text += ` ${this.word()}`;
    }
    return text;
  }

  word(): string {
    this.before = this.before === null ? this.drawn() : this.follower(this.before);
    return (
      WORDS[this.before < GENERAL_WORDS || this.before >= RARE_FROM ? this.before : this.placed(this.before)] ?? 'a'
    );
  }

  private placed(rank: number): number {
    return GENERAL_WORDS + this.field * FIELD_WORDS + rank;
  }

  /** A rank in the field's words; beyond `RARE_FROM` a word of no field. */
  private drawn(): number {
    const kind = this.draw();
    if (kind < FROM_TOPIC) {
      const place = hashed(this.topic, Math.floor(this.draw() ** 2 * TOPIC_WORDS));
      return GENERAL_WORDS + Math.floor(place ** 2 * (FIELD_WORDS - GENERAL_WORDS));
    }
    if (kind < FROM_TOPIC + RARE) return RARE_FROM + Math.floor(RARE_WORDS ** this.draw());
    return BY_RANK[Math.floor(this.draw() * BY_RANK.length)] ?? 0;
  }

  private follower(rank: number): number {
    if (rank >= RARE_FROM) return Math.min(rank + 1, RARE_FROM + RARE_WORDS - 1);
    const far = hashed(rank, Math.floor(this.draw() ** 2 * FOLLOWERS));
    return Math.min(FIELD_WORDS - 1, Math.floor((rank + 2) * 4 ** (far - 0.5)));
  }
}
