/** What the head of a page says: for tabs, searches and cards. Pure. */
import { pageLimits } from '../limits.ts'
import { attribute, elementsIn, lineOf, type Node } from './nodes.ts'

export interface PageTexts {
  title: string
  description: string
  /** Undefined: it does not say, or in a way that we do not know. */
  language?: string
}

export function pageTexts(nodes: readonly Node[]): PageTexts {
  const metas = new Map<string, string>()
  let title = ''
  let lang = ''
  for (const element of elementsIn(nodes)) {
    if (element.name === 'html') lang = attribute(element, 'lang')
    else if (element.name === 'title') title ||= lineOf(element.children)
    else if (element.name === 'meta') {
      const name = (attribute(element, 'name') || attribute(element, 'property')).toLowerCase()
      if (!metas.has(name)) metas.set(name, attribute(element, 'content').replaceAll(/\s+/g, ' ').toWellFormed())
    }
  }
  const [language] = /^[a-z]{2,3}(?:-[A-Z]{2})?(?=$|-)/.exec(lang) ?? []
  return {
    title: title || (metas.get('og:title') ?? ''),
    description: cutAt(metas.get('description') || metas.get('og:description') || '', {
      characters: pageLimits.seo_description_characters_max,
    }),
    ...(language && { language }),
  }
}

/** At a word, where there is one. */
export function cutAt(text: string, { characters }: { characters: number }): string {
  if (text.length <= characters) return text
  const cut = text.slice(0, characters + 1)
  const word = cut.lastIndexOf(' ')
  return cut.slice(0, word > characters / 2 ? word : characters).toWellFormed()
}
