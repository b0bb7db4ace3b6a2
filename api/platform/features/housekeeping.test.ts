import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { moveCursors, readCursor } from '../events/events.ts'
import { limits } from '../runtime/limits.ts'
import { forgetSomeEvents } from './housekeeping.ts'

const day = 86_400_000
let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Old')
})
afterAll(() => h.close())

const insert = `with recursive c(n) as (select 1 union all select n + 1 from c where n < ?)
  insert into events (id, at, name, subject_id, lead_id, data) select 'evt', ?, 'x.y', null, ?, '{}' from c`
const count = async (which: string): Promise<number> => {
  const database = await h.installation.databases.site(site)
  const row = await database.read(db => db.one(`select count(*) from events where ${which}`, []))
  return Number(row?.[0])
}
const forgetAll = () =>
  h.inSite(site, async tx => {
    let turns = 0
    while (await forgetSomeEvents(tx, h.clock.now(), ['journeys'])) turns += 1
    return turns
  })

test('old events go, but none in the window, none that is unread, and those of leads only after years', async () => {
  const ancient = h.clock.now() - (limits.lead_events_kept_days + 1) * day
  const old = h.clock.now() - (limits.events_kept_days + 1) * day
  await h.inSite(site, async tx => {
    await tx.run('delete from events', [])
    await tx.run(insert, [1_500, ancient, 'lead_1'])
    await tx.run(insert, [2_500, old, null])
    await tx.run(insert, [300, old, 'lead_2'])
    await tx.run(insert, [40, h.clock.now(), null])
    await tx.run(insert, [limits.stream_kept_events, old, null])
  })
  await forgetAll()
  expect(await count('true')).toBe(1_500 + 2_500 + 300 + 40 + limits.stream_kept_events)
  const database = await h.installation.databases.site(site)
  const first = Number((await database.read(db => db.one('select min(seq) from events', [])))?.[0])
  const readTo = (seq: number) => h.inSite(site, tx => moveCursors(tx, new Map([['journeys', seq]])))
  await readTo(first + 1_499 + 700)
  await forgetAll()
  expect(await count("lead_id = 'lead_1'")).toBe(0)
  expect(await count(`lead_id is null and at = ${old}`)).toBe(1_800 + limits.stream_kept_events)
  await readTo(first + 1_000_000)
  await h.inSite(site, tx => moveCursors(tx, new Map([['another', first + 1_499 + 1_200]])))
  await forgetAll()
  expect(await count(`lead_id is null and at = ${old}`)).toBe(1_300 + limits.stream_kept_events)
  await h.inSite(site, tx => moveCursors(tx, new Map([['another', first + 1_000_000]])))
  expect(await forgetAll()).toBeGreaterThan(0)
  expect(await count("lead_id = 'lead_2'")).toBe(300)
  expect(await count(`at = ${old} and lead_id is null`)).toBeLessThanOrEqual(limits.stream_kept_events + 1_000)
  expect(await count(`at = ${h.clock.now()}`)).toBe(40)
  expect(await forgetAll()).toBe(0)
  expect(await database.read(db => readCursor(db, 'forgetting'))).toBeLessThan(first + 5_000)
})
