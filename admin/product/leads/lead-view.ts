/** The list's view in the URL, and what it asks of the API. Knows no screen. */
import type { EmailValidity, Filter, Lead, ListLeadsRequest, Mailability, SearchLeadsRequest } from '@leadwright/sdk'
import type { TableSort } from '../../ui/data-table.tsx'
import { rulesOf } from '../filter/filter.ts'
import { isKnownRule } from '../filter/known-rule.ts'
import type { LeadSearch } from './lead-search.ts'

export type LeadView = {
  q: string
  tag?: string
  audience?: string
  campaign?: string
  mailability?: Mailability
  address?: EmailValidity
  /** A filter with rules of any kind. */
  filter?: Filter
  /** A column that can be sorted by, or a custom field; a leading `-` from the end. */
  sort: string
}

/** The rules of the URL that the editor can show and leads can be asked by. */
export function leadViewOf({ filter: written, sort, q = '', ...view }: LeadSearch): LeadView {
  const { tag, audience, campaign, mailability, address } = view
  const filter = readFilter(written)
  return {
    ...{ q, tag, audience, campaign, mailability, address },
    ...(filter && { filter }),
    sort: sort ?? '-registered_at',
  }
}

function readFilter(text: string | undefined): Filter | undefined {
  if (!text) return undefined
  try {
    const list = rulesOf(JSON.parse(text) as Filter)
    const isKnown = list?.type === 'all' || list?.type === 'any'
    return isKnown && list.rules.length > 0 && list.rules.every(isKnownRule)
      ? { type: list.type, filters: list.rules }
      : undefined
  } catch {
    return undefined
  }
}

/** What follows the first page is read in larger ones: while one scrolls, each costs a frame. */
const page_items = { first: 50, next: 100 }
const itemsOf = (cursor: string | undefined) => (cursor === undefined ? page_items.first : page_items.next)

/** One page of the list. */
export const listRequestOf = (site_id: string, view: LeadView, cursor: string | undefined): ListLeadsRequest => ({
  site_id,
  cursor,
  limit: itemsOf(cursor),
  expand: ['tags', 'audiences'],
  sort: view.sort,
  search: view.q || undefined,
  tag_id: view.tag,
  audience_id: view.audience,
  campaign_id: view.campaign,
  mailability: view.mailability,
  email_validity: view.address,
})

/** One page of the list where rules were written. */
export function searchRequestOf(site_id: string, view: LeadView, cursor: string | undefined): SearchLeadsRequest {
  const filter = filterOf(view) ?? { type: 'all' as const, filters: [] }
  return {
    site_id,
    body: {
      ...{ filter, search: view.q || undefined, sort: view.sort },
      ...{ limit: itemsOf(cursor), cursor, expand: ['tags', 'audiences'] },
    },
  }
}

/** The same narrowing as a filter; words that are searched for are no part of it. */
export function filterOf(view: LeadView): Filter | undefined {
  const rules: Filter[] = []
  if (view.tag) rules.push({ type: 'rule', field: 'tags', op: 'has', value: view.tag })
  if (view.audience) rules.push({ type: 'rule', field: 'audiences', op: 'has', value: view.audience })
  if (view.campaign) rules.push({ type: 'rule', field: 'campaigns', op: 'has', value: view.campaign })
  if (view.mailability) rules.push({ type: 'rule', field: 'mailability', op: 'is', value: view.mailability })
  if (view.address) rules.push({ type: 'rule', field: 'email_validity', op: 'is', value: view.address })
  if (view.filter) rules.push(view.filter)
  return rules.length > 0 ? { type: 'all', filters: rules } : undefined
}

export const tableSortOf = (sort: string): TableSort => ({
  column: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
})
export const sortOf = ({ column, direction }: TableSort) => `${direction === 'descending' ? '-' : ''}${column}`

type LeadName = Pick<Lead, 'first_name' | 'middle_name' | 'last_name'>
/** The name as it is written; empty where nothing is known. */
export const fullName = (lead: LeadName): string =>
  [lead.first_name, lead.middle_name, lead.last_name].filter(Boolean).join(' ')
