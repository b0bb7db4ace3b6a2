/** What kinds of pages, and checks of search engines, are called. */
import { limits, type SeoCheckCode, type WebPageType } from '@leadwright/sdk'
import type { MessageKey, Messages } from '../../messages/messages.tsx'

export const pageKindWords = {
  custom: 'pages.kind_custom',
  homepage: 'pages.kind_homepage',
  landing: 'pages.kind_landing',
  thank_you: 'pages.kind_thank_you',
} as const satisfies Record<WebPageType, MessageKey>

const seoWords = {
  title_missing: 'page_seo.title_missing',
  title_repeated: 'page_seo.title_repeated',
  description_missing: 'page_seo.description_missing',
  description_repeated: 'page_seo.description_repeated',
  keyword_missing: 'page_seo.keyword_missing',
  keyword_repeated: 'page_seo.keyword_repeated',
  keyword_not_in_title: 'page_seo.keyword_not_in_title',
  keyword_not_in_description: 'page_seo.keyword_not_in_description',
  heading_missing: 'page_seo.heading_missing',
  several_first_headings: 'page_seo.several_first_headings',
  headings_out_of_order: 'page_seo.headings_out_of_order',
  links_missing: 'page_seo.links_missing',
  alt_missing: 'page_seo.alt_missing',
  not_indexed: 'page_seo.not_indexed',
} as const satisfies Partial<Record<SeoCheckCode, MessageKey>>

/** How long descriptions are shown whole. */
export const descriptionLengths = {
  least: limits.seo_description_characters_good_min,
  most: limits.seo_description_characters_good_max,
}

export function seoText(code: SeoCheckCode, t: Messages['t']): string {
  if (code === 'description_length') return t('page_seo.description_length', descriptionLengths)
  if (code === 'keyword_not_in_first_words')
    return t('page_seo.keyword_not_in_first_words', { first: limits.seo_keyword_words })
  if (code === 'few_words') return t('page_seo.few_words', { least: limits.seo_words_good_min })
  if (code === 'hard_to_read') return t('page_seo.hard_to_read', { least: limits.seo_reading_ease_good_min })
  return t(seoWords[code])
}
