/** An undo that was not carried through is taken up again, where it ended. */
import { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OperationType, operationType } from '../../../platform/features/operations/operation-type.ts'
import { beginOperation, beginUndo } from '../../../platform/features/operations/rules.ts'
import { findOperation } from '../../../platform/features/operations/store.ts'
import { operationHandler } from '../../../platform/features/operations/worker.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { journeyEnrollment } from '../../automation/journeys/enrollments/enrollment-operation.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
})
afterAll(() => h.close())

const get = async (id: string) => (await h.get(`${at}/operations/${id}`)).body
const scope = async () => {
  const database = await h.installation.databases.site(site)
  const facts = () => h.installation.sites.find(site)
  return { installation: h.installation, site_id: site, database, clock: h.clock, facts }
}
const work = async (id: string, kinds: readonly OperationType[]) =>
  operationHandler(await scope(), kinds).perform({ subject_id: id } as Job, new AbortController().signal)

test('one that was canceled', async () => {
  await h.post(`${at}/leads`, { email: 'ana@example.com' })
  const document = {
    triggers: [{ type: 'lead_created' }],
    allow_duplicate_enrollment: false,
    use_lead_timezone: false,
    steps: [{ id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } }],
  }
  const journey = (await h.post(`${at}/journeys`, { name: 'Welcome', document })).body.id
  await h.post(`${at}/journeys/${journey}/publish`, { enroll: 'new' })
  const { id } = (await h.post(`${at}/journeys/${journey}/enrollments`, {})).body
  await work(id, [journeyEnrollment])
  const undo = (await h.post(`${at}/operations/${id}/undo`)).body.id
  await h.post(`${at}/operations/${undo}/cancel`)
  expect(await get(id)).toMatchObject({ can_undo: true, undone_by: null })
  const next = (await h.post(`${at}/operations/${id}/undo`)).body.id
  await work(next, [journeyEnrollment])
  expect(await get(next)).toMatchObject({ status: 'completed', undoes: id, progress: { succeeded: 1 } })
  expect(await get(id)).toMatchObject({ can_undo: false, undone_by: next })
})

test('one that failed goes on behind the last row that it took back, and no row is taken back twice', async () => {
  const back: number[] = []
  let broken = true
  const counting = (did: (number: number) => void) => ({
    count: async () => 3,
    find: async (_operation: unknown, after: number | null) => {
      const next = (after ?? 0) + 1
      return { rows: next, cursor: next, is_last: next === 3 }
    },
    apply: async (_tx: unknown, _operation: unknown, number: number) => {
      did(number)
      return { succeeded: 1 }
    },
  })
  const type = operationType({
    ...{ name: 'counting', permission: 'manage-leads', parameters: z.strictObject({}), details: () => ({}) },
    ...{ failures: [], reasons: [] },
    work: () => counting(() => undefined),
    undo: () =>
      counting(number => {
        if (broken && number === 2) throw new Error('Broken')
        back.push(number)
      }),
  })
  const actor = { type: 'system' } as const
  const id = await h.inSite(site, async (tx, context) => {
    const of = { parameters: {}, subject_id: null }
    return (await beginOperation(tx, type, of, { ...context, actor })).id
  })
  await work(id, [type])
  const undo = () =>
    h.inSite(site, async (tx, context) => {
      const done = await findOperation(tx, id)
      if (!done) throw new Error('It is gone')
      return (await beginUndo(tx, done, { ...context, actor })).id
    })
  const row = async (of: string) => (await scope()).database.read(db => findOperation(db, of))
  const undone_by = async () => (await row(id))?.undone_by
  const first = await undo()
  expect(await undone_by()).toBe(first)
  for (let i = 0; i < limits.operation_tries_max; i++) await work(first, [type])
  expect(await row(first)).toMatchObject({ status: 'failed', succeeded: 1 })
  expect(await undone_by()).toBeNull()
  broken = false
  const second = await undo()
  await work(second, [type])
  expect(await row(second)).toMatchObject({ status: 'completed', total: 2, succeeded: 2, cursor: null })
  expect([back, await undone_by()]).toEqual([[1, 2, 3], second])
})
