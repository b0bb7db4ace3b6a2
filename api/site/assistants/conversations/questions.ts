/** What somebody asks: greetings, questions that go on from the one before, and what questions are about. Pure. */
import { foldCase } from '../../../platform/texts/fold.ts'

const wordsIn = (text: string): string[] =>
  foldCase(text.normalize('NFKD').replaceAll(/\p{M}/gu, '')).match(/[\p{L}\p{N}]+/gu) ?? []

const greetings = new Set([
  ...['hi', 'hello', 'hey', 'hiya', 'good', 'morning', 'afternoon', 'evening', 'there'],
  ...['hola', 'buenas', 'buenos', 'dias', 'tardes', 'noches', 'que', 'tal', 'saludos'],
])
const openings = new Set(['hi', 'hello', 'hey', 'hiya', 'good', 'hola', 'buenas', 'buenos', 'saludos'])
const thanks = new Set([
  ...['thanks', 'thank', 'you', 'thx', 'great', 'ok', 'okay', 'perfect', 'bye', 'very', 'much', 'so'],
  ...['gracias', 'muchas', 'mil', 'vale', 'perfecto', 'genial', 'adios', 'de', 'acuerdo'],
])
const farewells = new Set(['thanks', 'thank', 'thx', 'bye', 'gracias', 'adios'])

/** Words that ask for nothing. */
export function courtesyIn(text: string): 'greeting' | 'thanks' | null {
  const words = wordsIn(text)
  if (words.length === 0 || words.length > 6 || text.includes('?')) return null
  if (openings.has(words[0] ?? '') && words.every(word => greetings.has(word))) return 'greeting'
  if (words.some(word => farewells.has(word)) && words.every(word => thanks.has(word))) return 'thanks'
  return null
}

const pointers = new Set([
  ...['it', 'its', 'that', 'this', 'they', 'them', 'those', 'these', 'one', 'ones', 'he', 'she'],
  ...['eso', 'esa', 'ese', 'esto', 'esta', 'este', 'ellos', 'ellas', 'lo', 'la', 'los', 'las', 'cual', 'cuales'],
])
const continuing = new Set(['and', 'or', 'but', 'what', 'how', 'y', 'o', 'pero', 'e'])

/** A question that goes on from the one before is asked together with it. */
export function inContext(question: string, before: string | undefined): string {
  if (before === undefined) return question
  const words = wordsIn(question)
  const goesOn =
    words.length <= 3 ||
    (words.length <= 8 && (words.some(word => pointers.has(word)) || continuing.has(words[0] ?? '')))
  return goesOn ? `${before} ${question}` : question
}

const empty = new Set([
  ...['the', 'and', 'you', 'your', 'are', 'can', 'does', 'what', 'when', 'where', 'which', 'who', 'how', 'why', 'for'],
  ...[
    'with',
    'from',
    'have',
    'has',
    'about',
    'there',
    'this',
    'that',
    'will',
    'would',
    'could',
    'please',
    'tell',
    'any',
  ],
  ...[
    'que',
    'como',
    'cuando',
    'donde',
    'cual',
    'quien',
    'por',
    'para',
    'con',
    'los',
    'las',
    'una',
    'uno',
    'del',
    'hay',
  ],
  ...['teneis', 'tienes', 'tienen', 'puedo', 'puede', 'quiero', 'sobre', 'favor', 'esta', 'este', 'eso', 'son'],
])

/** What is asked alike has the same: its words without endings, in the order of the alphabet. */
export function topicOf(question: string): string | null {
  const words = wordsIn(question).filter(word => word.length > 2 && !empty.has(word))
  const stems = [...new Set(words.map(word => word.replace(/(es|s|ed|ing|ando|iendo)$/, '').slice(0, 8)))].sort()
  return stems.length === 0 ? null : stems.slice(0, 6).join(' ')
}

/** The numbers of passages that a text cites. */
export const citedIn = (text: string): Set<number> =>
  new Set(
    [...text.matchAll(/\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\]/g)].flatMap(([, list = '']) => list.split(',').map(Number)),
  )

/** The first words of a text, ended at a word. */
export function beginningOf(text: string, characters: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= characters) return line
  const cut = line.slice(0, characters - 1)
  const at = cut.lastIndexOf(' ')
  return `${(at > characters / 2 ? cut.slice(0, at) : cut).toWellFormed().replace(/\uFFFD$/, '')}…`
}
