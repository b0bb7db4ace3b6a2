/** Operations of whatever kind: who sees them, canceling, undoing, failing, and what becomes of them. The kinds have tests of their own. */
import { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  erased_reason,
  failed_reason,
  full_reason,
  type OperationType,
  type OperationWork,
  operationType,
} from '../../../platform/features/operations/operation-type.ts'
import { beginOperation } from '../../../platform/features/operations/rules.ts'
import { addFailures } from '../../../platform/features/operations/store.ts'
import { operationHandler } from '../../../platform/features/operations/worker.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { journeyEnrollment } from '../../automation/journeys/enrollments/enrollment-operation.ts'
import { forgettingOperations } from './housekeeping.ts'
import { operationLimits } from './limits.ts'

let h: Harness
let site: string
let at: string
let journey: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
  for (const n of [1, 2, 3]) await h.post(`${at}/leads`, { email: `lead${n}@example.com` })
  const document = {
    triggers: [{ type: 'lead_created' }],
    allow_duplicate_enrollment: false,
    use_lead_timezone: false,
    steps: [{ id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } }],
  }
  journey = (await h.post(`${at}/journeys`, { name: 'Welcome', document })).body.id
  await h.post(`${at}/journeys/${journey}/publish`, { enroll: 'new' })
})
afterAll(() => h.close())

const enroll = async () => (await h.post(`${at}/journeys/${journey}/enrollments`, {})).body
const get = async (id: string) => (await h.get(`${at}/operations/${id}`)).body
const scope = async () => {
  const database = await h.installation.databases.site(site)
  const facts = () => h.installation.sites.find(site)
  return { installation: h.installation, site_id: site, database, clock: h.clock, facts }
}
const work = async (id: string, kinds: readonly OperationType[] = [journeyEnrollment]) =>
  operationHandler(await scope(), kinds).perform({ subject_id: id } as Job, new AbortController().signal)
const token = async (grant: string) => String((await h.post('/v1/api-keys', { name: grant, grants: [grant] })).body.key)
const events = async (id: string) => {
  const { database } = await scope()
  const rows = await database.read(db => db.all('select name from events where subject_id = ? order by seq', [id]))
  return rows.map(([name]) => name)
}

test('whoever may do what an operation does sees and ends it, and nobody else', async () => {
  const { id } = await enroll()
  const verification = (await h.post(`${at}/email-verifications`, {})).body.id
  const [marketing, leads] = [await token('manage-marketing'), await token('manage-leads')]
  const listed = async (query = '', options = {}) =>
    (await h.get(`${at}/operations${query}`, options)).body.data.map(one => one.id)
  expect(await listed()).toEqual([verification, id])
  expect(await listed('', { token: marketing })).toEqual([id])
  expect(await listed('', { token: leads })).toEqual([verification])
  expect(await listed('?type=journey_enrollment')).toEqual([id])
  expect(await listed('?type=none')).toEqual([])
  expect(await listed(`?subject_id=${journey}`)).toEqual([id])
  expect(await listed('?status=running&status=completed')).toEqual([])
  expect(await listed('?status=queued,running')).toEqual([verification, id])
  const first = await h.get(`${at}/operations?limit=1`)
  expect(await listed(`?limit=1&cursor=${first.body.next_cursor}`)).toEqual([id])
  const path = `${at}/operations/${id}`
  const refused = await Promise.all([
    ...[path, `${path}/failures`].map(one => h.get(one, { token: leads })),
    ...['cancel', 'undo'].map(act => h.post(`${path}/${act}`, undefined, { token: leads })),
  ])
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([403, 'not_permitted']))
  expect((await h.get(path, { token: marketing })).body).toMatchObject({
    ...{ id, type: 'journey_enrollment', subject_id: journey, subject_name: 'Welcome', details: { cause: 'bulk' } },
    created_by: { type: 'user', name: 'Ana García' },
  })
  for (const one of [id, verification]) await h.post(`${at}/operations/${one}/cancel`)
})

