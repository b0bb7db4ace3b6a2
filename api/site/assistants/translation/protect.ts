/**
 * What a translation must leave alone: Liquid, HTML tags, links, addresses of email, and names. A model is given a mark in
 * place of each, and what it writes is measured by them: each mark is there once, and nothing of the kind beside them. Pure.
 */

export interface ProtectedText {
  /** With a mark in place of each part. */
  text: string
  parts: readonly string[]
}

const mark = (number: number) => `⟦${number}⟧`
const marks = /⟦(\d+)⟧/g
const liquid = /\{\{[\s\S]{0,1000}?\}\}|\{%[\s\S]{0,1000}?%\}/
const tag = /<\/?[A-Za-z][^<>]*>|<!--[\s\S]{0,1000}?-->/
const link = /(?:https?:\/\/|www\.|mailto:|tel:)[^\s<>"'“”)\]{}]{0,2000}[^\s<>"'“”)\]{}.,;:!?]/
const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}/
const always = [liquid, tag, link, email, marks].map(({ source }) => source)
const foreign = new RegExp([liquid, tag, link, email].map(({ source }) => source).join('|'), 'gi')

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** `names`: as they are written, as words of their own. */
export function protect(text: string, names: readonly string[]): ProtectedText {
  const words = [...new Set(names)].sort((a, b) => b.length - a.length).map(escaped)
  const named = words.length === 0 ? [] : [String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`]
  const parts: string[] = []
  const marked = text.replace(new RegExp([...always, ...named].join('|'), 'giu'), part => mark(parts.push(part)))
  return { text: marked, parts }
}

export interface RestoredText {
  text: string
  /** Parts that are missing, or there more than once. */
  lost: string[]
  /** What stands there and does not come from the original. */
  added: string[]
}

export function restore(translated: string, parts: readonly string[]): RestoredText {
  const counts = new Map<number, number>()
  for (const [, number] of translated.matchAll(marks)) counts.set(Number(number), (counts.get(Number(number)) ?? 0) + 1)
  const lost = parts.filter((_, i) => counts.get(i + 1) !== 1)
  const unknown = [...counts.keys()].filter(number => number < 1 || number > parts.length).map(mark)
  const added = [...translated.replace(marks, ' ').matchAll(foreign)].map(([found]) => found)
  const text = translated.replace(marks, (all, number) => parts[Number(number) - 1] ?? all)
  return { text, lost, added: [...unknown, ...added] }
}

/** Those of some words that a text uses. */
export const wordsIn = (text: string, words: readonly string[]): string[] =>
  words.filter(word => new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(word)}(?![\p{L}\p{N}])`, 'iu').test(text))
