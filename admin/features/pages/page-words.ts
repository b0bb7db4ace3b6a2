/** What kinds of pages, and checks of search engines, are called. */
import type { SeoCheckCode, WebPageKind } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'

export const pageKindWords = {
  custom: 'pages.kind_custom',
  homepage: 'pages.kind_homepage',
  landing: 'pages.kind_landing',
  thank_you: 'pages.kind_thank_you',
} as const satisfies Record<WebPageKind, MessageKey>

export const seoWords = {
  title_missing: 'page_seo.title_missing',
  title_repeated: 'page_seo.title_repeated',
  description_missing: 'page_seo.description_missing',
  description_length: 'page_seo.description_length',
  description_repeated: 'page_seo.description_repeated',
  keyword_missing: 'page_seo.keyword_missing',
  keyword_not_in_title: 'page_seo.keyword_not_in_title',
  keyword_not_in_description: 'page_seo.keyword_not_in_description',
  keyword_not_in_first_words: 'page_seo.keyword_not_in_first_words',
  heading_missing: 'page_seo.heading_missing',
  several_first_headings: 'page_seo.several_first_headings',
  few_words: 'page_seo.few_words',
  alt_missing: 'page_seo.alt_missing',
  not_indexed: 'page_seo.not_indexed',
} as const satisfies Record<SeoCheckCode, MessageKey>
