/** Likelihood of words in an encoding, by the letters that languages use. Pure. */
import { type CodePage, isCodePage, upperHalf } from './code-pages.ts'

export const single_byte = ['windows-1252', 'windows-1250', 'windows-1251', 'macintosh', 'cp850', 'cp437'] as const
export type SingleByte = (typeof single_byte)[number]

/** The letters beyond ASCII of each language, the frequent ones first. */
const western = ['óñíáéúü', 'ãçáéíóêõâúôà', 'éèàêçôîûâùïëœüæÿ', 'àèòùéì', 'üäöß', 'åäöøæé', 'àéóèíòçúïü']
const central = ['łóęążśćńź', 'íáéýřšěčžůúňťďó', 'íáéčšžýúľťňôäďĺŕ', 'éáöőüóíúű', 'čšćžđ', 'ăâîşţ']
const cyrillic = ['оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфёіїєґўъђјљњћџ']
const languages: Record<SingleByte, readonly string[]> = {
  'windows-1252': western,
  macintosh: western,
  cp850: western,
  cp437: western,
  'windows-1250': central,
  'windows-1251': cyrillic,
}

/** Scores of a letter: the most frequent of a language, how much less the next one has, one of a related language, one of none. */
const letter_score = { first: 3, step: 0.04, related: 1.8, foreign: -2 }
/** Scores of a letter that is a word alone, as à; of signs where they belong; of what no text has. */
const scores = { alone: 0.3, apt: 3.2, around: 0.6, wrong_case: -4, strange: -5, mixed_scripts: -4 }

/** Signs that texts have around words, and the apostrophe within them. */
const around = /[«»“”„‘’‚–—…€£°·®©™\u00A0]/u
const before = /[¿¡]/u
const behind = /[ºª]/u

const isUpper = (sign: string): boolean => sign !== sign.toLowerCase()
const isLower = (sign: string): boolean => sign !== sign.toUpperCase()
const isLetter = (sign: string): boolean => /\p{L}/u.test(sign)

interface Place {
  last: string
  next: string
  /** True if the word has a lower-case letter. */
  has_lower: boolean
}

/** Score of a sign for its place, whatever the language; null for a letter that fits. */
function fitting(sign: string, { last, next, has_lower }: Place): number | null {
  const isBetween = isLetter(last) && isLetter(next)
  // Unicode has them among the letters.
  if (behind.test(sign)) return /^[\dnNmMdD]$/.test(last) && !isBetween ? scores.apt : scores.strange
  if (isLetter(sign)) {
    if (/\p{sc=Cyrillic}/u.test(sign) && /[a-z]/i.test(last + next)) return scores.mixed_scripts
    if (/\d/.test(last + next)) return scores.strange
    if (isUpper(sign) && isLetter(last) && has_lower) return scores.wrong_case
    if (isLower(sign) && isUpper(next) && (!isLetter(last) || isUpper(last))) return scores.wrong_case
    return null
  }
  if (before.test(sign)) return isLetter(next) && !isLetter(last) ? scores.apt : scores.strange
  if (sign === '’') return scores.around
  return around.test(sign) && !isBetween ? scores.around : scores.strange
}

type Weights = (letter: string) => number

function toWeights(encoding: SingleByte): Weights[] {
  const all = languages[encoding]
  const { first, step, related, foreign } = letter_score
  const union: Weights = letter => (all.some(letters => letters.includes(letter)) ? related : foreign)
  return [
    ...all.map(
      (letters): Weights =>
        letter => {
          const rank = letters.indexOf(letter)
          return rank < 0 ? Math.min(0, union(letter) - related) + foreign / 2 : first - rank * step
        },
    ),
    union,
  ]
}

const half = (encoding: SingleByte): readonly string[] =>
  isCodePage(encoding)
    ? upperHalf(encoding satisfies CodePage)
    : [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128))]

/** The score of words whose bytes are given as Latin-1. */
function scoreWords(encoding: SingleByte, words: readonly string[]): number {
  const upper = half(encoding)
  const weights = toWeights(encoding)
  const sums = weights.map(() => 0)
  for (const word of words) {
    const signs = [...word].map(sign => upper[sign.charCodeAt(0) - 0x80] ?? sign)
    const has_lower = signs.some(sign => isLetter(sign) && isLower(sign))
    for (const [at, sign] of signs.entries()) {
      if (word.charCodeAt(at) < 0x80) continue
      const fits = fitting(sign, { last: signs[at - 1] ?? '', next: signs[at + 1] ?? '', has_lower })
      const isAlone = signs.length === 1
      for (const [i, weight] of weights.entries()) {
        const score = fits ?? Math.min(weight(sign.toLowerCase()), isAlone ? scores.alone : Number.POSITIVE_INFINITY)
        sums[i] = (sums[i] ?? 0) + score
      }
    }
  }
  return Math.max(...sums)
}

/** The likeliest encoding of the words; of equally likely ones the more frequent. */
export function likeliest(words: readonly string[]): SingleByte {
  let [best, best_score]: [SingleByte, number] = ['windows-1252', Number.NEGATIVE_INFINITY]
  for (const encoding of single_byte) {
    const score = scoreWords(encoding, words)
    if (score > best_score) [best, best_score] = [encoding, score]
  }
  return best
}
