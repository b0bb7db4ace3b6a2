/** Actions on many leads: what they change, what undoing restores and keeps, and what they refuse. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationType } from '../../../platform/features/operations/operation-type.ts'
import { operationHandler } from '../../../platform/features/operations/worker.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { operationLimits } from '../../history/operations/limits.ts'
import { leadLimits } from '../leads/limits.ts'
import { leadActions } from './feature.ts'
import { forgettingActions } from './housekeeping.ts'
import { leadActionLimits } from './limits.ts'

let h: Harness
let site: string
let at: string
let n = 0
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
})
afterAll(() => h.close())

const scope = async () => {
  const database = await h.installation.databases.site(site)
  const facts = () => h.installation.sites.find(site)
  return { installation: h.installation, site_id: site, database, clock: h.clock, facts }
}
const work = async (id: string) => {
  const kinds: readonly OperationType[] = leadActions.operations
  const handler = operationHandler(await scope(), kinds)
  // On a busy machine a turn may be over before it.
  while (!(await handler.perform({ subject_id: id } as Job, new AbortController().signal)).done);
  return (await h.get(`${at}/operations/${id}`)).body
}
const made = async (path: string, body: object): Promise<string> => (await h.post(`${at}/${path}`, body)).body.id
const newTag = () => made('tags', { name: `Tag ${++n}` })
const newLead = (body: object = {}) => made('leads', { email: `lead${++n}@example.com`, ...body })
interface Seen {
  tag_ids: string[]
  first_name: string | null
  custom_fields: { seats?: number }
}
const lead = async (id: string) => (await h.get(`${at}/leads/${id}`)).body as unknown as Seen
const tagsOf = async (id: string) => (await lead(id)).tag_ids
const start = (action: object, selection: object, more: object = {}) =>
  h.post(`${at}/lead-actions`, { action, selection, ...more })
const carryOut = async (action: object, selection: object, more?: object) =>
  work((await start(action, selection, more)).body.id)
const undo = async (id: string) => work((await h.post(`${at}/operations/${id}/undo`)).body.id)
const failed = async (id: string) => String((await h.get(`${at}/operations/${id}/failures`)).body)
const eventsOf = async (id: string): Promise<Record<string, unknown>[]> =>
  (await h.get(`${at}/leads/${id}/timeline`)).body.data
const idsAt = async (query: string): Promise<string[]> =>
  (await h.get(`${at}/leads${query}`)).body.data.map(({ id }) => String(id))

test('tags are given to whom a filter finds, in batches; the events name the operation; undoing keeps what somebody did since', async () => {
  const [tag, other] = [await newTag(), await newTag()]
  const size = leadActionLimits.lead_action_batch_leads + 20
  await h.inSite(site, async tx => {
    const { freshLead } = await import('../leads/rules.ts')
    const { leadRows } = await import('../lead-records/rules.ts')
    const { nothingKnown } = await import('../lead-records/fields.ts')
    const rows = Array.from({ length: size }, (_, i) =>
      freshLead({
        ...{
          id: h.installation.newId('lead'),
          email: `many${i}@example.com`,
          own: { ...nothingKnown(), last_name: 'Muñoz' },
        },
        ...{ mailability: 'unsubscribed', unsubscribed_at: null, source: 'api', confirmation: 'none' },
        ...{ quality: undefined, at: h.clock.now() },
      }),
    )
    await leadRows.insert(tx, rows)
  })
  const filter = { type: 'rule', field: 'last_name', op: 'is', value: 'muñoz' }
  const preview = await h.post(`${at}/lead-actions/preview`, { selection: { filter } })
  expect(preview.body).toEqual({ leads: size })
  expect((await h.post(`${at}/lead-actions/preview`, { selection: { search: 'MUNOZ' } })).body).toEqual({ leads: size })
  const [had = '', second = '', third = ''] = await idsAt('?search=munoz')
  await h.post(`${at}/leads/${had}/tags`, { tag_ids: [tag] })
  h.clock.forward(1_000)
  const started = await start({ type: 'add_tags', tag_ids: [tag, other] }, { filter })
  expect([started.status, started.body]).toMatchObject([
    202,
    { type: 'lead_tagging', status: 'queued', subject_id: null },
  ])
  const done = await work(started.body.id)
  expect(done).toMatchObject({
    status: 'completed',
    can_undo: true,
    progress: { total: size, succeeded: size, skipped: 0 },
  })
  expect(await tagsOf(second)).toEqual([tag, other].sort())
  const [event] = await eventsOf(second)
  expect(event).toMatchObject({ type: 'lead.tag_added', data: { suppress_triggers: true, operation_id: done.id } })
  // One is taken away and given again by hand, one is only taken away.
  h.clock.forward(1_000)
  for (const id of [second, third]) await h.post(`${at}/leads/${id}/tags/remove`, { tag_ids: [tag] })
  await h.post(`${at}/leads/${second}/tags`, { tag_ids: [tag] })
  const undone = await undo(done.id)
  expect(undone).toMatchObject({ status: 'completed', progress: { succeeded: size - 1, failed: 1 } })
  expect(await tagsOf(had)).toEqual([tag])
  expect(await tagsOf(second)).toEqual([tag])
  expect(await tagsOf(third)).toEqual([])
  expect(await failed(undone.id)).toContain(`1,${second},`)
  expect((await eventsOf(third))[0]).toMatchObject({ type: 'lead.tag_removed', data: { operation_id: undone.id } })
})

test('tags that were taken away come back as they were given', async () => {
  const tag = await newTag()
  const [one, other] = [await newLead({ tag_ids: [tag] }), await newLead()]
  const tagged = async () => (await h.get(`${at}/leads/${one}?expand=tags`)).body.tags
  const before = await tagged()
  h.clock.forward(60_000)
  const done = await carryOut({ type: 'remove_tags', tag_ids: [tag] }, { lead_ids: [one, other] })
  expect(done).toMatchObject({
    progress: { succeeded: 1, skipped: 1 },
    details: { action: 'remove_tags' },
    subject_id: tag,
  })
  expect(await tagged()).toEqual([])
  await undo(done.id)
  expect(await tagged()).toEqual(before)
})

test('an audience is joined and left, and both are undone', async () => {
  const audience_id = await made('audiences', { name: `Audience ${++n}` })
  const [one, other] = [await newLead({ audience_ids: [audience_id] }), await newLead()]
  const on = () => idsAt(`?audience_id=${audience_id}`)
  h.clock.forward(1_000)
  const joined = await carryOut({ type: 'add_to_audience', audience_id }, { lead_ids: [one, other] })
  expect(joined.progress).toMatchObject({ succeeded: 1, skipped: 1 })
  expect(await on()).toEqual([other, one])
  await undo(joined.id)
  expect(await on()).toEqual([one])
  const left = await carryOut({ type: 'remove_from_audience', audience_id }, { lead_ids: [one, other] })
  expect(left.progress).toMatchObject({ succeeded: 1, skipped: 1 })
  expect(await on()).toEqual([])
  await h.post(`${at}/audiences/${audience_id}/leads`, { lead_ids: [one] })
  expect((await undo(left.id)).progress).toMatchObject({ succeeded: 0, failed: 1 })
})

test('a field is set, an own or a custom one, and every former value returns', async () => {
  await h.post(`${at}/custom-fields`, { type: 'number', name: 'seats', label: 'Seats' })
  const [one, other, third] = [
    await newLead({ first_name: 'María', custom_fields: { seats: 4 } }),
    await newLead(),
    await newLead({ first_name: 'Zoë', custom_fields: { seats: 9 } }),
  ]
  const lead_ids = [one, other, third]
  const seats = async () => Promise.all(lead_ids.map(async id => (await lead(id)).custom_fields.seats))
  const names = async () => Promise.all(lead_ids.map(async id => (await lead(id)).first_name))
  const set = await carryOut({ type: 'set_field', field: 'seats', value: 9 }, { lead_ids })
  expect(set).toMatchObject({
    progress: { succeeded: 2, skipped: 1 },
    details: { field: 'seats' },
    subject_name: 'Seats',
  })
  expect(await seats()).toEqual([9, 9, 9])
  expect((await undo(set.id)).progress).toMatchObject({ succeeded: 2 })
  expect(await seats()).toEqual([4, undefined, 9])
  const emptied = await carryOut({ type: 'set_field', field: 'seats', value: null }, { lead_ids })
  expect(await seats()).toEqual([undefined, undefined, undefined])
  await h.patch(`${at}/leads/${third}`, { custom_fields: { seats: 1 } })
  expect((await undo(emptied.id)).progress).toMatchObject({ succeeded: 1, failed: 1 })
  expect(await seats()).toEqual([4, undefined, 1])
  const named = await carryOut({ type: 'set_field', field: 'first_name', value: 'Ana' }, { lead_ids })
  expect(await names()).toEqual(['Ana', 'Ana', 'Ana'])
  await h.patch(`${at}/leads/${one}`, { first_name: 'Eva' })
  expect((await undo(named.id)).progress).toMatchObject({ succeeded: 2, failed: 1 })
  expect(await names()).toEqual(['Eva', null, 'Zoë'])
})

test('a field that is deleted meanwhile ends the operation', async () => {
  const field = await made('custom-fields', { type: 'text', name: 'gone', label: 'Gone' })
  const { id } = (await start({ type: 'set_field', field: 'gone', value: 'x' }, { lead_ids: [await newLead()] })).body
  await h.delete(`${at}/custom-fields/${field}`)
  expect(await work(id)).toMatchObject({ status: 'canceled', reason: { code: 'field_changed' } })
})

test('unsubscribing is kept in the ledger, and cannot be undone', async () => {
  const [one, other] = [await newLead({ consent: { text: 'Write to me.' } }), await newLead()]
  await h.post(`${at}/leads/${other}/unsubscribe`)
  const done = await carryOut({ type: 'unsubscribe' }, { lead_ids: [one, other] })
  expect(done).toMatchObject({ progress: { succeeded: 1, skipped: 1 }, can_undo: false })
  expect(await lead(one)).toMatchObject({ mailability: 'unsubscribed' })
  expect((await h.get(`${at}/leads/${one}/consents`)).body.data[0]).toMatchObject({
    type: 'withdrawn',
    method: 'manual',
  })
  expect((await h.post(`${at}/operations/${done.id}/undo`)).status).toBe(409)
})

test('each lead of a batch that is unsubscribed has its withdrawal and its event', async () => {
  const lead_ids = [await newLead(), await newLead(), await newLead()]
  const done = await carryOut({ type: 'unsubscribe' }, { lead_ids })
  expect(done).toMatchObject({ progress: { succeeded: 3, skipped: 0, failed: 0 } })
  for (const id of lead_ids) {
    expect(await lead(id)).toMatchObject({ mailability: 'unsubscribed', version: 2 })
    expect((await h.get(`${at}/leads/${id}/consents`)).body.data).toMatchObject([{ type: 'withdrawn' }])
    const told = (await eventsOf(id)).filter(event => event.type === 'lead.unsubscribed')
    expect(told).toMatchObject([{ data: { cause: 'manual', operation_id: done.id } }])
  }
})

test('deleted leads are erased, in batches, and cannot be brought back; what was to be undone of them is skipped', async () => {
  const tag = await newTag()
  const lead_ids: string[] = []
  for (let i = 0; i <= leadActionLimits.lead_deletion_batch_leads; i++) lead_ids.push(await newLead())
  const tagged = await carryOut({ type: 'add_tags', tag_ids: [tag] }, { lead_ids })
  const gone = lead_ids.slice(1)
  const done = await carryOut({ type: 'delete' }, { lead_ids: gone })
  expect(done).toMatchObject({ progress: { succeeded: gone.length }, can_undo: false })
  expect((await h.get(`${at}/leads/${gone[0]}`)).status).toBe(404)
  expect((await undo(tagged.id)).progress).toMatchObject({ total: 1, succeeded: 1 })
})

test('journeys start only where that is asked for', async () => {
  const tag = await newTag()
  const id = await newLead()
  await carryOut({ type: 'add_tags', tag_ids: [tag] }, { lead_ids: [id] }, { start_journeys: true })
  expect((await eventsOf(id))[0]?.data).not.toHaveProperty('suppress_triggers')
})

test('what does not fit is refused at its place', async () => {
  const [tag, id] = [await newTag(), await newLead()]
  const refusal = async (action: object, selection: object = { lead_ids: [id] }) => {
    const { status, body } = await start(action, selection)
    const [error] = (body as { errors?: { pointer: string; code: string }[] }).errors ?? []
    return [status, error?.pointer, error?.code]
  }
  const foreign = 'lead_0199a3f2c4d87e6b9a0112233445566f'
  const add = { type: 'add_tags', tag_ids: [tag] }
  expect(await refusal({ type: 'add_tags', tag_ids: [tag.replace(/.$/, 'x')] })).toEqual([
    422,
    '/action/tag_ids/0',
    'invalid',
  ])
  expect(await refusal({ type: 'add_tags', tag_ids: ['tag_0199a3f2c4d87e6b9a0112233445566f'] })).toEqual([
    ...[422, '/action/tag_ids/0', 'unknown_reference'],
  ])
  expect(await refusal({ type: 'add_to_audience', audience_id: 'aud_0199a3f2c4d87e6b9a0112233445566f' })).toEqual([
    ...[422, '/action/audience_id', 'unknown_reference'],
  ])
  const filter = { type: 'rule', field: 'mailability', op: 'is', value: 'subscribed' }
  const dynamic = await made('audiences', { name: 'Dynamic', filter })
  expect(await refusal({ type: 'add_to_audience', audience_id: dynamic })).toEqual([
    ...[422, '/action/audience_id', 'audience_dynamic'],
  ])
  expect(await refusal({ type: 'set_field', field: 'none', value: 'x' })).toEqual([
    422,
    '/action/field',
    'unknown_reference',
  ])
  expect(await refusal({ type: 'set_field', field: 'first_name', value: '7' })).toEqual([
    422,
    '/action/value',
    'name_characters',
  ])
  expect(await refusal({ type: 'set_field', field: 'first_name', value: 7 })).toEqual([422, '/action/value', 'type'])
  expect(await refusal({ type: 'set_field', field: 'seats', value: 'many' })).toEqual([422, '/action/value', 'type'])
  expect(await refusal(add, { lead_ids: [foreign] })).toEqual([422, '/selection/lead_ids/0', 'unknown_reference'])
  const unknown = { type: 'rule', field: 'none', op: 'is', value: 'x' }
  expect((await refusal(add, { filter: unknown })).slice(0, 2)).toEqual([422, '/selection/filter/field'])
  const most = Array.from({ length: leadLimits.selected_leads_max }, () => id)
  expect((await start(add, { lead_ids: most })).status).toBe(202)
  expect(await refusal(add, { lead_ids: [...most, id] })).toEqual([422, '/selection/lead_ids', 'too_many'])
  const tags = Array.from({ length: leadActionLimits.lead_action_tags_max + 1 }, () => tag)
  expect((await start({ type: 'add_tags', tag_ids: tags.slice(1) }, { lead_ids: [id] })).status).toBe(202)
  expect(await refusal({ type: 'add_tags', tag_ids: tags })).toEqual([422, '/action/tag_ids', 'too_many'])
})

test('audiences need the right to change them', async () => {
  const audience_id = await made('audiences', { name: `Audience ${++n}` })
  const token = String((await h.post('/v1/api-keys', { name: 'Leads', grants: ['manage-leads'] })).body.key)
  const body = { action: { type: 'add_to_audience', audience_id }, selection: { lead_ids: [await newLead()] } }
  const refused = await h.post(`${at}/lead-actions`, body, { token })
  expect([refused.status, refused.body.code]).toEqual([403, 'not_permitted'])
})

test('what was changed is forgotten with its operation', async () => {
  const done = await carryOut({ type: 'add_tags', tag_ids: [await newTag()] }, { lead_ids: [await newLead()] })
  const { database } = await scope()
  const kept = async () => {
    const housekeeping = forgettingActions(await scope())
    await housekeeping.start()
    await housekeeping.settled()
    await housekeeping.stop()
    const query = 'select count(*) from lead_action_rows where operation_id = ?'
    return (await database.read(db => db.one(query, [done.id])))?.[0]
  }
  expect(await kept()).toBe(1)
  const { removeEnded } = await import('../../../platform/features/operations/store.ts')
  h.clock.forward(operationLimits.operations_kept_days * 86_400_000 + 1)
  await database.write(tx => removeEnded(tx, h.clock.now()))
  expect(await kept()).toBe(0)
})
