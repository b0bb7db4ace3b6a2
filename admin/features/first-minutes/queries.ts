/** What tells that a step is done. */
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../product/session/api.ts'
import { hostClient } from '../../product/site-design/client.ts'

const LOOK_AGAIN_MS = 5_000
/** A page behind a login stays out of reach: most of its looks would be refusals. */
const LOOK_AGAIN_REFUSED_MS = 60_000

export const firstPopupQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['popups', site_id, 'first-published'],
    queryFn: async ({ signal }) => {
      const { data } = await client.popups.list({ site_id, status: 'published', limit: 1 }, { signal })
      return data[0] ?? null
    },
  })

/** Looks at the page again and again until the snippet is there. */
export const snippetFoundQuery = (site_id: string, page_url: string) =>
  queryOptions({
    queryKey: ['page_check', site_id, page_url, 'until-found'],
    queryFn: ({ signal }) => client.popups.checkPage({ site_id, body: { page_url } }, { signal }),
    retry: false,
    refetchInterval: ({ state: { data, error } }) => {
      if (data?.found === 'this_site') return false
      return error ? LOOK_AGAIN_REFUSED_MS : LOOK_AGAIN_MS
    },
  })

/** The page that loaded the widget last: also one that this server cannot reach, on a machine at home or behind a login. */
export const widgetLoadedQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['hosts', site_id, 'until-loaded'],
    queryFn: async ({ signal }) => {
      const { data } = await hostClient.hosts.list({ site_id }, { signal })
      return data.find(({ allowed, config_count }) => allowed && config_count > 0) ?? null
    },
    refetchInterval: ({ state }) => (state.data ? false : LOOK_AGAIN_MS),
  })

/** The page, what it is dressed in and its icons come one after another. */
const READ_MS = 60_000

/** What the owner's website shows of a brand. */
export const websiteBrandQuery = (site_id: string, url: string) =>
  queryOptions({
    queryKey: ['brands', site_id, 'read', url],
    queryFn: ({ signal }) => client.brand.read({ site_id, body: { url } }, { signal, timeout: READ_MS, maxRetries: 0 }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
