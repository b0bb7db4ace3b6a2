/** What is read of a site's domains. Names of domains that are waited for change by themselves. */
import { queryOptions } from '@tanstack/react-query'
import { domainClient } from './client.ts'

const again_ms = 15_000

export const siteDomainsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['domains', site_id, 'all'],
    queryFn: ({ signal }) => domainClient.domains.list({ site_id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.data.some(({ status }) => status === 'pending') ? again_ms : false),
  })

export const siteDomainQuery = (site_id: string, domain_id: string) =>
  queryOptions({
    queryKey: ['domains', site_id, domain_id],
    queryFn: ({ signal }) => domainClient.domains.get({ site_id, domain_id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? again_ms : false),
  })
