/** New leads are put into the index of searches after a while, which opens no site that was closed for another. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { indexingLeads } from './housekeeping.ts'
import { leadRecordLimits } from './limits.ts'

const usual = { ...leadRecordLimits }
let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())
afterEach(() => void Object.assign(leadRecordLimits, usual))

test('new leads of a site that was closed meanwhile wait for what happens on it next', async () => {
  const after_ms = 100
  Object.assign(leadRecordLimits, { leads_indexed_after_seconds: after_ms / 1_000 })
  const { installation, clock } = h
  const site_id = await h.newSite('Casa Verde')
  await h.post(`/v1/sites/${site_id}/leads`, { email: 'wanda@elsewhere.example', first_name: 'Wanda' })
  const database = await installation.databases.site(site_id)
  const part = indexingLeads({ installation, site_id, database, clock, facts: async () => null })
  const indexed = () => database.read(async db => Number((await db.one('select count(*) from lead_search_rows'))?.[0]))

  part.wake()
  await installation.databases.restSite(site_id)
  expect(database.open).toBe(false)
  await sleep(after_ms * 3)
  await part.settled()
  expect(database.open).toBe(false)
  expect(await indexed()).toBe(0)

  part.wake()
  await expect.poll(indexed).toBe(1)
  await part.stop()
  expect(
    await database.read(db => db.all(sql`select rowid from lead_search where lead_search match '"wan"'`)),
  ).toHaveLength(1)
})
