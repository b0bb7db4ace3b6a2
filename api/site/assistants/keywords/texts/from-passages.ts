/** A brief and an outline put together from passages of the owner's knowledge, where no model is connected. Pure. */
import type { Passage } from '../../retrieval/rules.ts'

const quote_characters = 220
const sentence = (text: string): string => {
  const first = /^.*?[.!?…](?=\s|$)/su.exec(text.trim())?.[0] ?? text.trim()
  return first.replaceAll(/\s+/g, ' ').slice(0, quote_characters).toWellFormed()
}

const lastOf = (heading: string | null): string => heading?.split(' › ').at(-1)?.trim() ?? ''

export function briefFrom(keyword: string, passages: readonly Passage[]) {
  const headings = passages.map(({ heading }) => lastOf(heading)).filter(heading => heading !== '')
  return {
    title: keyword.slice(0, 60),
    description: '',
    audience: '',
    intent: '',
    points: passages.map(({ text }, i) => `${sentence(text)} [${i + 1}]`),
    questions: [...new Set(headings.filter(heading => heading.endsWith('?')))],
  }
}

/** One section for each heading under which something was found. */
export function outlineFrom(keyword: string, passages: readonly Passage[]) {
  const sections = new Map<string, string[]>()
  for (const [i, { heading, text }] of passages.entries()) {
    const under = lastOf(heading) || keyword
    sections.set(under, [...(sections.get(under) ?? []), `${sentence(text)} [${i + 1}]`])
  }
  return { sections: [...sections].map(([heading, points]) => ({ heading, points })) }
}
