/** Links are what the screens declare: their paths, parameters and queries, at compile time and in the URL. */
import { expect, test } from 'vitest'
import { pathTo } from './path-to.ts'
import { day, idOf, matching, oneOf, readSearch, text, wholeNumber } from './search.ts'

test('parameters and query are written into the path', () => {
  expect(pathTo('/sites')).toBe('/sites')
  expect(pathTo('/sites/$site_id/leads/$lead_id', { site_id: 'site_1', lead_id: 'a/b' })).toBe(
    '/sites/site_1/leads/a%2Fb',
  )
  expect(pathTo('/sites/$site_id/leads', { site_id: 'site_1' }, { tag: 'tag_1', q: undefined })).toBe(
    '/sites/site_1/leads?tag=tag_1',
  )
})

test('the compiler refuses what no screen declares', () => {
  // @ts-expect-error: there is no such screen.
  pathTo('/sites/$site_id/information', { site_id: 'site_1' })
  // @ts-expect-error: the screen is one of a site's.
  pathTo('/sites/$site_id/leads')
  // @ts-expect-error: the list of leads knows no such status.
  pathTo('/sites/$site_id/leads', { site_id: 'site_1' }, { mailability: 'maybe' })
})

test('of a query a screen sees what it knows', () => {
  const parts = { q: text, status: oneOf('on', 'off'), tag: idOf('tag_'), from: day, version: wholeNumber }
  const given = { q: 'ana', status: 'on', tag: 'tag_1', from: '2027-03-01', version: '3', other: 'x' }
  expect(readSearch(parts, given)).toEqual({ q: 'ana', status: 'on', tag: 'tag_1', from: '2027-03-01', version: '3' })
  const nonsense = { q: '', status: 'broken', tag: 'lead_1', from: 'May', version: 'two' }
  expect(Object.values(readSearch(parts, nonsense)).filter(Boolean)).toEqual([])
  expect(readSearch({ at: matching(/^x+$/) }, { at: 'xx' })).toEqual({ at: 'xx' })
})
