/** Sending all failed emails once more: those that fit and failed, once each, with every check made again. */
import { afterAll, expect, test } from 'vitest'
import { runBatch } from '../../../../workflows/embedded/batch.ts'
import { createJourneyFixture } from '../../../testing/fixtures/journeys.ts'
import { openSink } from '../../../testing/mail-sink.ts'

let refuses = true
const sink = await openSink({ refuse: () => (refuses ? 550 : undefined) })
const w = await createJourneyFixture(runBatch, { SMTP_URL: sink.url })
afterAll(async () => {
  await w.close()
  await sink.close()
})

const states = async () => {
  const { body } = await w.get(w.path('emails?limit=100'))
  return (body.data as { to: string; status: string; reason: string | null; decision?: string }[]).map(
    ({ to, status, reason, decision }) => [to, status, reason, decision],
  )
}
const preview = async (filter: object) => (await w.post(w.path('email-resends/preview'), { filter })).body.matching

test('all that failed and fit are sent again, once each; who left meanwhile gets nothing', async () => {
  const send = { id: 'mail', type: 'send_email', template_id: w.template_id, sender_id: w.sender_id } as const
  const journey = await w.publish([send])
  const other = await w.publish([{ ...send, id: 'other' }])
  const leads = [
    await w.newLead('ana@example.com'),
    await w.newLead('kim@example.com'),
    await w.newLead('bo@example.com'),
  ]
  for (const lead of leads) await w.enroll(journey, lead)
  await w.enroll(other, leads[0]!)
  await w.settle()
  expect(await states()).toHaveLength(4)
  expect((await states()).every(([, status]) => status === 'not_delivered')).toBe(true)

  const later = new Date(w.clock.now() + 3_600_000).toISOString()
  expect(await preview({})).toBe(4)
  expect(await preview({ journey_id: journey })).toBe(3)
  expect(await preview({ search: 'ana@' })).toBe(2)
  expect(await preview({ queued_from: later })).toBe(0)

  refuses = false
  expect((await w.post(w.path(`leads/${leads[1]}/unsubscribe`), {})).status).toBe(200)
  const begun = await w.post(w.path('email-resends'), { filter: { journey_id: journey } })
  expect([begun.status, begun.body.type]).toEqual([202, 'email_resend'])
  await w.settle()
  const ended = (await w.get(w.path(`operations/${begun.body.id}`))).body
  expect(ended).toMatchObject({ status: 'completed', progress: { total: 3, succeeded: 3, failed: 0 } })
  expect((await states()).sort()).toEqual([
    ['ana@example.com', 'delivered', null, 'resent'],
    ['ana@example.com', 'not_delivered', expect.anything(), undefined],
    ['bo@example.com', 'delivered', null, 'resent'],
    ['kim@example.com', 'skipped', expect.anything(), 'resent'],
  ])
  expect(sink.received).toHaveLength(2)
  expect(await preview({ journey_id: journey })).toBe(0)
})

test('the failed email of an erased person is not counted, and stays what it was', async () => {
  refuses = true
  const journey = await w.publish([
    { id: 'mail', type: 'send_email', template_id: w.template_id, sender_id: w.sender_id },
  ])
  const gone = await w.newLead('gone@example.com')
  await w.enroll(journey, gone)
  await w.settle()
  expect(await preview({ journey_id: journey })).toBe(1)
  expect((await w.delete(w.path(`leads/${gone}`))).status).toBe(204)
  expect(await preview({ journey_id: journey })).toBe(0)
  const begun = await w.post(w.path('email-resends'), { filter: { journey_id: journey } })
  await w.settle()
  const { progress } = (await w.get(w.path(`operations/${begun.body.id}`))).body
  expect(progress).toMatchObject({ total: 0, succeeded: 0 })
  const { data } = (await w.get(w.path(`emails?journey_id=${journey}`))).body
  expect(data).toMatchObject([{ status: 'not_delivered' }])
})
