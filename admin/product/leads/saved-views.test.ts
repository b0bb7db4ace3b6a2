/** A saved view and the URL of the list say the same, both ways. */
import type { LeadView } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { readSearch } from '../screens/search.ts'
import { leadSearch } from './lead-search.ts'
import { isChanged, partsOf, searchOf } from './saved-views.ts'

const at = '2027-03-14T09:30:00.000Z'
const filter = {
  type: 'all' as const,
  filters: [{ type: 'rule' as const, field: 'opens', op: 'gt' as const, value: 3 }],
}
const parts = {
  ...{ search: 'ana', tag_id: 'tag_1', mailability: 'subscribed' as const, filter, sort: '-custom_fields.size' },
  ...{ columns: ['last_name', 'custom_fields.size'], density: 'compact' as const },
}
const saved: LeadView = {
  id: 'view_1',
  name: 'Readers',
  shared: true,
  ...parts,
  version: 1,
  created_at: at,
  updated_at: at,
}
const searchOfView = (view: LeadView) => readSearch(leadSearch, JSON.parse(JSON.stringify(searchOf(view))))

test('what was saved stands in the URL, and is saved of it again', () => {
  const search = searchOfView(saved)
  expect(search).toMatchObject({ view: 'view_1', q: 'ana', tag: 'tag_1', columns: 'last_name,custom_fields.size' })
  expect(partsOf(search)).toEqual(parts)
})

test('a view says whether the list shows another thing', () => {
  const search = searchOfView(saved)
  expect(isChanged(search, saved)).toBe(false)
  expect(isChanged({ ...search, q: undefined }, saved)).toBe(true)
  expect(isChanged({ ...search, columns: 'last_name' }, saved)).toBe(true)
  const { search: _, ...bare } = {
    id: 'view_2',
    name: 'All',
    shared: false,
    version: 1,
    created_at: at,
    updated_at: at,
    search: '',
  }
  expect(isChanged(searchOfView(bare), bare)).toBe(false)
})
