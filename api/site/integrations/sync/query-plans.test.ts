/** A connection may have a million rows: no query of a turn looks at all of them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandle, type Handle } from '../../../platform/database/handle.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { erasedAmong } from './erased-store.ts'
import {
  dueRows,
  findRow,
  nextDueAt,
  openActivities,
  rowsOfActivity,
  rowsOfContacts,
  rowsOfLeads,
  saveRow,
} from './store.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Plans')
})
afterAll(() => h.close())

const id = 'conn_1'

test.each<[string, (db: Handle<'site'>) => Promise<unknown>]>([
  ['rows of contacts', db => rowsOfContacts(db, id, { contact_ids: ['1', '2'], email_keys: ['a@x.example'] })],
  ['rows of leads', db => rowsOfLeads(db, id, ['lead_1', 'lead_2'])],
  ['a row', db => findRow(db, id, 'lead_1')],
  ['a saved row', db => saveRow(db, { connection_id: id, lead_id: 'lead_1', revision: 1 }, { status: 'synced' })],
  ['rows that are due', db => dueRows(db, id, 0, 500)],
  ['when the next is due', db => nextDueAt(db, id)],
  ['open activities', db => openActivities(db, id)],
  ['rows of an activity', db => rowsOfActivity(db, id, 'activity')],
  ['who was erased', db => erasedAmong(db, id, ['erased_1', 'erased_2'])],
])('%s: found by more than their connection', async (_, work) => {
  const asked: [string, readonly unknown[]][] = []
  await work(
    createHandle<'site'>(async (sql, params) => {
      asked.push([sql, params])
      return { rows: [], changes: 0 }
    }),
  )
  expect(asked.length).toBeGreaterThan(0)
  const database = await h.installation.databases.site(site)
  for (const [sql, params] of asked) {
    const rows = await database.read(db => db.all(`explain query plan ${sql}`, params))
    const steps = rows.map(row => String(row[3])).filter(step => /sync_ledger|sync_erased/.test(step))
    expect(steps.length).toBeGreaterThan(0)
    for (const step of steps) expect(step).toMatch(/^SEARCH .*\(connection_id=\? AND /)
  }
})