test('what is canceled does nothing more, is canceled once, and stands in the history with who did it', async () => {
  const { id } = await enroll()
  expect((await h.post(`${at}/operations/${id}/cancel`)).body).toMatchObject({ status: 'canceled', can_cancel: false })
  expect(await work(id)).toEqual({ done: true })
  expect(await get(id)).toMatchObject({ status: 'canceled', progress: { processed: 0 }, can_undo: false })
  const again = await h.post(`${at}/operations/${id}/cancel`)
  expect([again.status, again.body.code]).toEqual([409, 'transition_not_allowed'])
  const acts = (await h.get(`${at}/activities?subject_id=${id}`)).body.data
  expect(acts.map(act => [act.name, act.actor_name])).toEqual([
    ['operation.canceled', 'Ana García'],
    ['journey.leads_enrolled', 'Ana García'],
  ])
  expect(await events(id)).toEqual(['operation.created', 'journey.leads_enrolled', 'operation.canceled'])
  const { database } = await scope()
  const kept = await database.read(db => db.one('select parameters, cursor from operations where id = ?', [id]))
  expect(kept).toEqual([null, null])
})

test('an enrollment is undone by another operation, once: its runs that are on their way are stopped', async () => {
  const { id } = await enroll()
  expect((await h.post(`${at}/operations/${id}/undo`)).body.code).toBe('transition_not_allowed')
  await work(id)
  expect(await get(id)).toMatchObject({ status: 'completed', can_undo: true, progress: { total: 3, succeeded: 3 } })
  const undo = await h.post(`${at}/operations/${id}/undo`)
  expect([undo.status, undo.body]).toMatchObject([202, { type: 'journey_enrollment', undoes: id, status: 'queued' }])
  expect(await get(id)).toMatchObject({ undone_by: undo.body.id, can_undo: false })
  const { database } = await scope()
  await database.write(async tx => {
    await tx.run(
      "update runs set ended_at = 1, status = 'completed', wake_at = null where lead_id = (select min(id) from leads)",
      [],
    )
  })
  await work(undo.body.id)
  expect(await get(undo.body.id)).toMatchObject({ status: 'completed', can_undo: false, progress: { succeeded: 2 } })
  const asked = await database.read(db => db.all("select count(*), max(input ->> 'reason') from run_inputs", []))
  expect(asked).toEqual([[2, 'enrollment_undone']])
  for (const one of [id, undo.body.id]) expect((await h.post(`${at}/operations/${one}/undo`)).status).toBe(409)
})

/** A kind of the tests: counts up to a number by steps, and does what it is told to. */
function counting(did: (number: number) => void, failures: readonly string[] = []) {
  const work = (): OperationWork<{ to: number }, number, number> => ({
    count: async ({ parameters }) => parameters.to,
    find: async ({ parameters }, after) => {
      const next = (after ?? 0) + 1
      return { rows: next, cursor: next, is_last: next === parameters.to }
    },
    apply: async (_tx, _operation, number) => {
      did(number)
      return { succeeded: 1, counts: { number } }
    },
  })
  const parameters = z.strictObject({ to: z.int() })
  return operationType({
    name: 'counting',
    permission: 'manage-leads',
    parameters,
    details: () => ({}),
    failures,
    reasons: [],
    work,
  })
}
const actor = { type: 'system' } as const
const begun = (type: ReturnType<typeof counting>, to: number) =>
  h.inSite(site, async (tx, context) => {
    const of = { parameters: { to }, subject_id: null }
    return (await beginOperation(tx, type, of, { ...context, actor })).id
  })
const rowOf = async (id: string) => {
  const { database } = await scope()
  return database.read(db =>
    db.one('select status, succeeded, reason, tries, counts from operations where id = ?', [id]),
  )
}

test('an error is tried again where it broke off, later each time, and after so many it has failed', async () => {
  let broken = true
  const done: number[] = []
  const type = counting(number => {
    if (broken && number === 2) throw new Error('Broken')
    done.push(number)
  })
  const id = await begun(type, 3)
  expect(await work(id, [type])).toEqual({ done: false, again_at: h.clock.now() + 1_000 })
  expect(await work(id, [type])).toEqual({ done: false, again_at: h.clock.now() + 4_000 })
  broken = false
  expect(await work(id, [type])).toEqual({ done: true })
  expect(await rowOf(id)).toEqual(['completed', 3, null, 0, '{"number":6}'])
  expect(new Set(done)).toEqual(new Set([1, 2, 3]))
  broken = true
  const other = await begun(type, 3)
  for (let i = 1; i < limits.operation_tries_max; i++) expect(await work(other, [type])).toMatchObject({ done: false })
  expect(await work(other, [type])).toEqual({ done: true })
  expect((await rowOf(other))?.slice(0, 3)).toEqual(['failed', 1, 'internal'])
  expect(await events(other)).toEqual(['operation.created', 'operation.updated', 'operation.failed'])
})

