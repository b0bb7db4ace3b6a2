/** Dynamic audiences through the API: what changes a lead lets it join and leave, once, and journeys hear of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationHandler } from '../../../platform/features/operations/worker.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import type { Filter } from '../../../platform/schemas/filter/schema.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'
import { audienceRecomputation, beginRecomputation } from './rules.ts'

let h: Harness
let site: string
let at: string
let path: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Lists')
  at = `/v1/sites/${site}`
  path = `${at}/audiences`
})
afterAll(() => h.close())

const rule = (field: string, op: string, value?: unknown) =>
  ({ type: 'rule', field, op, ...(value !== undefined && { value }) }) as Filter

const settle = () => workOff(h, site)

async function lead(email: string, more: object = {}): Promise<string> {
  const made = await h.post(`${at}/leads`, { email, ...more })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.id
}

async function dynamic(name: string, filter: Filter): Promise<string> {
  const made = await h.post(path, { name, filter })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.id
}

async function leadsOf(audience: string): Promise<string[]> {
  const { body } = await h.get(`${at}/leads?audience_id=${audience}&sort=email&limit=100`)
  return body.data.map(({ email }) => String(email))
}

type Told = { type: string; data: { audience_id?: string } }

/** What the timeline tells of a lead and an audience, in order. */
async function events(lead_id: string, audience: string): Promise<Told[]> {
  const { body } = await h.get(`${at}/leads/${lead_id}/timeline?limit=100`)
  return (body.data as unknown as Told[]).filter(({ data }) => data.audience_id === audience).toReversed()
}

const told = async (lead_id: string, audience: string): Promise<string[]> =>
  (await events(lead_id, audience)).map(({ type }) => type.replace('lead.audience_', ''))

test('those who match are on it once every lead has been looked at, and it says so', async () => {
  await lead('early@one.example')
  await lead('other@two.example')
  const made = await h.post(path, { name: 'One', filter: rule('email', 'contains', '@one.example') })
  expect(made.body).toMatchObject({
    type: 'dynamic',
    status: 'updating',
    lead_count: 0,
    operation_id: expect.any(String),
  })
  await settle()
  const { body } = await h.get(`${path}/${made.body.id}`)
  expect(body).toMatchObject({ status: 'current', lead_count: 1, filter: rule('email', 'contains', '@one.example') })
  expect(body.operation_id).toBeUndefined()
  const operation = await h.get(`${at}/operations/${made.body.operation_id}`)
  expect(operation.body).toMatchObject({ type: 'audience_recomputation', status: 'completed', subject_name: 'One' })
  expect((await h.get(`${path}?type=static`)).body.data).toEqual([])
  expect((await h.get(`${path}?type=dynamic`)).body.data).toHaveLength(1)
})

test('whatever changes a lead counts: tags, values, the address, subscription, other audiences', async () => {
  const tag = (await h.post(`${at}/tags`, { name: 'vip' })).body.id
  await h.post(`${at}/custom-fields`, { type: 'number', name: 'spent', label: 'Spent' })
  const list = (await h.post(path, { name: 'Hand-picked' })).body.id
  const audiences = {
    tagged: await dynamic('Tagged', rule('tags', 'has', [tag])),
    spenders: await dynamic('Spenders', rule('custom_fields.spent', 'gt', 100)),
    moved: await dynamic('Moved', rule('email', 'contains', 'moved')),
    picked: await dynamic('Picked', rule('audiences', 'has', [list])),
    nested: await dynamic('Nested', { type: 'not', filter: rule('mailability', 'is', 'unsubscribed') }),
  }
  const above = await dynamic('Above', rule('audiences', 'has', [audiences.picked]))
  const id = await lead('change@example.com')
  await settle()
  await h.post(`${at}/tags/${tag}/leads`, { lead_ids: [id] })
  await h.patch(`${at}/leads/${id}`, { email: 'moved@example.com', custom_fields: { spent: 101 } })
  await h.post(`${path}/${list}/leads`, { lead_ids: [id] })
  await settle()
  expect(await leadsOf(audiences.tagged)).toEqual(['moved@example.com'])
  expect(await leadsOf(audiences.spenders)).toEqual(['moved@example.com'])
  expect(await leadsOf(audiences.moved)).toEqual(['moved@example.com'])
  expect(await leadsOf(above)).toEqual(['moved@example.com'])
  await h.post(`${at}/tags/${tag}/leads/remove`, { lead_ids: [id] })
  await h.patch(`${at}/leads/${id}`, { custom_fields: { spent: 100 } })
  await h.post(`${path}/${list}/leads/remove`, { lead_ids: [id] })
  await settle()
  for (const audience of [audiences.tagged, audiences.spenders, audiences.picked, above]) {
    expect(await leadsOf(audience)).toEqual([])
    expect(await told(id, audience)).toEqual(['joined', 'left'])
  }
})

