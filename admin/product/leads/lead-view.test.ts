/** What stands in the URL is what is asked for; nonsense in it asks for nothing. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSearch } from '../screens/search.ts'
import { leadSearch, sortPattern } from './lead-search.ts'
import {
  filterOf,
  fullName,
  listRequestOf,
  searchRequestOf,
  sortOf,
  tableSortOf,
  leadViewOf as viewOf,
} from './lead-view.ts'

const leadViewOf = (query: Record<string, string>) => viewOf(readSearch(leadSearch, query))

test('a bare URL shows the newest first', () => {
  expect(leadViewOf({})).toEqual({ q: '', sort: '-registered_at' })
})

test('every part of the view reaches the request', () => {
  const view = leadViewOf({
    q: 'ana',
    tag: 'tag_1',
    audience: 'aud_1',
    campaign: 'camp_1',
    mailability: 'subscribed',
    address: 'risky',
    sort: 'email',
  })
  expect(listRequestOf('site_1', view, undefined)).toMatchObject({
    search: 'ana',
    tag_id: 'tag_1',
    audience_id: 'aud_1',
    campaign_id: 'camp_1',
    mailability: 'subscribed',
    email_validity: 'risky',
    sort: 'email',
  })
})

test('nonsense in the URL is left out', () => {
  expect(
    leadViewOf({
      tag: 'x',
      audience: 'tag_1',
      campaign: 'aud_1',
      mailability: 'maybe',
      address: 'good',
      sort: 'phone; drop',
    }),
  ).toEqual({
    q: '',
    sort: '-registered_at',
  })
})

test('the list is sorted by what the API can sort by, and by nothing else', () => {
  const { paths } = JSON.parse(readFileSync(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8'))
  const { parameters } = paths['/v1/sites/{site_id}/leads'].get
  const { schema } = parameters.find(({ name }: { name: string }) => name === 'sort')
  expect(sortPattern.source).toBe(schema.pattern)
  expect(leadViewOf({ sort: '-custom_fields.size' }).sort).toBe('-custom_fields.size')
  expect(leadViewOf({ sort: 'nope' }).sort).toBe('-registered_at')
})

test('counting narrows as the list does', () => {
  expect(filterOf(leadViewOf({}))).toBeUndefined()
  expect(
    filterOf(leadViewOf({ tag: 'tag_1', campaign: 'camp_1', mailability: 'unsubscribed', address: 'invalid' })),
  ).toEqual({
    type: 'all',
    filters: [
      { type: 'rule', field: 'tags', op: 'has', value: 'tag_1' },
      { type: 'rule', field: 'campaigns', op: 'has', value: 'camp_1' },
      { type: 'rule', field: 'mailability', op: 'is', value: 'unsubscribed' },
      { type: 'rule', field: 'email_validity', op: 'is', value: 'invalid' },
    ],
  })
})

test('sorting survives the way into the table and back', () => {
  for (const sort of ['-registered_at', 'last_name'] as const) expect(sortOf(tableSortOf(sort))).toBe(sort)
})

test('a name leaves out what is not known', () => {
  expect(fullName({ first_name: 'María José', middle_name: null, last_name: 'O’Brien' })).toBe('María José O’Brien')
  expect(fullName({ first_name: null, middle_name: null, last_name: null })).toBe('')
})

test('rules from the URL narrow the list, its count and a search by words', () => {
  const rule = { type: 'rule', field: 'first_utm_source', op: 'is', value: 'newsletter' }
  const view = leadViewOf({ q: 'ana', tag: 'tag_1', filter: JSON.stringify({ type: 'all', filters: [rule] }) })
  const narrowed = {
    type: 'all',
    filters: [
      { type: 'rule', field: 'tags', op: 'has', value: 'tag_1' },
      { type: 'all', filters: [rule] },
    ],
  }
  expect(filterOf(view)).toEqual(narrowed)
  const { body } = searchRequestOf('site_1', view, 'after')
  expect(body).toMatchObject({ sort: '-registered_at', search: 'ana', filter: narrowed, cursor: 'after' })
})

test.each([
  '{',
  '[]',
  '7',
  'null',
  '"all"',
  '{"type":"all"}',
  '{"type":"all","filters":[]}',
  '{"type":"not"}',
  '{"type":"some","filters":[{"type":"rule"}]}',
  '{"type":"all","filters":[{"type":"rule"}]}',
  '{"type":"all","filters":[{"type":"rule","field":"nope","op":"is","value":"x"}]}',
])('rules that are none are left out: %s', filter => {
  expect(leadViewOf({ filter }).filter).toBeUndefined()
})
