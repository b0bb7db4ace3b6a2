/** Saved views of the list of leads: from what the URL holds to what is saved, and back. Pure. */
import type { NewLeadView, LeadView as SavedView } from '@leadwright/sdk'
import { isEqual } from '../is-equal.ts'
import type { Changes } from '../screens/use-view.ts'
import type { LeadSearch } from './lead-search.ts'
import { leadViewOf } from './lead-view.ts'

export type ViewParts = Omit<NewLeadView, 'name' | 'shared'>

/** What is saved of the URL; `columns` are those that are shown. */
export function partsOf(search: LeadSearch): ViewParts {
  const view = leadViewOf(search)
  const parts: ViewParts = {
    search: view.q || undefined,
    tag_id: view.tag,
    audience_id: view.audience,
    campaign_id: view.campaign,
    mailability: view.mailability,
    email_validity: view.address,
    filter: view.filter,
    sort: view.sort,
    columns: columnNames(search.columns),
    density: search.density,
  }
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
}

/** The URL of a saved view: all that it says, so that a link shows the same to those who do not have it. */
export const searchOf = (saved: SavedView): Changes<LeadSearch> => ({
  view: saved.id,
  q: saved.search,
  tag: saved.tag_id,
  audience: saved.audience_id,
  campaign: saved.campaign_id,
  mailability: saved.mailability,
  address: saved.email_validity,
  filter: saved.filter && JSON.stringify(saved.filter),
  sort: saved.sort,
  columns: saved.columns?.join(','),
  density: saved.density,
})

/** Whether the list shows another thing than the view that was opened. */
export function isChanged(search: LeadSearch, saved: SavedView): boolean {
  const {
    id: _,
    name: _name,
    shared: _shared,
    version: _version,
    created_at: _at,
    updated_at: _later,
    ...parts
  } = saved
  return !isEqual(partsOf(search), { sort: '-registered_at', ...parts })
}

export const columnNames = (written: string | undefined): string[] | undefined =>
  written?.split(',').filter(name => name !== '')
