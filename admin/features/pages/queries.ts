/** What the screens of pages read. */
import type { PageTemplate, WebPageStatus, WebPageSummary, WebPageType, WebPageVersion } from '@leadwright/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../product/lists/list-query.ts'
import { pageClient } from '../../product/site-pages/client.ts'
import { firstOfLastDays } from '../../product/zone-time.ts'

export type PageFilter = {
  search?: string | undefined
  type?: WebPageType | undefined
  status?: WebPageStatus | undefined
}

export const pagesQuery = (site_id: string, filter: PageFilter = {}) =>
  listQuery({
    key: ['pages', site_id, 'list', filter],
    fetch: (cursor, signal) => pageClient.pages.list({ site_id, ...filter, limit: 50, cursor }, { signal }),
  })

export const pageQuery = (site_id: string, page_id: string) =>
  queryOptions({
    queryKey: ['pages', site_id, page_id],
    queryFn: ({ signal }) => pageClient.pages.get({ site_id, page_id }, { signal }),
  })

/** The page that visitors find at the site's own address; undefined: none. */
export const publicHomepageQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['pages', site_id, 'homepage'],
    queryFn: async ({ signal }) => {
      const { data } = await pageClient.pages.list({ site_id, type: 'homepage', status: 'published' }, { signal })
      return data.find(({ published_type }) => published_type === 'homepage') ?? null
    },
  })

export const pageMenuQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['pages', site_id, 'menu'],
    queryFn: async ({ signal }) =>
      (await pageClient.pages.getMenu({ site_id }, { signal })).data.map(entry => ({ ...entry, id: entry.page_id })),
  })

export const pageUsesQuery = (site_id: string, page_id: string) =>
  queryOptions({
    queryKey: ['pages', site_id, 'uses', page_id],
    queryFn: async ({ signal }) => (await pageClient.pages.listUses({ site_id, page_id }, { signal })).data,
  })

export const versionPreviewQuery = (site_id: string, page_id: string, content_version: number) =>
  queryOptions({
    queryKey: ['pages', site_id, 'preview', page_id, content_version],
    queryFn: ({ signal }) => pageClient.pages.preview({ site_id, page_id, body: { content_version } }, { signal }),
    gcTime: 10_000,
  })

/** The draft as it stands; another content is another picture. */
export const draftPreviewQuery = (site_id: string, { id, content_version }: WebPageSummary) =>
  queryOptions({
    queryKey: ['pages', site_id, 'preview', id, 'draft', content_version],
    queryFn: ({ signal }) => pageClient.pages.preview({ site_id, page_id: id, body: {} }, { signal }),
    // As large as a page each.
    gcTime: 60_000,
  })

export const pageResultsQuery = (site_id: string, page_id: string, days: number, timeZone: string | undefined) =>
  queryOptions({
    queryKey: ['results', site_id, { page_id }, days],
    enabled: timeZone !== undefined,
    queryFn: ({ signal }) =>
      pageClient.pages.getResults({ site_id, page_id, from: firstOfLastDays(days, timeZone ?? 'UTC') }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

export const pageVersionsQuery = (site_id: string, page_id: string) =>
  listQuery({
    key: ['pages', site_id, 'versions', page_id],
    fetch: (cursor, signal) => pageClient.pages.listVersions({ site_id, page_id, limit: 50, cursor }, { signal }),
    idOf: (version: WebPageVersion) => String(version.content_version),
  })

export const pageTemplatesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['pages', site_id, 'templates'],
    queryFn: async ({ signal }) => (await pageClient.pages.listTemplates({ site_id }, { signal })).data,
  })

export const pageTemplatePreviewQuery = (site_id: string, template: PageTemplate['key']) =>
  queryOptions({
    queryKey: ['pages', site_id, 'template', template],
    queryFn: ({ signal }) => pageClient.pages.previewTemplate({ site_id, body: { template } }, { signal }),
    // As large as a page each.
    gcTime: 60_000,
  })
