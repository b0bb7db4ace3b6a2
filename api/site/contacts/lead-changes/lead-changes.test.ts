/** The change feed: nothing is lost, deletions are told of, and a place is good for as long as is promised. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { markRestored } from '../../../account/sites/rules.ts'
import { forgettingTimelines } from '../../../platform/features/housekeeping.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'
import { endUnsubscriptions } from '../../email/suppressions/rules.ts'
import { nothingKnown } from '../lead-records/fields.ts'
import { leadRecordLimits } from '../lead-records/limits.ts'
import { findLead, leadRows } from '../lead-records/rules.ts'
import { freshLead } from '../leads/rules.ts'
import { addTagToLeads } from '../tags/store.ts'
import { leadChangeLimits } from './limits.ts'

let h: Harness
let at: string
let site: string
let n = 0
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
})
afterAll(() => h.close())

interface Change {
  lead_id: string
  deleted: boolean
  lead?: { first_name: string | null; tag_ids: string[] }
  cursor: string
}
interface Page {
  data: Change[]
  has_more: boolean
  next_cursor: string
}
const changes = async (cursor?: string, limit = 100) => {
  const { status, body } = await h.get(`${at}/lead-changes?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`)
  return { status, body: body as unknown as Page }
}
const since = async (cursor: string, limit?: number) => (await changes(cursor, limit)).body
const begin = async () => (await changes()).body.next_cursor
const newLead = async (body: object = {}) =>
  String((await h.post(`${at}/leads`, { email: `lead${++n}@example.com`, ...body })).body.id)

test('it begins with the present, and tells of each lead as it is now, once however much happened', async () => {
  await newLead()
  const cursor = await begin()
  expect(await since(cursor)).toEqual({ data: [], has_more: false, next_cursor: cursor })
  const [one, other] = [await newLead(), await newLead()]
  const tag = (await h.post(`${at}/tags`, { name: 'Changed' })).body.id
  await h.patch(`${at}/leads/${one}`, { first_name: 'Ana' })
  await h.post(`${at}/leads/${one}/tags`, { tag_ids: [tag] })
  const { data, has_more, next_cursor } = await since(cursor)
  expect(data.map(({ lead_id }) => lead_id)).toEqual([other, one])
  expect(data[1]).toMatchObject({ deleted: false, lead: { first_name: 'Ana', tag_ids: [tag] } })
  expect([has_more, next_cursor]).toEqual([false, data[1]?.cursor])
  expect((await since(next_cursor)).data).toEqual([])
})

test('from the place of any change, nothing that came later is missed', async () => {
  const cursor = await begin()
  const ids = [await newLead(), await newLead(), await newLead()]
  await h.patch(`${at}/leads/${ids[0]}`, { first_name: 'Ana' })
  const pages: Page[] = []
  for (let place = cursor, more = true; more; ) {
    const page = await since(place, 2)
    pages.push(page)
    place = page.next_cursor
    more = page.has_more
  }
  const told = pages.flatMap(({ data }) => data)
  expect(new Set(told.map(({ lead_id }) => lead_id))).toEqual(new Set(ids))
  expect(told.at(-1)).toMatchObject({ lead_id: ids[0], lead: { first_name: 'Ana' } })
  const rest = await since(told[0]?.cursor ?? '')
  expect(new Set(rest.data.map(({ lead_id }) => lead_id))).toEqual(
    new Set([ids[0], ids[2], ...(told[0]?.lead_id === ids[1] ? [] : [ids[1]])]),
  )
})

test('a deleted lead is told of as deleted, without anything of the person', async () => {
  const gone = await newLead({ first_name: 'Eva' })
  const cursor = await begin()
  const brief = await newLead()
  await h.delete(`${at}/leads/${gone}`)
  await h.delete(`${at}/leads/${brief}`)
  const { data } = await since(cursor)
  expect(data).toMatchObject([
    { lead_id: gone, deleted: true },
    { lead_id: brief, deleted: true },
  ])
  expect(JSON.stringify(data)).not.toContain('Eva')
})

test('more events than are looked at once are told of over several pages', async () => {
  const cursor = await begin()
  const ids = [await newLead(), await newLead()]
  const events = leadChangeLimits.lead_changes_events_at_once
  await h.inSite(site, async (tx, { emit }) => {
    const { leadConfirmationAsked } = await import('../lead-records/events.ts')
    for (let i = 0; i < events; i++) await emit(tx, leadConfirmationAsked, { lead_id: ids[0] ?? '' })
    await emit(tx, leadConfirmationAsked, { lead_id: ids[1] ?? '' })
  })
  const first = await since(cursor)
  expect([first.data.map(({ lead_id }) => lead_id), first.has_more]).toEqual([[ids[1], ids[0]], true])
  const second = await since(first.next_cursor)
  expect([second.data.map(({ lead_id }) => lead_id), second.has_more]).toEqual([ids, false])
})

test('a place is good as long as its events are kept; one that is not ours is refused', async () => {
  const [seq, now] = JSON.parse(Buffer.from(await begin(), 'base64url').toString()) as [number, number]
  const oldest = now - limits.lead_events_kept_days * 86_400_000
  const placeOf = (at: number) => Buffer.from(JSON.stringify([seq, at])).toString('base64url')
  expect((await changes(placeOf(oldest))).status).toBe(200)
  expect((await changes(placeOf(oldest - 1))).status).toBe(410)
  const future = Buffer.from(JSON.stringify([1_000_000, h.clock.now()])).toString('base64url')
  expect((await changes(future)).status).toBe(410)
  const text = Buffer.from(JSON.stringify(['a', 'b'])).toString('base64url')
  for (const wrong of [text, 'none']) {
    const { status, body } = await h.get(`${at}/lead-changes?cursor=${wrong}`)
    expect([status, body.code]).toEqual([422, 'validation_failed'])
  }
})

test('a lead that went by a merge is told of as gone, with the one that stayed, and as back once it is undone', async () => {
  const [into, from, last] = [await newLead(), await newLead(), await newLead()]
  const cursor = await begin()
  const merge = (await h.post(`${at}/leads/${into}/merges`, { merged_lead_id: from })).body.id
  const told = async () =>
    Object.fromEntries((await since(cursor)).data.map(({ lead_id, ...change }) => [lead_id, change]))
  expect(await told()).toMatchObject({ [from]: { deleted: true, merged_into: into }, [into]: { deleted: false } })
  await h.post(`${at}/leads/${into}/merges/${merge}/undo`)
  expect(await told()).toMatchObject({ [from]: { deleted: false, lead: { id: from } }, [into]: { deleted: false } })
  await h.post(`${at}/leads/${into}/merges`, { merged_lead_id: from })
  await h.post(`${at}/leads/${last}/merges`, { merged_lead_id: into })
  expect(await told()).toMatchObject({
    [from]: { deleted: true, merged_into: last },
    [into]: { deleted: true, merged_into: last },
  })
  await h.delete(`${at}/leads/${last}`)
  expect(await told()).toMatchObject({
    [from]: { deleted: true },
    [into]: { deleted: true },
    [last]: { deleted: true },
  })
})

test('a place of before what retention has deleted is gone, a later one is good', async () => {
  const before = await begin()
  for (let added = 0; added < 3; added++) await newLead()
  const middle = await begin()
  await newLead()
  await h.inSite(site, async tx => {
    await tx.run(
      `with recursive c(n) as (select 1 union all select n + 1 from c where n < ?)
       insert into events (id, at, name, data) select 'evt', ?, 'x.y', '{}' from c`,
      [limits.stream_kept_events, h.clock.now()],
    )
    const [seq] = JSON.parse(Buffer.from(middle, 'base64url').toString()) as [number]
    // The turns of each hour, of which the last finds nothing.
    const [kept] = (await tx.one('select count(*) from events where lead_id is not null and seq <= ?', [seq])) ?? []
    const forgetting = { before: h.clock.now() + 1, place: '', consumers: [], emit: async () => '' }
    for (const batch of [1, Number(kept) - 1]) await forgettingTimelines(tx, { ...forgetting, batch })
  })
  expect((await changes(before)).status).toBe(410)
  expect((await since(middle)).data).toHaveLength(1)
})

test('a place of before a restored backup is gone, however much happened since', async () => {
  const before = await begin()
  const { control } = h.installation.databases
  await control.write(async tx => {
    await markRestored(tx, h.clock.now(), h.clock.now())
    tx.announce(`site ${site}`)
  })
  const after = await begin()
  for (let added = 0; added < 5; added++) await newLead()
  expect((await changes(before)).status).toBe(410)
  const { data, next_cursor } = await since(after)
  expect(data).toHaveLength(5)
  expect((await since(String(next_cursor))).data).toEqual([])
})

interface Shown {
  suppression?: { reason: string; since?: string }
  custom_fields: Record<string, unknown>
  mailability: string
  email: string
}
const told = async (cursor: string) =>
  (await since(cursor)).data.map(({ lead }) => (lead as unknown as Shown | undefined)?.email)

test('what happens to a field, a tag or an audience is told of each lead that has it', async () => {
  const field = (await h.post(`${at}/custom-fields`, { type: 'text', name: 'size', label: 'Size' })).body.id
  const tag = (await h.post(`${at}/tags`, { name: 'Told' })).body.id
  const audience = (await h.post(`${at}/audiences`, { name: 'Told' })).body.id
  const email = 'has-all@example.com'
  await newLead({ email, tag_ids: [tag], audience_ids: [audience], custom_fields: { size: 'M' } })
  await newLead()
  const changing: [string, () => Promise<{ status: number }>][] = [
    ['field deleted', () => h.delete(`${at}/custom-fields/${field}`)],
    ['field restored', () => h.post(`${at}/custom-fields/${field}/restore`)],
    ['tag renamed', () => h.patch(`${at}/tags/${tag}`, { name: 'Told again' })],
    ['tag deleted', () => h.delete(`${at}/tags/${tag}`)],
    ['audience renamed', () => h.patch(`${at}/audiences/${audience}`, { name: 'Told again' })],
    ['audience deleted', () => h.delete(`${at}/audiences/${audience}`)],
  ]
  for (const [what, change] of changing) {
    const cursor = await begin()
    expect((await change()).status, what).toBeLessThan(300)
    expect(await told(cursor), what).toEqual([email])
  }
})

test('a lead says that its address is suppressed, and the feed tells of it', async () => {
  const email = 'stopped@example.com'
  const lead = await newLead({ email, consent: { text: 'Yes' } })
  const shown = async () => (await h.get(`${at}/leads/${lead}`)).body as unknown as Shown
  expect(await shown()).not.toHaveProperty('suppression')
  let cursor = await begin()
  const suppression = (await h.post(`${at}/suppressions`, { email: 'Stopped@Example.com' })).body.id
  expect(await told(cursor)).toEqual([email])
  const since_now = new Date(h.clock.now()).toISOString()
  expect(await shown()).toMatchObject({
    mailability: 'subscribed',
    suppression: { reason: 'manual', since: since_now },
  })
  cursor = await begin()
  expect((await h.post(`${at}/suppressions/${suppression}/remove`, {})).status).toBe(200)
  expect(await told(cursor)).toEqual([email])
  expect(await shown()).not.toHaveProperty('suppression')
  cursor = await begin()
  const importing = { addresses: [email], reason: 'unsubscribed' }
  const { id } = (await h.post(`${at}/suppression-imports`, importing)).body
  await workOff(h, site)
  expect(await told(cursor)).toEqual([email])
  expect(await shown()).toMatchObject({ suppression: { reason: 'unsubscribed' } })
  cursor = await begin()
  await h.post(`${at}/operations/${id}/undo`)
  await workOff(h, site)
  expect(await told(cursor)).toEqual([email])
  expect((await since(cursor)).data[0]?.lead).not.toHaveProperty('suppression')
})

test('of more leads than are told of at once, the feed says that everything is to be read again', async () => {
  const tag = (await h.post(`${at}/tags`, { name: 'Everybody' })).body.id
  const most = leadRecordLimits.leads_noted_at_once_max
  const rows = Array.from({ length: most + 1 }, (_, i) =>
    freshLead({
      ...{ id: h.installation.newId('lead'), email: `crowd${i}@example.com`, own: nothingKnown() },
      ...{ mailability: 'unsubscribed', unsubscribed_at: null, source: 'api', confirmation: 'none' },
      ...{ quality: undefined, at: h.clock.now() },
    }),
  )
  await h.inSite(site, async tx => {
    await leadRows.insert(tx, rows)
    const given = rows.map(({ id }) => ({ lead_id: id, source_id: null }))
    await addTagToLeads(tx, given, tag, { source: 'api', at: h.clock.now() })
  })
  const before = await begin()
  await h.patch(`${at}/tags/${tag}`, { name: 'All' })
  expect((await changes(before)).status).toBe(410)
  const after = await begin()
  expect((await changes(after)).status).toBe(200)
}, 60_000)

test('the feed tells that a former address of a lead is suppressed, and no more', async () => {
  const email = `former${++n}@example.com`
  const lead_id = await newLead({ email })
  await h.patch(`${at}/leads/${lead_id}`, { email: `now${n}@example.com` })
  const cursor = await begin()
  const suppression = (await h.post(`${at}/suppressions`, { email })).body.id
  const told = await since(cursor)
  expect(told.data).toMatchObject([{ lead_id, lead: { suppression: { reason: 'manual' } } }])
  await h.post(`${at}/suppressions/${suppression}/remove`, {})
  const [ended] = (await since(told.next_cursor)).data
  expect(ended).toMatchObject({ lead_id })
  expect(ended?.lead).not.toHaveProperty('suppression')
})

test('somebody who was erased, came again and confirms is told of, and no place is gone by it', async () => {
  const email = `again${++n}@example.com`
  const erased = await newLead({ email })
  await h.post(`${at}/suppressions`, { email, reason: 'unsubscribed' })
  expect((await h.delete(`${at}/leads/${erased}`)).status).toBe(204)
  const lead_id = await newLead({ email })
  const cursor = await begin()
  await h.inSite(site, async (tx, acting) => {
    const lead = await findLead(tx, lead_id)
    if (lead) await endUnsubscriptions(tx, lead, acting)
  })
  const told = await changes(cursor)
  expect(told.status).toBe(200)
  expect(told.body.data.map(one => one.lead_id)).toContain(lead_id)
})
