/** The schemas of pages, for the contracts of this feature. */
import { z } from '@hono/zod-openapi'
import { imageOrNone } from '../../../platform/pages/blocks/kinds.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { id, instant, text, version } from '../../../platform/schemas/schemas.ts'
import { pageDocument } from './document/page-document.ts'
import { pageLimits } from './limits.ts'
import { seoCodes } from './seo-score.ts'
import { structuredData } from './structured-data.ts'
import { pageTypes } from './table.ts'

export { pageDocument } from './document/page-document.ts'

export const pageType = enumWith(pageTypes, {
  homepage: 'Served at the site’s own URL; there is one.',
  custom: 'Any other page of the site.',
  landing: 'Where a campaign leads; usually without a menu.',
  thank_you: 'Shown after a form was submitted; excluded from search results.',
}).openapi('WebPageType', {
  description: 'What the page is for.',
})
export const pageStatus = z.enum(['draft', 'published']).openapi('WebPageStatus')

export const pageSeo = z
  .strictObject({
    title: text(pageLimits.seo_title_characters_max).openapi({
      description: 'Title in search results and browser tabs. If empty, the name of the page.',
    }),
    description: text(pageLimits.seo_description_characters_max).openapi({
      description: `Description in search results, which show ${pageLimits.seo_description_characters_good_min} to ${pageLimits.seo_description_characters_good_max} characters.`,
    }),
    keyword: text(pageLimits.seo_keyword_characters_max)
      .transform(t => t.trim())
      .openapi({
        type: 'string',
        maxLength: pageLimits.seo_keyword_characters_max,
        description: 'Main keyword of the page, unique on the site. Empty for none.',
      }),
    image_id: imageOrNone.openapi({
      description: 'ID of the image for link previews on social networks. If empty, the first image.',
    }),
    indexed: z.boolean().openapi({ description: 'Whether search engines may index it.' }),
    structured_data: structuredData,
  })
  .openapi('WebPageSeo')

export const pageContent = {
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/)
    .openapi({ description: 'Language of the texts, such as `en` or `pt-BR`.' }),
  hide_menu: z.boolean(),
  hide_footer: z.boolean(),
  seo: pageSeo,
  document: pageDocument,
}

export const seoCheck = z
  .object({
    code: enumWith(seoCodes, {
      title_missing: 'The page has a title.',
      title_repeated: 'No other page has the title.',
      description_missing: 'The page has a description.',
      description_length: 'The description is as long as search results show.',
      description_repeated: 'No other page has the description.',
      keyword_missing: 'The page has a main keyword.',
      keyword_repeated: 'No other page has the keyword.',
      keyword_not_in_title: 'The keyword is in the title.',
      keyword_not_in_description: 'The keyword is in the description.',
      keyword_not_in_first_words: 'The keyword is among the first words of the text.',
      heading_missing: 'The page has a first heading.',
      several_first_headings: 'There is one first heading only.',
      headings_out_of_order: 'No level of headings is left out.',
      few_words: 'There is enough text.',
      hard_to_read: 'Sentences are short enough to read with ease.',
      links_missing: 'The page links to others.',
      alt_missing: 'Every picture has a text for those who do not see it.',
      not_indexed: 'Search engines may list the page.',
    }).openapi('SeoCheckCode'),
    passed: z.boolean(),
    points: z.int().openapi({ description: 'Points that it adds to the score when passed.' }),
    found: z
      .int()
      .optional()
      .openapi({ description: 'The number counted, such as characters, words, images or pages.' }),
  })
  .openapi('SeoCheck')

const summary = {
  id: id('page'),
  name: z.string(),
  handle: z.string(),
  type: pageType,
  status: pageStatus,
  url: z.string().openapi({
    description: 'URL at which visitors find it; of a page that is not published, the one at which they will.',
  }),
  language: z.string(),
  in_menu: z.boolean(),
  menu_position: z.int(),
  translation_of: z.string(),
  hide_menu: z.boolean(),
  hide_footer: z.boolean(),
  seo: pageSeo,
  seo_score: z.int().min(0).max(100).openapi({ description: 'SEO score of the draft, from 0 to 100.' }),
  content_version: z.int().openapi({ description: 'Number that increases with every change of the draft’s content.' }),
  published_handle: z
    .string()
    .optional()
    .openapi({ description: 'Handle at which visitors find it now; `handle` is the one after the next publication.' }),
  published_type: pageType.optional(),
  published_version: z.int().optional().openapi({ description: 'Version of the content that visitors see.' }),
  has_unpublished_changes: z.boolean(),
  published_at: instant.optional(),
  publish_at: instant.optional().openapi({ description: 'Time at which the draft is published automatically.' }),
  unpublish_at: instant.optional().openapi({ description: 'Time at which the page is unpublished automatically.' }),
  schedule_problem: z.string().optional().openapi({
    description: 'Code, such as `validation_failed`, that says why the draft was not published as scheduled.',
  }),
  version,
  created_at: instant,
  updated_at: instant,
}
export const sitePageSummary = z.object(summary).openapi('WebPageSummary')
export const sitePage = z
  .object({
    ...summary,
    seo_checks: z.array(seoCheck).openapi({ description: 'Checks that make up the score.' }),
    document: pageDocument,
  })
  .openapi('WebPage')

export const documentExample = {
  version: 1,
  blocks: [
    {
      ...{ id: 'hero', type: 'hero', heading: 'Plants for balconies', text: 'Delivered on Saturdays.', image_id: '' },
      ...{ alt: '', layout: 'stacked', button_text: 'See prices', link: '/prices' },
    },
  ],
} as const

export const pageExample = {
  id: 'page_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Prices',
  handle: 'prices',
  type: 'custom',
  status: 'draft',
  url: 'https://casa-verde.sites.example.com/prices',
  language: 'en',
  in_menu: false,
  menu_position: 0,
  translation_of: '',
  hide_menu: false,
  hide_footer: false,
  seo: { title: '', description: '', keyword: '', image_id: '', indexed: true },
  seo_score: 30,
  content_version: 1,
  has_unpublished_changes: true,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
  seo_checks: [{ code: 'title_missing', passed: false, points: 10 }],
  document: documentExample,
} as const
