import { expect, test } from 'vitest'
import { bySection, entriesFor, findableFor } from './navigation-entries.ts'

const names = (entries: { label: string }[]) => entries.map(({ label }) => label)

test('a site has its sections in their order, with what belongs to none first', () => {
  const found = bySection(entriesFor('site_1', () => true))
  expect(found.map(({ section }) => section)).toEqual([undefined, 'capture', 'people', 'automate', 'site'])
  expect(names(found[1]?.entries ?? [])).toEqual(['popups.title', 'forms.title', 'campaigns.title', 'pages.title'])
  expect(names(found[2]?.entries ?? [])).toEqual([
    'leads.title',
    'audiences.title',
    'visitors.title',
    'lead_settings.title',
  ])
})

test('what somebody may not use is absent, and so is a section with nothing else', () => {
  const found = bySection(entriesFor('site_1', access => access === 'read-lead'))
  expect(found.map(({ section }) => section)).toEqual(['people'])
  expect(names(found[0]?.entries ?? [])).toEqual(['leads.title', 'visitors.title'])
})

test('without a site there are only the account’s own', () => {
  expect(entriesFor(undefined, () => true).every(({ isOfSite }) => !isOfSite)).toBe(true)
})

test('no two entries share a key', () => {
  const keys = findableFor('site_1', () => true).flatMap(({ key }) => key ?? [])
  expect(new Set(keys).size).toBe(keys.length)
})
