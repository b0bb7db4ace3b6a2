/** Which leads a bulk action is for: those chosen in the list, or all that match its view. */
import type { Lead, LeadSelection } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { filterOf, type LeadView } from '../../../product/leads/lead-view.ts'
import { leadActions } from '../client.ts'

export interface LeadChoice {
  selection: LeadSelection
  count: number
  /** The chosen rows; absent where all that match are meant. */
  leads?: readonly Lead[]
}

/** All that a view shows, whatever its order. */
export const selectionOf = (view: LeadView): LeadSelection => ({
  filter: filterOf(view),
  search: view.q || undefined,
})

/** How many there are, exactly. */
export const bulkCountQuery = (site_id: string, selection: LeadSelection) =>
  queryOptions({
    queryKey: ['leads', site_id, 'bulk_count', selection],
    queryFn: async ({ signal }) => {
      const { leads } = await leadActions.preview({ site_id, body: { selection } }, { signal })
      return leads
    },
  })
