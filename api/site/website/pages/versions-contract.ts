/** Publishing a page, the contents that it was published with, and what leads to it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { instant } from '../../../platform/schemas/schemas.ts'
import { usesSchema } from '../../../platform/schemas/uses-schema.ts'
import { of, params } from './contract.ts'
import { pagePublished, pageRestored, pageScheduled, pageUnpublished } from './events.ts'
import { pageContent, pageExample, sitePage } from './page-wire.ts'

const published = {
  ...pageExample,
  status: 'published',
  published_version: 1,
  published_at: pageExample.created_at,
} as const

export const publishPage = contract({
  ...of,
  operationId: 'publishPage',
  method: 'post',
  path: '/v1/sites/{site_id}/pages/{page_id}/publish',
  summary: 'Publish the draft of a page',
  description:
    'Takes effect within a second. While the site is a draft, its pages say that it is under construction. A new address is refused while a popup or an assistant is shown at the former one alone: let its URL rules fit both.',
  status: 200,
  audit: pagePublished,
  params,
  response: sitePage,
  example: { ...published, has_unpublished_changes: false, version: 2 },
  versioned: true,
  problems: ['in_use'],
})

export const unpublishPage = contract({
  ...of,
  operationId: 'unpublishPage',
  method: 'post',
  path: '/v1/sites/{site_id}/pages/{page_id}/unpublish',
  summary: 'Hide a page from visitors',
  description: 'Its address answers 404. The draft stays.',
  status: 200,
  audit: pageUnpublished,
  params,
  response: sitePage,
  example: { ...pageExample, version: 3 },
  versioned: true,
})

export const schedulePage = contract({
  ...of,
  operationId: 'schedulePage',
  method: 'put',
  path: '/v1/sites/{site_id}/pages/{page_id}/schedule',
  summary: 'Schedule when a page is published and hidden',
  description:
    'Either may be `null` for never. The draft is published as it is at that time; if it cannot be shown then, it stays a draft, and `schedule_problem` says why. Publishing or unpublishing the page earlier cancels the scheduled time.',
  status: 200,
  audit: pageScheduled,
  params,
  body: z.strictObject({ publish_at: instant.nullable(), unpublish_at: instant.nullable() }).openapi('WebPageSchedule'),
  body_example: { publish_at: null, unpublish_at: null },
  response: sitePage,
  example: { ...pageExample, version: 2 },
  versioned: true,
  problems: ['changed_elsewhere'],
})

const { document: _document, ...light } = pageContent
export const pageVersion = z
  .object({
    content_version: z.int(),
    is_published: z.boolean().openapi({ description: 'Whether visitors see this version.' }),
    ...light,
    created_at: instant,
  })
  .openapi('WebPageVersion')

export const listPageVersions = contract({
  ...of,
  operationId: 'listPageVersions',
  method: 'get',
  path: '/v1/sites/{site_id}/pages/{page_id}/versions',
  summary: 'List published versions of a page, newest first',
  description: 'Preview a version by its `content_version`.',
  status: 200,
  params,
  query: z.strictObject(createdQuery),
  response: pageOf('WebPageVersionPage', pageVersion),
  example: {
    data: [
      {
        content_version: 1,
        is_published: true,
        ...{ language: 'en', hide_menu: false, hide_footer: false, seo: pageExample.seo },
        created_at: pageExample.created_at,
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})

export const restorePage = contract({
  ...of,
  operationId: 'restorePage',
  method: 'post',
  path: '/v1/sites/{site_id}/pages/{page_id}/restore',
  summary: 'Restore published content into the draft of a page',
  description: 'Visitors see it once it is published. Refused if it uses something that no longer exists.',
  status: 200,
  audit: pageRestored,
  params,
  body: z.strictObject({ content_version: z.int().min(1) }).openapi('WebPageRestoration'),
  body_example: { content_version: 1 },
  response: sitePage,
  example: { ...published, content_version: 3, version: 4 },
  versioned: true,
  problems: ['changed_elsewhere', 'keyword_taken'],
})

export const listPageUses = contract({
  ...of,
  operationId: 'listPageUses',
  method: 'get',
  path: '/v1/sites/{site_id}/pages/{page_id}/uses',
  summary: 'List what uses a page',
  description:
    'Popups, campaigns, pages, templates and saved blocks that link to it, and popups and assistants that are shown on it alone, prevent its deletion. Knowledge sources that have read it do not: when it is unpublished or deleted, they lose what it says at once.',
  status: 200,
  params,
  response: usesSchema('WebPageUse', '`popup`, `template` or `knowledge_source`'),
  example: { data: [{ type: 'popup', id: 'popup_0199a3f2c4d87e6b9a0112233445566f', name: 'Newsletter' }] },
})
