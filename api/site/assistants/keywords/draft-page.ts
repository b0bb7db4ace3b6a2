/** A draft as the blocks of a page. Pure. */
import type { RichText } from '../../../platform/pages/blocks/rich-text.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { pageLimits } from '../../website/pages/limits.ts'
import type { PageContent } from '../../website/pages/table.ts'
import { termKey } from './term-key.ts'
import type { Brief, Draft, Source } from './written.ts'

type Block = PageContent['document']['blocks'][number]

interface DraftInput {
  keyword: string
  language: string
  brief: Brief | null
  draft: Draft
}

const heading = (id: string, text: string, level: 1 | 2): Block => ({ id, type: 'heading', text, level })
const paragraphs = (id: string, texts: readonly string[]): Block => ({
  ...{ id, type: 'text' },
  content: texts.map(text => ({ type: 'paragraph', runs: [{ text }] })),
})

export function titleOf({ keyword, brief }: Pick<DraftInput, 'keyword' | 'brief'>): string {
  const title = brief?.title.replaceAll(/\s?\[\d+\]/g, '').trim() || keyword
  const whole = termKey(title).includes(termKey(keyword)) ? title : `${keyword}: ${title}`
  return cut(whole, pageLimits.seo_title_characters_max)
}

const cut = (text: string, most: number): string =>
  text.length <= most
    ? text
    : text
        .slice(0, most)
        .toWellFormed()
        .replace(/\uFFFD$/, '')
        .replace(/\s\S*$/, '')
        .trimEnd() || text.slice(0, most)

export function documentOf(given: DraftInput): PageContent['document'] {
  const { draft, language } = given
  const blocks = draft.sections.flatMap((section, i): Block[] => [
    heading(`h${i + 1}`, cut(section.heading, 200), 2),
    paragraphs(`t${i + 1}`, section.paragraphs),
  ])
  return {
    version: 1,
    blocks: [heading('title', titleOf(given), 1), ...blocks, ...sourceBlocks(draft.sources, language)],
  }
}

/** Only passages that a reader can open are listed with an address; none is a link to what is not on the web. */
function sourceBlocks(sources: readonly Source[], language: string): Block[] {
  if (sources.length === 0) return []
  const content: RichText = sources.map(({ number, source_name, heading: under, url }) => ({
    type: 'paragraph',
    runs: [{ text: `[${number}] ${under ?? source_name}`, ...(isOpen(url) && { link: url }) }],
  }))
  const title = messageOf(language.startsWith('es') ? 'es' : 'en', 'keyword.sources')
  return [heading('sources', title, 2), { id: 'sourcelist', type: 'text', size: 'small', content }]
}

/** Without the numbers of passages. */
export const withoutMarks = (draft: Draft): Draft => ({
  ...draft,
  sources: [],
  sections: draft.sections.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.map(text => text.replaceAll(/\s?\[\d+\]/g, '')),
  })),
})

const isOpen = (url: string | null): url is string => url !== null && /^https?:\/\//.test(url) && !/\s/.test(url)

export const seoOf = ({ keyword, brief }: Pick<DraftInput, 'keyword' | 'brief'>): PageContent['seo'] => ({
  title: titleOf({ keyword, brief }),
  description: cut(
    (brief?.description ?? '').replaceAll(/\s?\[\d+\]/g, ''),
    pageLimits.seo_description_characters_good_max,
  ),
  ...{ keyword, image_id: '', indexed: true },
})