test('two workers that take one operation, as after a long pause, do no row twice', async () => {
  const done: number[] = []
  const type = counting(number => void done.push(number))
  const id = await begun(type, 20)
  await Promise.all([work(id, [type]), work(id, [type])])
  expect((await rowOf(id))?.slice(0, 2)).toEqual(['completed', 20])
})

test('who follows the site is told of progress, at most once in a while', async () => {
  const type = counting(number => {
    if (number % 2 === 0) h.clock.forward(limits.operation_progress_milliseconds_min)
  })
  const id = await begun(type, 5)
  await work(id, [type])
  const told = [
    'operation.created',
    'operation.updated',
    'operation.updated',
    'operation.updated',
    'operation.completed',
  ]
  expect(await events(id)).toEqual(told)
})

test('a site is not deleted while an operation works on it', async () => {
  const other = await h.newSite('Casa Azul')
  const { id } = (await h.post(`/v1/sites/${other}/email-verifications`, {})).body
  const refused = await h.delete(`/v1/sites/${other}`)
  expect(refused.body).toMatchObject({ code: 'site_in_use' })
  expect(refused.body.blockers).toEqual([{ type: 'operation', id, name: 'Recheck addresses' }])
  const spanish = await h.delete(`/v1/sites/${other}`, { headers: { 'accept-language': 'es' } })
  expect(spanish.body.blockers).toMatchObject([{ name: 'Comprobar direcciones' }])
  await h.post(`/v1/sites/${other}/operations/${id}/cancel`)
  expect((await h.delete(`/v1/sites/${other}`)).status).toBe(204)
})

test('every type, and each reason and failure that it declares, has its text', async () => {
  const { messageOf } = await import('../../../platform/texts/messages/messages.ts')
  const { declaredOperations } = await import('../../../features.ts')
  const keys = declaredOperations.flatMap(({ name, failures, reasons }) => [
    `kind.${name}`,
    ...failures.map(code => `failure.${code}`),
    ...reasons.map(code => `reason.${code}`),
  ])
  expect(declaredOperations.map(({ name }) => name)).toContain('lead_import')
  expect(keys).toContain('reason.import_deleted')
  for (const key of [...keys, `reason.${failed_reason}`, `reason.${erased_reason}`, `reason.${full_reason}`])
    for (const locale of ['en', 'es'] as const)
      expect(messageOf(locale, `operation.${key}`)).not.toBe(`operation.${key}`)
})

test('an erased person is replaced in what could not be done, and operations go after so many days', async () => {
  const lead = (await h.post(`${at}/leads`, { email: 'erased@example.com' })).body.id
  const verification = (await h.post(`${at}/email-verifications`, {})).body.id
  const path = `${at}/operations/${verification}`
  await h.inSite(site, tx => addFailures(tx, verification, 0, [{ subject_id: lead, code: 'no_answer' }]))
  const csv = async () => String((await h.get(`${path}/failures`, { headers: { 'accept-language': 'es' } })).body)
  expect(await csv()).toContain(`1,${lead},erased@example.com,no_answer,El DNS no respondió`)
  await h.delete(`${at}/leads/${lead}`)
  expect(await csv()).not.toContain(lead)
  expect(await csv()).toMatch(/^1,[^,]+,,no_answer,/m)
  await h.post(`${path}/cancel`)
  const look = async () => {
    const housekeeping = forgettingOperations(await scope())
    await housekeeping.start()
    await housekeeping.settled()
    await housekeeping.stop()
    return (await rowOf(verification)) !== undefined
  }
  h.clock.forward(operationLimits.operations_kept_days * 86_400_000)
  expect(await look()).toBe(true)
  h.clock.forward(1)
  expect(await look()).toBe(false)
})
