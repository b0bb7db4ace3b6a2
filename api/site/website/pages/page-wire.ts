/** The schemas of pages, for the contracts of this feature. */
import { z } from '@hono/zod-openapi'
import { imageOrNone } from '../../../platform/blocks/kinds.ts'
import { id, instant, text, version } from '../../../platform/schemas.ts'
import { pageDocument } from './document/page-document.ts'
import { pageLimits } from './limits.ts'
import { seoCodes } from './seo-score.ts'
import { structuredData } from './structured-data.ts'
import { pageKinds } from './table.ts'

export { pageDocument } from './document/page-document.ts'

export const pageKind = z.enum(pageKinds).openapi('WebPageKind', {
  description:
    'homepage: at the address of the site itself, one of them. landing: as a rule without a menu. thank_you: not in search results.',
})
export const pageStatus = z.enum(['draft', 'published']).openapi('WebPageStatus')

export const pageSeo = z
  .strictObject({
    title: text(pageLimits.seo_title_characters_max).openapi({
      description: 'In results of searches and in the tab; empty: the name of the page.',
    }),
    description: text(pageLimits.seo_description_characters_max).openapi({
      description: `Results show ${pageLimits.seo_description_characters_good_min} to ${pageLimits.seo_description_characters_good_max} characters.`,
    }),
    keyword: text(pageLimits.seo_keyword_characters_max)
      .transform(t => t.trim())
      .openapi({
        type: 'string',
        maxLength: pageLimits.seo_keyword_characters_max,
        description: 'What it is to be found by. One page’s alone; empty: none.',
      }),
    image_id: imageOrNone.openapi({ description: 'Of the card that social networks show; empty: the first image.' }),
    indexed: z.boolean().openapi({ description: 'Whether search engines may list it.' }),
    structured_data: structuredData,
  })
  .openapi('WebPageSeo')

export const pageContent = {
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/)
    .openapi({ description: 'Of its texts, such as `en` or `pt-BR`.' }),
  hide_menu: z.boolean(),
  hide_footer: z.boolean(),
  seo: pageSeo,
  document: pageDocument,
}

export const seoCheck = z
  .object({
    code: z.enum(seoCodes).openapi('SeoCheckCode'),
    passed: z.boolean(),
    points: z.int().openapi({ description: 'What it adds to the score where it is passed.' }),
    found: z.int().optional().openapi({ description: 'What was counted: characters, words, images, pages.' }),
  })
  .openapi('SeoCheck')

const summary = {
  id: id('page'),
  name: z.string(),
  handle: z.string(),
  kind: pageKind,
  status: pageStatus,
  url: z.string().openapi({ description: 'Where visitors find it once it is published, and the site is.' }),
  language: z.string(),
  in_menu: z.boolean(),
  menu_position: z.int(),
  translation_of: z.string(),
  hide_menu: z.boolean(),
  hide_footer: z.boolean(),
  seo: pageSeo,
  seo_score: z.int().min(0).max(100).openapi({ description: 'Of the draft.' }),
  content_version: z.int().openapi({ description: 'Counts the contents of the draft.' }),
  published_version: z.int().optional().openapi({ description: 'The content that visitors see.' }),
  has_unpublished_changes: z.boolean(),
  published_at: instant.optional(),
  publish_at: instant.optional().openapi({ description: 'When its draft is published automatically.' }),
  unpublish_at: instant.optional().openapi({ description: 'When it is unpublished automatically.' }),
  schedule_problem: z.string().optional().openapi({
    description: 'A code such as `validation_failed`: why its draft did not become public when it should have.',
  }),
  version,
  created_at: instant,
  updated_at: instant,
}
export const sitePageSummary = z.object(summary).openapi('WebPageSummary')
export const sitePage = z
  .object({
    ...summary,
    seo_checks: z.array(seoCheck).openapi({ description: 'What the score is made of.' }),
    document: pageDocument,
  })
  .openapi('WebPage')

export const documentExample = {
  version: 1,
  blocks: [
    {
      ...{ id: 'hero', kind: 'hero', heading: 'Plants for balconies', text: 'Delivered on Saturdays.', image_id: '' },
      ...{ alt: '', layout: 'stacked', button_text: 'See prices', link: '/prices' },
    },
  ],
} as const

export const pageExample = {
  id: 'page_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Prices',
  handle: 'prices',
  kind: 'custom',
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
