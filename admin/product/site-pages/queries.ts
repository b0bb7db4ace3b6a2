/** Pages of the site, as other screens show them. */
import type { BrandChanges } from '@leadwright/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pageClient } from './client.ts'

/** A site with more has the rest in its list of pages. */
const pages_shown_max = 100

export const ownPagesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['pages', site_id, 'names'],
    queryFn: async ({ signal }) => (await pageClient.pages.list({ site_id, limit: pages_shown_max }, { signal })).data,
  })

/** The draft of a page in a brand that is not saved. */
export const pageInBrandQuery = (site_id: string, page_id: string, brand: BrandChanges) =>
  queryOptions({
    queryKey: ['pages', site_id, 'preview', page_id, { brand }],
    queryFn: ({ signal }) => pageClient.pages.preview({ site_id, page_id, body: { brand } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  })
