/** What the search on every page of `/docs` knows: guides by their headings, endpoints, codes of errors; and Spanish words for them. */
import { endpoints } from '../../features.ts'
import { catalog, type ProblemCode } from '../../platform/problem/catalog.ts'
import { problemTitle } from '../../platform/problem/problem.ts'
import { guides, guideText } from './guides.ts'
import { docsLimits } from './limits.ts'
import { markdownBlocks, slug } from './markdown.ts'
import { referencePath } from './overview.ts'
import { ignoredWords, spanishWords } from './spanish-words.ts'

export interface SearchEntry {
  title: string
  path: string
  /** Shown below the title. */
  about: string
  /** Words that it is found by besides. */
  text: string
  guide?: true
}

export interface SearchIndex {
  entries: readonly SearchEntry[]
  spanish: { words: Readonly<Record<string, string>>; ignored: readonly string[] }
}

export const searchIndex = (base_url: string): SearchIndex => ({
  entries: entriesOf(base_url),
  spanish: { words: spanishWords, ignored: ignoredWords },
})

const entriesOf = (base_url: string): readonly SearchEntry[] => [
  ...guides.flatMap(guide => {
    const { name, title, about } = guide
    const path = `/docs/${name}`
    const whole: SearchEntry = { title, path, about, text: about, guide: true }
    return [
      whole,
      ...sections(guideText(guide, base_url)).map(
        ({ heading, text }): SearchEntry => ({
          title: heading,
          path: `${path}#${slug(heading)}`,
          about: title,
          text: `${title} ${text}`,
          guide: true,
        }),
      ),
    ]
  }),
  ...endpoints.map(
    ({ contract }): SearchEntry => ({
      title: contract.summary,
      path: referencePath(contract),
      about: `${contract.method.toUpperCase()} ${contract.path}`,
      text: `${contract.operationId} ${contract.operationId.replaceAll(/([A-Z])/g, ' $1')} ${contract.tag}`,
    }),
  ),
  ...(Object.keys(catalog) as ProblemCode[]).map(
    (code): SearchEntry => ({
      title: code,
      path: `/docs/errors#${code}`,
      about: problemTitle(code, 'en'),
      text: `error ${catalog[code]} ${code.replaceAll('_', ' ')} ${problemTitle(code, 'es')}`,
    }),
  ),
]

function sections(markdown: string): { heading: string; text: string }[] {
  const found: { heading: string; text: string }[] = []
  for (const block of markdownBlocks(markdown)) {
    if (block.startsWith('## ')) found.push({ heading: block.slice(3), text: '' })
    const last = found.at(-1)
    if (last) last.text += ` ${block}`
  }
  return found.map(({ heading, text }) => ({ heading: heading.replaceAll('`', ''), text: wordsOf(text) }))
}

const wordsOf = (text: string): string =>
  [...new Set(text.toLowerCase().match(/[a-z][a-z_]{2,}/g) ?? [])].slice(0, docsLimits.search_words_max).join(' ')
