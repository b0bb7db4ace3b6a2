/** What the screens of campaigns read from the API. */

import type { CampaignStatus } from '@leadwright/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fileClient } from '../../product/images/client.ts'
import { listQuery } from '../../product/lists/list-query.ts'
import { useCan } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'

export type CampaignFilter = { search?: string; status?: CampaignStatus }

export const campaignsQuery = (site_id: string, filter: CampaignFilter) =>
  listQuery({
    key: ['campaigns', site_id, 'list', filter],
    fetch: (cursor, signal) =>
      client.campaigns.list({ site_id, ...filter, expand: ['recent_results'], limit: 50, cursor }, { signal }),
  })

export const campaignQuery = (site_id: string, campaign_id: string) =>
  queryOptions({
    queryKey: ['campaigns', site_id, 'one', campaign_id],
    queryFn: ({ signal }) => client.campaigns.get({ site_id, campaign_id }, { signal }),
  })

export const sourcesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['popups', site_id, 'sources'],
    queryFn: async ({ signal }) => {
      const popups = []
      for await (const popup of client.popups.list({ site_id, limit: 100 }, { signal })) popups.push(popup)
      return popups
    },
  })

/** All popups and forms that a campaign may capture by. Undefined until loaded, or without the permission. */
export function useSources(site_id: string) {
  const can = useCan()
  return useQuery({ ...sourcesQuery(site_id), enabled: can('manage-popups', site_id) }).data
}

/** All files that a campaign may give away. */
export const filesQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['files', site_id, 'all'],
    queryFn: async ({ signal }) => {
      const files = []
      for await (const file of fileClient.files.list({ site_id, limit: 100 }, { signal })) files.push(file)
      return files
    },
  })
