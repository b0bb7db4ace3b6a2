import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventCondition, Step } from '../../../../../workflows/core/definition.ts'
import { runBatch } from '../../../../../workflows/embedded/batch.ts'
import { createJourneyFixture, type JourneyFixture } from '../../../../testing/fixtures/journeys.ts'
import { recordResponses } from '../../../email/email-responses/rules.ts'
import { emailLimits } from '../../../email/emails/limits.ts'
import { recordHit } from '../../../email/emails/rules.ts'
import { stepEmails } from '../../step-emails/step-emails.ts'

let w: JourneyFixture
beforeAll(async () => {
  w = await createJourneyFixture(runBatch)
})
afterAll(() => w.close())

const minute_ms = 60_000
const clicked = { type: 'clicked', step_id: 'm', url: 'https://example.com/more' } as const

/** A run whose mail has gone and that waits a minute for an event. */
async function waiting(
  when: EventCondition,
  template_id = w.template_id,
): Promise<{ run_id: string; email_id: string }> {
  const mail: Step = { id: 'm', type: 'send_email', template_id, sender_id: w.sender_id }
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

const happen = (email_id: string, of: { type: 'open'; url: null } | { type: 'click'; url: string }) =>
  w.inSite(w.site, (tx, context) => {
    const hit = { ...of, email_id, method: 'GET', user_agent: 'Mozilla', verdict: 'person' } as const
    return recordHit(tx, { ...hit, verdict_reason: null }, { ...context, steps: stepEmails })
  })
const click = (email_id: string, url: string) => happen(email_id, { type: 'click', url })
const open = (email_id: string) => happen(email_id, { type: 'open', url: null })
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
  for (const _look of [1, 2]) await w.forward(4_000)
  for (const { run_id } of [scanned, elsewhere, late]) expect(await takenBy(run_id)).toBe('p branch_taken otherwise')
})

const early_ms = emailLimits.email_hit_early_seconds * 1_000
const early_verdict_ms = emailLimits.email_hit_early_verdict_seconds * 1_000
const verdictsOf = async (email_id: string) =>
  ((await w.get(w.path(`emails/${email_id}`))).body.hits as { verdict: string; verdict_reason: string | null }[]).map(
    ({ verdict, verdict_reason }) => [verdict, verdict_reason],
  )

test('an open counts at once, as soon as the first seconds after delivery are over', async () => {
  const { run_id, email_id } = await waiting({ type: 'opened', step_id: 'm' })
  w.clock.forward(early_ms)
  await open(email_id)
  await w.settle()
  expect(await takenBy(run_id)).toBe('p branch_taken first_that_holds')
})

test('a reply takes its branch at once; a bounce of the same email takes none', async () => {
  const { run_id, email_id } = await waiting({ type: 'replied', step_id: 'm' })
  const record = (type: 'bounce' | 'reply') =>
    w.inSite(w.site, (tx, context) =>
      recordResponses(tx, [{ email_id, response: { type, source: 'mail', fingerprint: type } }], {
        ...context,
        steps: stepEmails,
      }),
    )
  await record('bounce')
  await w.settle()
  expect(await takenBy(run_id)).toBeUndefined()
  await record('reply')
  await w.settle()
  expect(await takenBy(run_id)).toBe('p branch_taken first_that_holds')
  const repliers = { type: 'rule', field: 'replies', op: 'gte', value: 1 }
  expect((await w.post(w.path('leads/search'), { filter: repliers })).body.data).toHaveLength(1)
})

test('a click at once after delivery takes no branch, with one link neither: nobody has read so fast', async () => {
  const body_text = 'Hello\n\n[More](https://example.com/more)\n\n[Unsubscribe]({{ unsubscribe_url }})'
  const made = await w.post(w.path('templates'), { name: 'One link', subject: 'Hello', body_text })
  for (const template_id of [w.template_id, made.body.id]) {
    const { run_id, email_id } = await waiting(clicked, template_id)
    await open(email_id)
    w.clock.forward(emailLimits.email_hit_reading_seconds * 1_000 - 1)
    await click(email_id, clicked.url)
    await w.settle()
    expect(await verdictsOf(email_id)).toEqual(Array(2).fill(['pending', null]))
    expect((await w.get(w.path(`emails/${email_id}`))).body).toMatchObject({ opens: 0, clicks: 0, machine_clicks: 0 })
    await w.forward(early_verdict_ms)
    expect(await verdictsOf(email_id)).toEqual([
      ['person', null],
      ['machine', 'too_soon'],
    ])
    await w.forward(minute_ms)
    expect(await takenBy(run_id)).toBe('p branch_taken otherwise')
  }
})

test('who opens, reads and clicks within the first seconds is believed a little later', async () => {
  const { run_id, email_id } = await waiting(clicked)
  await open(email_id)
  w.clock.forward(emailLimits.email_hit_reading_seconds * 1_000)
  await click(email_id, clicked.url)
  await w.forward(early_verdict_ms - 1)
  expect(await takenBy(run_id)).toBeUndefined()
  await w.forward(1)
  expect(await takenBy(run_id)).toBe('p branch_taken first_that_holds')
  expect((await w.get(w.path(`emails/${email_id}`))).body).toMatchObject({ opens: 1, clicks: 1, machine_clicks: 0 })
})

test('a scanner that takes its time over all links, and loads the pictures, opens and clicks nothing', async () => {
  const opened = await waiting({ type: 'opened', step_id: 'm' })
  await open(opened.email_id)
  for (const url of [clicked.url, 'https://example.com/prices?a=1&b=2']) {
    w.clock.forward(4_000)
    await click(opened.email_id, url)
  }
  await w.forward(early_verdict_ms + 8_000)
  expect(await verdictsOf(opened.email_id)).toEqual([
    ['machine', 'scanned'],
    ['machine', 'all_links'],
    ['machine', 'all_links'],
  ])
  await w.forward(minute_ms)
  expect(await takenBy(opened.run_id)).toBe('p branch_taken otherwise')
  const { body } = await w.get(w.path(`emails/${opened.email_id}`))
  expect(body).toMatchObject({ opens: 0, machine_opens: 1, clicks: 0, machine_clicks: 2 })
})
