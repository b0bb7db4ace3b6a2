/** Features declare themselves: listed once, what they erase, what they use; held against the repository and planted violations. */
import { expect, test } from 'vitest'
import { erasure, listedFeatures, merging, userErasure, usesDeclared, visitorErasure } from './rules/composition.ts'
import { isCode, parseSource, readSource, repositoryPaths } from './source.ts'

const sources = repositoryPaths().filter(isCode).map(readSource)

const table = `import { sqliteTable, text } from 'drizzle-orm/sqlite-core'; export const t = sqliteTable('t', { lead_id: text() })`
const planted = (feature: string, composition = `import { tags } from './site/contacts/tags/feature.ts'`) => [
  parseSource('api/features.ts', composition),
  parseSource('api/site/contacts/tags/table.ts', table),
  parseSource('api/site/contacts/tags/feature.ts', feature),
]
const whole = planted(`export const tags = feature({ name: 'tags', erase: 'with_lead', merge: 'with_lead' })`)
test('accepts a feature that declares itself', () => {
  expect([...listedFeatures(whole), ...erasure(whole), ...merging(whole)]).toEqual([])
})
test('names a feature that keeps something of leads and erases nothing', () => {
  expect(erasure(planted(`export const tags = feature({ name: 'tags' })`))).toMatchObject([
    { path: 'api/site/contacts/tags' },
  ])
})
test('names a feature that keeps something of leads and does not say what becomes of it in a merge', () => {
  expect(merging(planted(`export const tags = feature({ name: 'tags', erase: 'with_lead' })`))).toMatchObject([
    { path: 'api/site/contacts/tags', reason: expect.stringContaining('`merge`') },
  ])
})
test('names a feature that keeps something of users and does not say how it is erased', () => {
  const keeping = (feature: string) => [
    parseSource('api/account/marks/table.ts', table.replace('lead_id', 'user_id')),
    parseSource('api/account/marks/feature.ts', feature),
  ]
  expect(userErasure(keeping(`export const marks = feature({ name: 'marks' })`))).toMatchObject([
    { path: 'api/account/marks', reason: expect.stringContaining('`eraseUser`') },
  ])
  expect(userErasure(keeping(`export const marks = feature({ name: 'marks', eraseUser: 'with_user' })`))).toEqual([])
})
test('names a feature without a feature.ts, and one that is not listed', () => {
  expect(listedFeatures(whole.slice(0, 2))).toMatchObject([{ reason: 'has no feature.ts' }])
  expect(listedFeatures(planted('export const tags = 1', ''))).toHaveLength(1)
})
const storing = (design: string, feature: string) => [
  parseSource('api/site/contacts/tags/table.ts', `${table.replace('lead_id', 'design')}; import './design.ts'`),
  parseSource('api/site/contacts/tags/design.ts', design),
  parseSource('api/site/contacts/tags/feature.ts', feature),
]
const nothing = `export const tags = feature({ name: 'tags', names: { tag: namesOf(table) } })`
test.each([
  ['tag', 'const form = z.object({ tag_ids: ids })', nothing.replace('tag:', 'tool:')],
  ['audience', 'const form = z.object({ audience_id: id })', nothing],
  ['field', 'interface Answer { field_id: string }', nothing],
  ['image', 'const style = z.object({ background_image_id: id })', nothing],
  ['sender', 'export const step = { template_id: text(), sender_id: text() }', `feature({ uses: { template: f } })`],
  [
    'campaign',
    `import { filter } from '../../../platform/schemas/filter/schema.ts'`,
    `feature({ uses: { audience, field, tag } })`,
  ],
])('names a feature that stores ids of a %s and does not say so', (kind, design, feature) => {
  expect(usesDeclared(storing(design, feature))).toEqual([
    { path: 'api/site/contacts/tags', reason: expect.stringContaining(`\`uses.${kind}\``) },
  ])
})
test('accepts what is declared, its own things, and what is not stored', () => {
  const declared = `feature({ names: { tag: namesOf(table) }, uses: { popup: popupsWith, image: 'history' } })`
  const design = 'const form = z.object({ tag_ids: ids, popup_id: id, image_ids: ids })'
  expect(usesDeclared(storing(design, declared))).toEqual([])
  const contract = parseSource('api/site/contacts/tags/contract.ts', 'const params = z.object({ popup_id: id })')
  expect(usesDeclared([...storing('', nothing), contract])).toEqual([])
})
test('holds in the repository', () => {
  const found = [
    ...listedFeatures(sources),
    ...erasure(sources),
    ...merging(sources),
    ...userErasure(sources),
    ...visitorErasure(sources),
    ...usesDeclared(sources),
  ]
  expect(found).toEqual([])
})
