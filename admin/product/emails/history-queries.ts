/** The history of emails, as the screen asks for it. */
import { type EmailHappening, EmailHistoryResource, type ListEmailHistoryRequest } from '@leadwright/sdk'
import { listQuery } from '../lists/list-query.ts'
import { clientOf } from '../session/api.ts'

const client = clientOf({ emailHistory: EmailHistoryResource })

export const emailHappenings = [
  'delivered',
  'not_delivered',
  'unknown',
  'skipped',
  'opened',
  'clicked',
  'bounced',
  'complained',
  'replied',
] as const satisfies readonly EmailHappening[]
type Filter = Pick<ListEmailHistoryRequest, 'happened' | 'lead_id' | 'search'>

/** Fewer are the beginning of too many addresses. */
const search_characters_min = 3

/** What is asked for, by what is in the screen's address. */
export const emailHistoryFilter = (view: {
  q?: string | undefined
  happened?: string | undefined
  lead_id?: string | undefined
}): Filter => ({
  happened: emailHappenings.find(known => known === view.happened),
  lead_id: view.lead_id,
  ...(view.q && view.q.trim().length >= search_characters_min && { search: view.q.trim() }),
})

export const emailHistoryQuery = (site_id: string, filter: Filter) =>
  listQuery({
    key: ['emails', site_id, 'history', filter],
    fetch: (cursor, signal) => client.emailHistory.list({ site_id, ...filter, limit: 50, cursor }, { signal }),
  })
