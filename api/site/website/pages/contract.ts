/** The pages of a site: documents of blocks with an address. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, siteParams } from '../../../platform/schemas/schemas.ts'
import { pageCreated, pageDeleted, pageMenuUpdated, pageUpdated } from './events.ts'
import { pageHandle } from './handle.ts'
import { pageLimits } from './limits.ts'
import {
  documentExample,
  pageContent,
  pageExample,
  pageStatus,
  pageType,
  sitePage,
  sitePageSummary,
} from './page-wire.ts'

/** Of the texts of pages. */
export const pageLanguage = pageContent.language
export { pageHandle }
export const params = siteParams.extend({ page_id: id('page') })
export const of = { database: 'site', permission: 'manage-pages', tag: 'pages' } as const

const fields = {
  name: filledText(limits.name_characters_max).openapi({
    type: 'string',
    minLength: 1,
    maxLength: limits.name_characters_max,
    description: 'Name of the page, also used in the menu.',
  }),
  handle: pageHandle,
  type: pageType,
  in_menu: z.boolean(),
  translation_of: z
    .string()
    .refine(t => t === '' || id('page').safeParse(t).success, { params: { code: 'invalid' } })
    .openapi({ description: 'ID of the page that this page translates. Empty for none.' }),
  ...pageContent,
}
const optional = z.strictObject(fields).partial().shape

const { document: _document, seo_checks: _checks, ...summaryExample } = pageExample

export const listPages = contract({
  ...of,
  operationId: 'listPages',
  method: 'get',
  path: '/v1/sites/{site_id}/pages',
  summary: 'List the pages of a site, without their documents',
  description: 'Returns pages with their address and status.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...updatedQuery,
    search: z.string().max(100).optional(),
    type: pageType.optional(),
    status: pageStatus.optional(),
  }),
  response: pageOf('WebPageSummaryPage', sitePageSummary),
  example: { data: [summaryExample], has_more: false, next_cursor: null },
})

export const createPage = contract({
  ...of,
  operationId: 'createPage',
  method: 'post',
  path: '/v1/sites/{site_id}/pages',
  summary: 'Create a page as a draft',
  description:
    'Without a handle, one is made from the name. A page of type `homepage` replaces the existing homepage when it is published, not before.',
  status: 201,
  audit: pageCreated,
  params: siteParams,
  body: z.strictObject({ ...optional, name: fields.name, document: fields.document }).openapi('NewWebPage'),
  body_example: { name: 'Prices', document: documentExample },
  response: sitePage,
  example: pageExample,
  versioned: true,
  problems: ['handle_taken', 'keyword_taken', 'too_many_pages'],
})

export const getPage = contract({
  ...of,
  operationId: 'getPage',
  method: 'get',
  path: '/v1/sites/{site_id}/pages/{page_id}',
  summary: 'Get a page with the document of its draft',
  description: 'Returns the document, the settings and the status of the page.',
  status: 200,
  params,
  response: sitePage,
  example: pageExample,
  versioned: true,
})

export const updatePage = contract({
  ...of,
  operationId: 'updatePage',
  method: 'patch',
  path: '/v1/sites/{site_id}/pages/{page_id}',
  summary: 'Change a page',
  description:
    'Changes belong to the draft until it is published, except `in_menu` and `translation_of`, which take effect immediately. When a page is published under another handle, the old one redirects (301). When a page of type `homepage` is published, the former homepage becomes a custom page at its own handle.',
  status: 200,
  audit: pageUpdated,
  params,
  body: z.strictObject(optional).openapi('WebPageChanges'),
  body_example: { in_menu: true },
  response: sitePage,
  example: { ...pageExample, version: 2 },
  versioned: true,
  problems: ['handle_taken', 'keyword_taken', 'page_is_homepage'],
})

export const deletePage = contract({
  ...of,
  operationId: 'deletePage',
  method: 'delete',
  path: '/v1/sites/{site_id}/pages/{page_id}',
  summary: 'Delete a page to which nothing leads',
  description:
    'Refused with all that `listPageUses` lists, but for knowledge sources. The public homepage cannot be deleted. Old handles of the page stop redirecting.',
  status: 204,
  audit: pageDeleted,
  params,
  problems: ['in_use', 'page_is_homepage'],
})

export const duplicatePage = contract({
  ...of,
  operationId: 'duplicatePage',
  method: 'post',
  path: '/v1/sites/{site_id}/pages/{page_id}/duplicate',
  summary: 'Copy a page as a draft under a free handle',
  description:
    'The copy is not in the menu and has no main keyword, which must be unique. A copy of the homepage is a custom page.',
  status: 201,
  audit: pageCreated,
  params,
  response: sitePage,
  example: { ...pageExample, name: 'Prices (2)', handle: 'prices-2', url: `${pageExample.url}-2` },
  versioned: true,
  problems: ['too_many_pages'],
})

const menuEntry = z
  .object({ page_id: id('page'), name: z.string(), url: z.string(), status: pageStatus })
  .openapi('PageMenuEntry')
const menu = z.object({ data: z.array(menuEntry) }).openapi('PageMenu')
const menuExample = {
  data: [{ page_id: pageExample.id, name: pageExample.name, url: pageExample.url, status: pageExample.status }],
}

export const getPageMenu = contract({
  ...of,
  operationId: 'getPageMenu',
  method: 'get',
  path: '/v1/sites/{site_id}/page-menu',
  summary: 'List the pages in the menu, in its order',
  description: 'Visitors see only published pages.',
  status: 200,
  params: siteParams,
  response: menu,
  example: menuExample,
})

export const setPageMenu = contract({
  ...of,
  operationId: 'setPageMenu',
  method: 'put',
  path: '/v1/sites/{site_id}/page-menu',
  summary: 'Set which pages are in the menu, and in which order',
  description: 'Replaces the menu: pages that are not named are no longer in it.',
  status: 200,
  audit: pageMenuUpdated,
  params: siteParams,
  body: z.strictObject({ page_ids: z.array(id('page')).max(pageLimits.site_pages_max) }).openapi('PageMenuChanges'),
  body_example: { page_ids: [] },
  response: menu,
  example: menuExample,
})
