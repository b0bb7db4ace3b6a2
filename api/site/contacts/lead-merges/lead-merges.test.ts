/** Two leads become one, and two again: what wins, what moves, who stays unsubscribed, and what a later change keeps. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'
import { linkVisitor } from '../visitors/rules.ts'
import { leadMergeLimits } from './limits.ts'

let h: Harness
let base: string
let site: string
let tags: string[]
let audience: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  base = `/v1/sites/${site}`
  tags = []
  for (const name of ['Own', 'Both', 'Theirs']) tags.push((await h.post(`${base}/tags`, { name })).body.id)
  audience = (await h.post(`${base}/audiences`, { name: 'News' })).body.id
  for (const name of ['size', 'city']) {
    await h.post(`${base}/custom-fields`, { name, label: name, type: name === 'size' ? 'number' : 'text' })
  }
})
afterAll(() => h.close())

const consent = { text: 'Send me news.' }
let count = 0
async function twoLeads(own: object = {}, other: object = {}) {
  count += 1
  const add = async (body: object) => (await h.post(`${base}/leads`, body)).body
  const ana = {
    email: `ana${count}@new.example`,
    first_name: 'Ana',
    custom_fields: { size: 1 },
    tag_ids: tags.slice(0, 2),
  }
  const old = { email: `ana${count}@old.example`, first_name: 'Anna', last_name: 'García', phone: '+34 600 000 001' }
  const theirs = { custom_fields: { size: 2, city: 'Málaga' }, tag_ids: tags.slice(1), audience_ids: [audience] }
  const into = await add({ ...ana, consent, ...own })
  const from = await add({ ...old, ...theirs, consent, ...other })
  return { into, from, path: `${base}/leads/${into.id}`, merges: `${base}/leads/${into.id}/merges` }
}

test('a preview says what wins and what moves, and changes nothing', async () => {
  const { into, from, merges, path } = await twoLeads()
  const preview = await h.post(`${merges}/preview`, { merged_lead_id: from.id, take: ['custom_fields.size'] })
  const misspelled = { merged_lead_id: from.id, take: ['phone', 'custom_fields.sise'] }
  for (const at of [`${merges}/preview`, merges])
    expect((await h.post(at, misspelled)).body.errors).toMatchObject([
      { pointer: '/take/1', code: 'unknown_reference' },
    ])
  expect(preview.body).toMatchObject({ lead_id: into.id, merged_lead_id: from.id, mailability: 'subscribed' })
  expect(preview.body.fields).toEqual(
    expect.arrayContaining([
      { field: 'email', own: into.email, other: from.email, taken: false },
      { field: 'first_name', own: 'Ana', other: 'Anna', taken: false },
      { field: 'last_name', other: 'García', taken: true },
      { field: 'custom_fields.size', own: 1, other: 2, taken: true },
      { field: 'custom_fields.city', other: 'Málaga', taken: true },
    ]),
  )
  expect(preview.body.moves).toEqual(
    expect.arrayContaining([
      { what: 'tags_and_audiences', count: 2 },
      { what: 'custom_fields', count: 2 },
      { what: 'consents', count: 1 },
    ]),
  )
  expect((await h.get(path)).body).toEqual(into)
})

test('a preview counts what comes to the lead that stays, not what both have', async () => {
  const { into, from, merges } = await twoLeads()
  const rows = [
    ...[into.id, from.id].map(id => `insert into left_topics values ('${id}', 'topic_both', 1)`),
    `insert into left_topics values ('${from.id}', 'topic_other', 1)`,
    ...[into.id, from.id].map(
      id =>
        `insert into broadcast_recipients (broadcast_id, lead_id, status, due_at) values ('both', '${id}', 'queued', 1)`,
    ),
    `insert into broadcast_recipients (broadcast_id, lead_id, status, due_at) values ('other', '${from.id}', 'queued', 1)`,
  ]
  await h.inSite(site, async tx => {
    for (const row of rows) await tx.run(row, [])
  })
  const tables = {
    tags_and_audiences: 'lead_sets',
    custom_fields: 'lead_values',
    left_topics: 'left_topics',
    broadcasts: 'broadcast_recipients',
    former_addresses: 'former_addresses',
  }
  const counted = () =>
    h.inSite(site, async tx => {
      const found: [string, number][] = []
      for (const [what, table] of Object.entries(tables)) {
        const [count] = (await tx.one(`select count(*) from ${table} where lead_id = ?`, [String(into.id)])) ?? []
        found.push([what, Number(count)])
      }
      return new Map(found)
    })
  const before = await counted()
  const { body } = await h.post(`${merges}/preview`, { merged_lead_id: from.id })
  const moves = body.moves as unknown as { what: string; count: number }[]
  expect((await h.post(merges, { merged_lead_id: from.id })).status).toBe(201)
  const came = [...(await counted())].map(([what, count]) => ({ what, count: count - (before.get(what) ?? 0) }))
  expect(came.every(({ count }) => count > 0)).toBe(true)
  expect(moves).toEqual(expect.arrayContaining(came))
})

test('audiences that follow a filter follow a merge and its undoing', async () => {
  const { into, from, merges } = await twoLeads()
  const has = (tag: string | undefined) => ({ type: 'rule', field: 'tags', op: 'has', value: [tag] })
  const dynamic = async (name: string, filter: object) =>
    (await h.post(`${base}/audiences`, { name: `${name} ${count}`, filter })).body.id
  const both = await dynamic('Both', { type: 'all', filters: [has(tags[0]), has(tags[2])] })
  const old = await dynamic('Old', { type: 'rule', field: 'email', op: 'contains', value: `${count}@old.example` })
  const on = async (id: string) => (await h.get(`${base}/leads?audience_id=${id}`)).body.data.map(lead => lead.id)
  const membership = async () => {
    await workOff(h, site)
    const present = (ids: unknown[]) => ids.filter(id => id === into.id || id === from.id)
    return [present(await on(both)), present(await on(old))]
  }
  expect(await membership()).toEqual([[], [from.id]])
  const merge = (await h.post(merges, { merged_lead_id: from.id })).body.id
  expect(await membership()).toEqual([[into.id], []])
  await h.post(`${merges}/${merge}/undo`)
  expect(await membership()).toEqual([[], [from.id]])
})

test('what both have is one lead’s; undone, each has what it had', async () => {
  const { into, from, path, merges } = await twoLeads()
  const visitor_id = `visitor-of-merges-${count}`
  await h.inSite(site, (tx, { now }) => linkVisitor(tx, visitor_id, from.id, 'form', now()))
  const [before, other] = [(await h.get(path)).body, (await h.get(`${base}/leads/${from.id}`)).body]
  const merge = await h.post(merges, { merged_lead_id: from.id, take: ['phone'] })
  expect(merge.status, JSON.stringify(merge.body)).toBe(201)
  const merged = (await h.get(path)).body
  expect(merged).toMatchObject({
    ...{ email: into.email, first_name: 'Ana', last_name: 'García', phone: '+34 600 000 001' },
    ...{ mailability: 'subscribed', custom_fields: { size: 1, city: 'Málaga' }, audience_ids: [audience] },
  })
  expect((merged.tag_ids as string[]).toSorted()).toEqual(tags.toSorted())
  expect((await h.get(`${path}/consents`)).body.data).toHaveLength(2)
  expect((await h.get(`${base}/visitors/${visitor_id}`)).body).toMatchObject({ lead_id: into.id })
  const gone = await h.get(`${base}/leads/${from.id}`)
  expect(gone.body).toMatchObject({ status: 404, blockers: [{ type: 'lead', id: into.id, name: into.email }] })
  const timeline = await h.get(`${path}/timeline`)
  expect(timeline.body.data.map(({ type }) => type)).toEqual(expect.arrayContaining(['lead.merged', 'lead.created']))

  const undone = await h.post(`${merges}/${merge.body.id}/undo`)
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  const same = ({ version: _v, updated_at: _u, ...lead }: Record<string, unknown>) => lead
  expect(same((await h.get(path)).body)).toEqual(same(before))
  expect(same((await h.get(`${base}/leads/${from.id}`)).body)).toEqual(same(other))
  expect((await h.get(`${path}/consents`)).body.data).toHaveLength(1)
  expect((await h.get(`${base}/visitors/${visitor_id}`)).body).toMatchObject({ lead_id: from.id })
  expect((await h.post(`${merges}/${merge.body.id}/undo`)).body.code).toBe('transition_not_allowed')
})

test('who has withdrawn under either address stays so, under both', async () => {
  const { from, path, merges } = await twoLeads()
  await h.post(`${base}/leads/${from.id}/unsubscribe`)
  await h.post(merges, { merged_lead_id: from.id })
  expect((await h.get(path)).body).toMatchObject({ mailability: 'unsubscribed' })
  const again = await h.post(`${base}/leads`, { email: String(from.email), consent })
  expect(again.body).toMatchObject({ mailability: 'unsubscribed' })
})

test('consent for one address is none for another; with the address it comes along', async () => {
  const kept = await twoLeads({ consent: undefined })
  await h.post(kept.merges, { merged_lead_id: kept.from.id })
  expect((await h.get(kept.path)).body).toMatchObject({ email: kept.into.email, mailability: 'unsubscribed' })
  const taken = await twoLeads({ consent: undefined })
  await h.post(taken.merges, { merged_lead_id: taken.from.id, take: ['email'] })
  expect((await h.get(taken.path)).body).toMatchObject({ email: taken.from.email, mailability: 'subscribed' })
})

test('undoing keeps what has been changed since, and ends where the address has another owner or the time is over', async () => {
  const { from, path, merges } = await twoLeads()
  const merge = (await h.post(merges, { merged_lead_id: from.id })).body.id
  await h.patch(path, { last_name: 'Sánchez', custom_fields: { city: 'Cádiz' } })
  const third = (await h.post(`${base}/leads`, { email: String(from.email) })).body.id
  expect((await h.post(`${merges}/${merge}/undo`)).body).toMatchObject({
    code: 'lead_exists',
    blockers: [{ id: third }],
  })
  await h.delete(`${base}/leads/${third}`)
  expect((await h.post(`${merges}/${merge}/undo`)).status).toBe(200)
  expect((await h.get(path)).body).toMatchObject({
    last_name: 'Sánchez',
    phone: null,
    custom_fields: { city: 'Cádiz' },
  })

  // The session of the person is over by then.
  const grants = { name: 'Late', grants: ['manage-leads'], site_ids: [site] }
  const token = String((await h.post('/v1/api-keys', grants)).body.key)
  const late = await twoLeads()
  const id = (await h.post(late.merges, { merged_lead_id: late.from.id })).body.id
  h.clock.forward(leadMergeLimits.lead_merge_undo_days * 86_400_000 - 1)
  const [listed] = (await h.get(late.merges, { token })).body.data
  expect(listed).toMatchObject({ id, merged_email: late.from.email, can_undo_until: expect.any(String) })
  h.clock.forward(1)
  const refused = await h.post(`${late.merges}/${id}/undo`, undefined, { token })
  expect(refused.body.code).toBe('transition_not_allowed')
  h.clock.forward(-leadMergeLimits.lead_merge_undo_days * 86_400_000)
})

test('a lead is merged with another one that there is', async () => {
  const { into, merges } = await twoLeads()
  for (const merged_lead_id of [into.id, `lead_${'0'.repeat(32)}`]) {
    expect((await h.post(merges, { merged_lead_id })).body).toMatchObject({ errors: [{ pointer: '/merged_lead_id' }] })
  }
  const other = await twoLeads()
  await h.post(merges, { merged_lead_id: other.into.id })
  const chained = await h.post(other.merges.replace(other.into.id, other.from.id), { merged_lead_id: into.id })
  expect(chained.status).toBe(201)
  expect((await h.get(other.path)).body).toMatchObject({ blockers: [{ id: other.from.id }] })
})

test('undoing the second of two merges leaves the first with its lead, and it can be undone as well', async () => {
  const { into, from, path, merges } = await twoLeads()
  const third = (await h.post(`${base}/leads`, { email: `third${count}@example.com` })).body.id
  const first = (await h.post(merges, { merged_lead_id: from.id })).body.id
  const second = (await h.post(`${base}/leads/${third}/merges`, { merged_lead_id: into.id })).body.id
  expect((await h.get(`${base}/leads/${from.id}`)).body.blockers).toMatchObject([{ id: third }])
  const passed = await h.get(`${base}/leads/${third}/merges`)
  expect(passed.body.data.map(({ id, can_undo_until }) => [id, can_undo_until !== undefined])).toEqual([
    [second, true],
    [first, false],
  ])
  expect((await h.post(`${base}/leads/${third}/merges/${first}/undo`)).body.code).toBe('transition_not_allowed')
  expect((await h.post(`${base}/leads/${third}/merges/${second}/undo`)).status).toBe(200)
  expect((await h.get(`${base}/leads/${from.id}`)).body.blockers).toMatchObject([{ id: into.id }])
  expect((await h.get(merges)).body.data).toMatchObject([{ id: first, merged_email: from.email }])
  expect((await h.get(`${base}/leads/${third}/merges`)).body.data).toMatchObject([{ id: second }])
  expect((await h.post(`${merges}/${first}/undo`)).status).toBe(200)
  const { version: _v, updated_at: _u, ...before } = from as Record<string, unknown>
  expect((await h.get(`${base}/leads/${from.id}`)).body).toMatchObject(before)
  expect((await h.get(path)).body).toMatchObject({ email: into.email, phone: null })
})

test('of two merges into a lead the latest is undone first, and each has again what others had too', async () => {
  const { into, from, path, merges } = await twoLeads({ tag_ids: [] })
  const body = { email: `third${count}@example.com`, consent, tag_ids: tags.slice(1), audience_ids: [audience] }
  const third = (await h.post(`${base}/leads`, body)).body.id
  const first = (await h.post(merges, { merged_lead_id: from.id })).body.id
  const second = (await h.post(merges, { merged_lead_id: third })).body.id
  const canUndo = async () =>
    (await h.get(merges)).body.data.map(({ id, can_undo_until }) => [id, can_undo_until !== undefined])
  expect(await canUndo()).toEqual([
    [second, true],
    [first, false],
  ])
  expect((await h.post(`${merges}/${first}/undo`)).body.code).toBe('transition_not_allowed')
  expect((await h.post(`${merges}/${second}/undo`)).status).toBe(200)
  expect(await canUndo()).toEqual([
    [second, false],
    [first, true],
  ])
  expect((await h.post(`${merges}/${first}/undo`)).status).toBe(200)
  const sets = async (at: string) => {
    const { tag_ids, audience_ids } = (await h.get(at)).body
    return { tag_ids, audience_ids }
  }
  expect(await sets(path)).toEqual({ tag_ids: [], audience_ids: [] })
  const both = { tag_ids: tags.slice(1), audience_ids: [audience] }
  for (const id of [from.id, third]) expect(await sets(`${base}/leads/${id}`)).toEqual(both)
  expect(into.tag_ids).toEqual([])
})
