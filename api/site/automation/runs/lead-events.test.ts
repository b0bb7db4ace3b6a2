import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventCondition, Step } from '../../../../workflows/core/definition.ts'
import { runBatch } from '../../../../workflows/embedded/batch.ts'
import { createJourneyWorld, type JourneyWorld } from '../../../testing/journey-world.ts'
import { recordHit } from '../../email/emails/rules.ts'

let w: JourneyWorld
beforeAll(async () => {
  w = await createJourneyWorld(runBatch)
})
afterAll(() => w.close())

const minute_ms = 60_000
const clicked = { kind: 'clicked', step_id: 'm', url: 'https://example.com/more' } as const

/** A run whose mail has gone and that waits a minute for an event. */
async function waiting(when: EventCondition): Promise<{ run_id: string; email_id: string }> {
  const mail: Step = { id: 'm', type: 'send_email', template_id: w.template_id, sender_id: w.sender_id }
  const paths: Step = {
    id: 'p',
    type: 'paths',
    branches: [{ id: 'happened', when, steps: [] }],
    otherwise: [],
    wait_up_to: { value: 1, unit: 'minutes' },
  }
  const run_id = await w.enroll(await w.publish([mail, paths]), await w.newLead(`${Math.random()}@example.com`))
  await w.settle()
  expect((await w.run(run_id)).wait).toMatchObject({ waiting_for: 'event' })
  return { run_id, email_id: (await w.mailsOf(run_id))[0]?.id as string }
}

const click = (email_id: string, url: string) =>
  w.inSite(w.site, (tx, context) => {
    const hit = { email_id, kind: 'click', url, method: 'GET', user_agent: 'Mozilla', verdict: 'person' } as const
    return recordHit(tx, { ...hit, verdict_reason: null }, context)
  })
const takenBy = async (run_id: string) => (await w.entries(run_id)).find(entry => entry.includes('branch_taken'))

test('a click that is not judged yet when the limit comes is waited for, if it came in time', async () => {
  const { run_id, email_id } = await waiting(clicked)
  w.clock.forward(minute_ms - 1_000)
  await click(email_id, clicked.url)
  await w.forward(1_000)
  expect((await w.run(run_id)).wait).toMatchObject({ waiting_for: 'retry', reason: 'not_verified_yet' })
  // Whichever is first, the judgment or the look of the run: the next one finds it.
  for (const _look of [1, 2]) await w.forward(3_000)
  expect(await takenBy(run_id)).toBe('p branch_taken first_that_holds')
})

test('a click that proves to be a scanner’s, or goes elsewhere, or comes after the limit, counts for nothing', async () => {
  const scanned = await waiting(clicked)
  const elsewhere = await waiting(clicked)
  const late = await waiting(clicked)
  w.clock.forward(minute_ms - 1_000)
  for (const url of [clicked.url, 'https://example.com/prices?a=1&b=2']) await click(scanned.email_id, url)
  await click(elsewhere.email_id, 'https://example.com/prices?a=1&b=2')
  w.clock.forward(1_001)
  await click(late.email_id, clicked.url)
  await w.settle()
  await w.forward(4_000)
  for (const { run_id } of [scanned, elsewhere, late]) expect(await takenBy(run_id)).toBe('p branch_taken otherwise')
})

test('an open counts at once', async () => {
  const { run_id, email_id } = await waiting({ kind: 'opened', step_id: 'm' })
  const hit = { email_id, kind: 'open', url: null, method: 'GET', user_agent: 'Mozilla', verdict: 'person' } as const
  await w.inSite(w.site, (tx, context) => recordHit(tx, { ...hit, verdict_reason: null }, context))
  await w.settle()
  expect(await takenBy(run_id)).toBe('p branch_taken first_that_holds')
})
