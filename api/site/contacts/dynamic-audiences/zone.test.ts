/** Dates in filters of audiences go by the site's zone: by its midnight, and by that of another one when it is changed. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Housekeeping } from '../../../platform/runtime/hourly.ts'
import type { Filter } from '../../../platform/schemas/filter/schema.ts'
import { openScope } from '../../../site-work.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'
import { followingZone } from './zone.ts'

let h: Harness
let site: string
let at: string
let zone: Housekeeping
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Zones')
  at = `/v1/sites/${site}`
  const scope = await openScope(h.installation, site)
  if (!scope) throw new Error('The site is not there')
  zone = followingZone(scope)
  await zone.start()
  await h.post(`${at}/custom-fields`, { type: 'date', name: 'renewal', label: 'Renewal' })
})
afterAll(() => h.close())

const hour_ms = 3_600_000

/** Carries the clock on to a moment and does what is due by then. */
async function until(moment: string): Promise<void> {
  h.clock.forward(Date.parse(moment) - h.clock.now())
  await settle()
}

async function settle(): Promise<void> {
  zone.wake()
  await zone.settled()
  await workOff(h, site)
}

async function moveTo(timezone: string): Promise<void> {
  const changed = await h.patch(at, { timezone })
  expect(changed.body).toMatchObject({ timezone })
  await settle()
}

async function dynamic(name: string, filter: Filter): Promise<string> {
  const made = await h.post(`${at}/audiences`, { name, filter })
  expect(made.status).toBe(201)
  return made.body.id
}

const isOn = async (audience: string): Promise<number> =>
  (await h.get(`${at}/leads?audience_id=${audience}`)).body.data.length

const recomputed = async () =>
  (await h.get(`${at}/operations?limit=100`)).body.data.filter(
    ({ type }: { type?: unknown }) => type === 'audience_recomputation',
  ).length

test('a date begins at midnight where the site is, and another zone is followed at once', async () => {
  const today = new Date(h.clock.now() + 48 * hour_ms).toISOString().slice(0, 10)
  const day = (ms: number) => new Date(Date.parse(today) + ms).toISOString()
  await moveTo('Asia/Tokyo')
  await h.post(`${at}/leads`, { email: 'due@example.com', custom_fields: { renewal: today } })
  const due = await dynamic('Due', { type: 'rule', field: 'custom_fields.renewal', op: 'in_last_days', value: 1 })
  const fixed = await dynamic('Fixed', { type: 'rule', field: 'email', op: 'contains', value: '@' })
  await settle()
  await until(day(-9 * hour_ms - 60_000))
  expect(await isOn(due)).toBe(0)
  await until(day(-9 * hour_ms))
  expect(await isOn(due)).toBe(1)
  expect((await h.post(`${at}/leads/search`, { filter: await filterOf(due) })).body.data).toHaveLength(1)

  const before = await recomputed()
  await moveTo('America/New_York')
  expect(await isOn(due)).toBe(0)
  expect((await h.post(`${at}/leads/search`, { filter: await filterOf(due) })).body.data).toHaveLength(0)
  expect(await recomputed()).toBe(before + 1)
  expect(await isOn(fixed)).toBe(1)
  const midnight = Date.parse(day(4 * hour_ms)) // In summer; an hour later in winter.
  await until(new Date(midnight - 60_000).toISOString())
  expect(await isOn(due)).toBe(0)
  await until(new Date(midnight + hour_ms).toISOString())
  expect(await isOn(due)).toBe(1)
  await settle()
  expect(await recomputed()).toBe(before + 1)
})

const filterOf = async (audience: string) => (await h.get(`${at}/audiences/${audience}`)).body.filter

test('a zone that was changed while nothing ran is followed when the site begins again', async () => {
  const moved = new Date(h.clock.now()).toISOString().slice(0, 10)
  await h.post(`${at}/leads`, { email: 'second@example.com' })
  const since = await dynamic('Since', { type: 'rule', field: 'registered_at', op: 'after', value: moved })
  await settle()
  const scope = await openScope(h.installation, site)
  await h.patch(at, { timezone: 'Europe/Madrid' })
  const before = await recomputed()
  const again = scope && followingZone(scope)
  await again?.start()
  await again?.settled()
  await workOff(h, site)
  expect(await recomputed()).toBe(before + 2)
  await again?.start()
  await again?.settled()
  expect(await recomputed()).toBe(before + 2)
  expect((await h.get(`${at}/audiences/${since}`)).body.status).toBe('current')
})