test('a new filter lets others join and leave, each told once', async () => {
  const [a, b] = [await lead('a@swap.example'), await lead('b@swap.example')]
  const id = await dynamic('Swap', rule('email', 'is', 'a@swap.example'))
  await settle()
  const changed = await h.patch(`${path}/${id}`, { filter: rule('email', 'is', 'b@swap.example') })
  expect(changed.body).toMatchObject({ status: 'updating', version: 2 })
  const again = await h.patch(`${path}/${id}`, { filter: rule('email', 'contains', 'b@swap') })
  await settle()
  expect((await h.get(`${at}/operations/${changed.body.operation_id}`)).body).toMatchObject({
    status: 'canceled',
    reason: { code: 'filter_changed' },
  })
  expect((await h.get(`${path}/${id}`)).body).toMatchObject({ status: 'current', version: again.body.version })
  expect([await told(a, id), await told(b, id)]).toEqual([['joined', 'left'], ['joined']])
})

test('a canceled recomputation is told, and can be done again', async () => {
  const made = await h.post(path, { name: 'Canceled', filter: rule('email', 'contains', '@') })
  await h.post(`${at}/operations/${made.body.operation_id}/cancel`)
  await settle()
  expect((await h.get(`${path}/${made.body.id}`)).body).toMatchObject({ status: 'incomplete', lead_count: 0 })
  const begun = await h.post(`${path}/${made.body.id}/recompute`)
  expect(begun.status).toBe(202)
  await settle()
  const { body } = await h.get(`${path}/${made.body.id}`)
  expect(body).toMatchObject({ status: 'current', lead_count: (await h.post(`${at}/leads/count`, {})).body.count })
})

test('one that is looked through again is not current until that is completed, whichever of two ends first', async () => {
  const id = await dynamic('Repeated', rule('email', 'contains', '@'))
  await settle()
  const status = async () => (await h.get(`${path}/${id}`)).body.status
  const recompute = async () => (await h.post(`${path}/${id}/recompute`)).body.id
  const cancel = (operation: string) => h.post(`${at}/operations/${operation}/cancel`)
  const once = await recompute()
  expect(await status()).toBe('updating')
  await cancel(once)
  expect(await status()).toBe('incomplete')
  const database = await h.installation.databases.site(site)
  const audience = { id, filter_version: 1 }
  const begin = () =>
    h.inSite(site, (tx, context) =>
      beginRecomputation(tx, audience, { start_journeys: false }, { ...context, actor: { type: 'system' } }),
    )
  const [first, second] = [await begin(), await begin()]
  const facts = () => h.installation.sites.find(site)
  const scope = { installation: h.installation, site_id: site, database, clock: h.clock, facts }
  const carryOut = ({ id: subject_id }: { id: string }) =>
    operationHandler(scope, [audienceRecomputation]).perform(
      { type: 'operation', subject_id } as Job,
      AbortSignal.any([]),
    )
  await carryOut(first)
  expect((await h.get(`${at}/operations/${first.id}`)).body.status).toBe('completed')
  expect(await status()).toBe('updating')
  await cancel(second.id)
  expect(await status()).toBe('incomplete')
  const [third, fourth] = [await begin(), await begin()]
  await carryOut(fourth)
  await carryOut(third)
  expect(await status()).toBe('current')
})

test('journeys start as they do by a static audience: by a change of one lead, not by a new filter', async () => {
  const audience = await dynamic('Starts', rule('first_name', 'is', 'Ana'))
  await settle()
  const before = await lead('before@start.example', { first_name: 'Eva' })
  const { body: one } = await h.get(`${at}/leads/${before}/timeline`)
  expect(one.data).toHaveLength(1)
  await settle()
  await h.patch(`${at}/leads/${before}`, { first_name: 'Ana' })
  await settle()
  await h.patch(`${path}/${audience}`, { filter: rule('email', 'contains', 'start.example') })
  const other = await lead('other@start.example')
  await settle()
  const joined = async (id: string) => (await events(id, audience))[0]?.data
  expect(await joined(before)).toMatchObject({ audience_id: audience, by_filter: true })
  expect(await joined(other)).toMatchObject({ audience_id: audience, by_filter: true })
})

