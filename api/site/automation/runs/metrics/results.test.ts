import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Input } from '../../../../../workflows/core/inputs.ts'
import { runBatch } from '../../../../../workflows/embedded/batch.ts'
import { createRunner } from '../../../../../workflows/embedded/runner.ts'
import { createJourneyFixture, type JourneyFixture } from '../../../../testing/fixtures/journeys.ts'
import { emails } from '../../../email/emails/table.ts'
import { runWork } from '../record/work.ts'
import { runInputs, runs } from '../table.ts'

let w: JourneyFixture
let work: ReturnType<typeof runWork>
/** Nothing is ever due by itself here. */
const runner = createRunner({ now: () => w.clock.now(), setTimer: () => () => undefined, isOutage: () => false })
beforeAll(async () => {
  w = await createJourneyFixture(runBatch)
  work = runWork(w.scope, () => runner)
  await work.start()
})
afterAll(async () => {
  await work.stop()
  await w.close()
})

/** Runs that wait for their mail, each with the result it is told. */
async function awaiting(count: number, journey_id?: string) {
  const send = { id: 'm', type: 'send_email', template_id: w.template_id, sender_id: w.sender_id } as const
  const journey = journey_id ?? (await w.publish([send]))
  const ids: string[] = []
  for (let i = 0; i < count; i++)
    ids.push(await w.enroll(journey, await w.newLead(`${crypto.randomUUID()}@example.com`)))
  await w.carryOn()
  const results: { run_id: string; input: Input }[] = []
  for (const run_id of ids) {
    const [mail] = await w.database.read(async db => db.select().from(emails).where(eq(emails.run_id, run_id)))
    const outcome = { result: 'delivered', reason: null, message_id: '<1@example.com>' } as const
    const sequence = mail?.sequence ?? 0
    const input = { type: 'effect_succeeded', at: w.clock.now(), sequence, effect: 'send_email', outcome } as const
    results.push({ run_id, input })
  }
  return { journey, ids, results }
}

const tell = (results: Parameters<typeof work.deliver>[1]) => work.within(tx => work.deliver(tx, results))
const left = async () => (await w.database.read(async db => db.select().from(runInputs))).map(row => row.run_id)
const rowOf = (id: string) => w.database.read(async db => (await db.select().from(runs).where(eq(runs.id, id)))[0])
const statusOf = async (run_id: string) => (await rowOf(run_id))?.status

test('results of several runs carry these on in the transaction that writes them, as one by one does', async () => {
  const { ids, results } = await awaiting(3)
  const [first, second, third] = ids as [string, string, string]
  await tell(results.slice(0, 2))
  expect(await left()).toEqual([])
  expect([await statusOf(first), await statusOf(second)]).toEqual(['completed', 'completed'])
  await tell(results.slice(2))
  expect(await left()).toEqual([third])
  await w.carryOn()
  expect(await left()).toEqual([])
  expect(await w.entries(first)).toEqual(await w.entries(third))
  for (const id of ids) expect((await w.post(w.path(`runs/${id}/replay`), {})).body).toMatchObject({ identical: true })
})

test('a run of a paused journey is left its result, and goes on by it when the hold ends', async () => {
  const free = await awaiting(1)
  const kept = await awaiting(1)
  await w.post(w.path(`journeys/${kept.journey}/pause`))
  await tell([...free.results, ...kept.results])
  expect(await statusOf(free.ids[0] ?? '')).toBe('completed')
  expect(await left()).toEqual(kept.ids)
  await w.post(w.path(`journeys/${kept.journey}/resume`), { overdue: 'continue' })
  await w.carryOn()
  expect(await statusOf(kept.ids[0] ?? '')).toBe('completed')
})

test('where a run breaks nothing of the crowd is kept, and each result by itself is', async () => {
  const { ids, results } = await awaiting(2)
  const [broken = ''] = ids
  const before = (await rowOf(broken))?.state
  const state = { ...before, outstanding: { ...before?.outstanding, step_id: 'gone' } } as never
  await w.database.write(async tx => void (await tx.update(runs).set({ state }).where(eq(runs.id, broken))))
  await expect(tell(results)).rejects.toThrow('could not be carried on')
  expect(await left()).toEqual([])
  for (const result of results) await tell([result])
  expect(await left()).toEqual(ids)
})
