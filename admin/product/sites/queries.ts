/** What the screens of sites read from the API. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSiteId } from '../screens/use-view.ts'
import { useCan } from '../session/abilities.ts'
import { client } from '../session/api.ts'
import { useSession } from '../session/session.ts'

/** All sites the person may see, of all their accounts. */
export const sitesQuery = () =>
  queryOptions({
    queryKey: ['sites', 'all'],
    queryFn: async ({ signal }) => {
      const sites = []
      for await (const site of client.sites.list({ limit: 100 }, { signal, account: null })) sites.push(site)
      return sites
    },
    staleTime: 60_000,
  })

/** Those of the current account. */
export function useAccountSites() {
  const { account } = useSession()
  return useQuery({
    ...sitesQuery(),
    select: sites => sites.filter(({ account_id }) => account === null || account_id === account),
  })
}

export const siteQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['sites', site_id],
    queryFn: ({ signal }) => client.sites.get({ site_id }, { signal }),
  })

/** Whether the installation has a demo, and its sites. */
export const demoQuery = () =>
  queryOptions({ queryKey: ['demo'], queryFn: ({ signal }) => client.demo.get({ signal }), staleTime: 60_000 })

/** The site of the path. `timezone` is undefined until it is known. People without `read-site` know it from their list. */
export function useSite() {
  const site_id = useSiteId()
  const can = useCan()
  const { data: listed } = useQuery({
    ...sitesQuery(),
    select: sites => sites.find(site => site.id === site_id),
  })
  const { data: read, error } = useQuery({ ...siteQuery(site_id), enabled: can('read-site', site_id) })
  const site = read ?? listed
  return { site_id, site, timezone: site?.timezone, error }
}