test('nobody is put on it or taken from it by hand, wherever that might be asked for', async () => {
  const id = await dynamic('By itself', rule('email', 'is', 'nobody@example.com'))
  const lead_id = await lead('hand@example.com')
  for (const way of ['leads', 'leads/remove']) {
    const refused = await h.post(`${path}/${id}/${way}`, { lead_ids: [lead_id] })
    expect([refused.status, refused.body.code]).toEqual([409, 'audience_dynamic'])
  }
  const pointed = { errors: [{ pointer: '/audience_ids/0', code: 'audience_dynamic' }] }
  const made = await h.post(`${at}/leads`, { email: 'new@example.com', audience_ids: [id] })
  expect(made.body).toMatchObject(pointed)
  const campaign = await h.post(`${at}/campaigns`, { name: 'Spring', description: 'x' })
  expect((await h.patch(`${at}/campaigns/${campaign.body.id}`, { audience_ids: [id] })).body).toMatchObject(pointed)
  const fixed = (await h.post(path, { name: 'Fixed' })).body.id
  const changed = await h.patch(`${path}/${fixed}`, { filter: rule('email', 'is_not_empty') })
  expect(changed.body).toMatchObject({ errors: [{ pointer: '/filter', code: 'audience_static' }] })
  expect((await h.post(`${path}/${fixed}/recompute`)).body).toMatchObject({ code: 'audience_static' })
})

test('a filter that would ask about its own audience is refused, and one that names what is not there', async () => {
  const first = await dynamic('First', rule('email', 'is', 'x@example.com'))
  const second = await dynamic('Second', rule('audiences', 'has', [first]))
  const codes = async (filter: Filter) => (await h.patch(`${path}/${first}`, { filter })).body.errors
  expect(await codes(rule('audiences', 'has', [first]))).toMatchObject([
    { pointer: '/filter/value', code: 'filter_circular' },
  ])
  expect(await codes({ type: 'any', filters: [rule('audiences', 'has_not', [second])] })).toMatchObject([
    { pointer: '/filter/filters/0/value', code: 'filter_circular' },
  ])
  expect(await codes(rule('audiences', 'is_empty'))).toMatchObject([{ pointer: '/filter/op', code: 'filter_circular' }])
  expect(await codes(rule('tags', 'has', [`tag_${'0'.repeat(32)}`]))).toMatchObject([{ code: 'unknown_reference' }])
  expect(await codes(rule('registered_at', 'in_last_days', 3_651))).toMatchObject([{ code: 'filter_value_days' }])
  expect((await h.patch(`${path}/${first}`, { filter: rule('registered_at', 'in_last_days', 3_650) })).status).toBe(200)
})

test('what a filter asks about is not deleted, and an audience says what uses it', async () => {
  const tag = (await h.post(`${at}/tags`, { name: 'kept' })).body.id
  const id = await dynamic('Keeps', rule('tags', 'has', [tag]))
  const refused = await h.delete(`${at}/tags/${tag}`)
  expect(refused.body).toMatchObject({ code: 'in_use', blockers: [{ type: 'audience', id, name: 'Keeps' }] })
  const above = await dynamic('Above it', rule('audiences', 'has', [id]))
  expect((await h.get(`${path}/${id}/uses`)).body).toEqual({
    data: [{ type: 'audience', id: above, name: 'Above it' }],
  })
  expect((await h.delete(`${path}/${id}`)).status).toBe(409)
  expect((await h.delete(`${path}/${above}`)).status).toBe(204)
  expect((await h.delete(`${path}/${id}`)).status).toBe(204)
  await settle()
})

test('a tag that goes takes its leads out of audiences of those with any tag', async () => {
  const tag = (await h.post(`${at}/tags`, { name: 'passing' })).body.id
  const id = await lead('tagged@any.example', { tag_ids: [tag] })
  const any = await dynamic('Any tag', {
    type: 'all',
    filters: [rule('tags', 'is_not_empty'), rule('email', 'contains', 'any.example')],
  })
  await settle()
  expect(await leadsOf(any)).toEqual(['tagged@any.example'])
  expect((await h.delete(`${at}/tags/${tag}`)).status).toBe(204)
  await settle()
  expect(await leadsOf(any)).toEqual([])
  expect(await told(id, any)).toEqual(['joined', 'left'])
})

test('time alone takes leads out and in, at its moment', async () => {
  const id = await lead('timely@example.com')
  const fresh = await dynamic('Fresh', rule('registered_at', 'in_last_days', 5))
  const stale = await dynamic('Stale', {
    type: 'all',
    filters: [rule('email', 'is', 'timely@example.com'), rule('registered_at', 'not_in_last_days', 5)],
  })
  await settle()
  expect(await leadsOf(fresh)).toContain('timely@example.com')
  h.clock.forward(5 * 86_400_000 - 60_000)
  await settle()
  expect(await leadsOf(stale)).toEqual([])
  h.clock.forward(120_000)
  await settle()
  expect(await leadsOf(fresh)).toEqual([])
  expect(await leadsOf(stale)).toEqual(['timely@example.com'])
  expect([await told(id, fresh), await told(id, stale)]).toEqual([['joined', 'left'], ['joined']])
})
