/** The list's view in the URL, and what it asks of the API. Knows no screen. */
import type {
  EmailValidity,
  Filter,
  Lead,
  LeadSort,
  ListLeadsRequest,
  Mailability,
  SearchLeadsRequest,
} from '@leadwright/sdk'
import type { TableSort } from '../../ui/data-table.tsx'
import { rulesOf, type Filter as WrittenFilter } from '../filter/filter.ts'
import type { View } from '../screens/use-view.ts'

export type LeadView = {
  q: string
  tag?: string
  audience?: string
  campaign?: string
  mailability?: Mailability
  address?: EmailValidity
  /** Rules of any kind, of which all or any hold. */
  filter?: WrittenFilter
  sort: LeadSort
}

const columns = ['registered_at', 'last_activity_at', 'last_name', 'email'] as const
const isSort = (text: string | undefined): text is LeadSort =>
  columns.some(column => text === column || text === `-${column}`)

const validities = ['valid', 'risky', 'invalid', 'unknown'] as const

/** Reads the URL; what does not make sense there is left out. */
export function leadViewOf(view: View): LeadView {
  const { mailability, tag, audience, campaign, sort, q = '' } = view
  const address = validities.find(validity => validity === view.address)
  const filter = readFilter(view.filter)
  return {
    q,
    ...(tag?.startsWith('tag_') && { tag }),
    ...(audience?.startsWith('aud_') && { audience }),
    ...(campaign?.startsWith('camp_') && { campaign }),
    ...((mailability === 'subscribed' || mailability === 'unsubscribed') && { mailability }),
    ...(address && { address }),
    ...(filter && { filter }),
    sort: isSort(sort) ? sort : '-registered_at',
  }
}

function readFilter(text: string | undefined): WrittenFilter | undefined {
  if (!text) return undefined
  try {
    const list = rulesOf(JSON.parse(text) as WrittenFilter)
    const isKnown = list?.kind === 'all' || list?.kind === 'any'
    return isKnown && list.rules.length > 0 ? { kind: list.kind, filters: list.rules } : undefined
  } catch {
    return undefined
  }
}

/** One page of the list. */
export const listRequestOf = (site_id: string, view: LeadView): ListLeadsRequest => ({
  site_id,
  limit: 50,
  expand: ['tags'],
  sort: view.sort,
  search: view.q || undefined,
  tag_id: view.tag,
  audience_id: view.audience,
  campaign_id: view.campaign,
  mailability: view.mailability,
  email_validity: view.address,
})

/** One page of the list where rules were written: words are looked for as rules too. */
export function searchRequestOf(site_id: string, view: LeadView, cursor: string | undefined): SearchLeadsRequest {
  const narrowed = filterOf(view) ?? { kind: 'all', filters: [] }
  const words = ['email', 'first_name', 'last_name', 'phone'].map(
    (field): Filter => ({ kind: 'rule', field, op: 'contains', value: view.q }),
  )
  const filter: Filter = view.q ? { kind: 'all', filters: [narrowed, { kind: 'any', filters: words }] } : narrowed
  return { site_id, body: { filter, sort: view.sort, limit: 50, expand: ['tags'], cursor } }
}

/** The same narrowing as a filter, for counting; a search by words has none. */
export function filterOf(view: LeadView): Filter | undefined {
  const rules: Filter[] = []
  if (view.tag) rules.push({ kind: 'rule', field: 'tags', op: 'has', value: view.tag })
  if (view.audience) rules.push({ kind: 'rule', field: 'audiences', op: 'has', value: view.audience })
  if (view.campaign) rules.push({ kind: 'rule', field: 'campaigns', op: 'has', value: view.campaign })
  if (view.mailability) rules.push({ kind: 'rule', field: 'mailability', op: 'is', value: view.mailability })
  if (view.address) rules.push({ kind: 'rule', field: 'email_validity', op: 'is', value: view.address })
  if (view.filter) rules.push(view.filter as Filter)
  return rules.length > 0 ? { kind: 'all', filters: rules } : undefined
}

export const tableSortOf = (sort: LeadSort): TableSort => ({
  column: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
})
export const sortOf = ({ column, direction }: TableSort) => `${direction === 'descending' ? '-' : ''}${column}`

type Named = Pick<Lead, 'first_name' | 'middle_name' | 'last_name'>
/** The name as it is written; empty where nothing is known. */
export const fullName = (lead: Named): string =>
  [lead.first_name, lead.middle_name, lead.last_name].filter(Boolean).join(' ')
