/** How fast a site sends: what waits, until when, and what does not. */
import { afterEach, expect, test } from 'vitest'
import { createMailFixture } from '../../../testing/fixtures/mail.ts'
import { openSink } from '../../../testing/mail-sink.ts'
import { sendingLimitLimits, warm_up_plan } from './limits.ts'
import { countSent } from './store.ts'
import { Turns } from './turns.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const hour_ms = 3_600_000
const domain = 'casaverde.example'

async function world() {
  const sink = await openSink()
  closers.push(() => sink.close())
  const w = await createMailFixture({ SMTP_URL: sink.url })
  closers.push(() => w.close())
  return { w, sink, path: w.path('sending-limits') }
}

test('the hour is full: the rest waits, and leaves as room comes', async () => {
  const { w, sink, path } = await world()
  await w.patch(path, { domain, emails_per_hour: 2 })
  const ids: string[] = []
  for (const who of ['a', 'b', 'c', 'd']) ids.push((await w.queue(await w.newLead(`${who}@example.net`))).email_id)
  await w.settle()
  expect(sink.received).toHaveLength(2)
  const waiting = (await Promise.all(ids.map(w.email))).filter(({ status }) => status === 'not_started')
  expect(waiting).toMatchObject([
    { reason: 'paced', attempts: 0, next_attempt_at: '2027-03-14T09:45:00.000Z' },
    { reason: 'paced', attempts: 0 },
  ])
  expect((await w.get(path)).body.data).toMatchObject([{ domain, sent_last_hour: 2, sent_today: 2 }])
  w.clock.forward(hour_ms)
  await w.settle()
  expect(sink.received).toHaveLength(4)
})

test('a raised or removed limit lets go at once', async () => {
  const { w, sink, path } = await world()
  await w.patch(path, { domain: null, emails_per_hour: 1 })
  for (const who of ['a', 'b', 'c']) await w.queue(await w.newLead(`${who}@example.net`))
  await w.settle()
  expect(sink.received).toHaveLength(1)
  await w.patch(path, { domain: null, emails_per_hour: 2 })
  await w.settle()
  expect(sink.received).toHaveLength(2)
  expect((await w.patch(path, { domain: null, emails_per_hour: null })).body.data).toEqual([])
  await w.settle()
  expect(sink.received).toHaveLength(3)
})

test('a warm-up grows day by day, and the day is full until the next one', async () => {
  const { w, sink, path } = await world()
  expect((await w.patch(path, { domain, warm_up: true })).body).toMatchObject({
    data: [{ domain, warm_up: { day: 1, emails_max: warm_up_plan[0] }, sent_today: 0 }],
  })
  const quarter = Math.floor(w.clock.now() / (hour_ms / 4))
  await w.database.write(tx => countSent(tx, new Map([[domain, warm_up_plan[0] - 1]]), { quarter, oldest: 0 }))
  for (const who of ['a', 'b']) await w.queue(await w.newLead(`${who}@example.net`))
  await w.settle()
  expect(sink.received).toHaveLength(1)
  expect((await w.get(path)).body.data).toMatchObject([{ sent_today: 50, warm_up: { day: 1, emails_max: 50 } }])
  w.clock.forward(24 * hour_ms)
  await w.settle()
  expect(sink.received).toHaveLength(2)
  expect((await w.get(path)).body.data).toMatchObject([{ sent_today: 1, warm_up: { day: 2, emails_max: 100 } }])
  w.clock.forward(warm_up_plan.length * 24 * hour_ms)
  expect((await w.get(path)).body.data?.[0]).not.toHaveProperty('warm_up')
  expect((await w.patch(path, { domain, warm_up: false })).body.data).toEqual([])
})

test('what people need waits for no number, and is counted', async () => {
  const { w, sink, path } = await world()
  const { body: template } = await w.post(w.path('templates'), {
    ...{ name: 'Receipt', subject: 'Receipt', preheader: '', body_text: 'Thanks', category: 'transactional' },
  })
  await w.patch(path, { domain, emails_per_hour: 1 })
  for (const who of ['a', 'b', 'c']) await w.send(await w.newLead(`${who}@example.net`), template.id)
  expect(sink.received).toHaveLength(3)
  expect((await w.get(path)).body.data).toMatchObject([{ sent_last_hour: 3 }])
})

test('turns come one after the other, broadcasts last, and end with the process', async () => {
  const turns = new Turns()
  const stop = new AbortController()
  const order: string[] = []
  const take = (name: string, behind: boolean) =>
    turns.turn(50, { behind, signal: stop.signal }).then(() => order.push(name))
  await take('now', false)
  const began = performance.now()
  const all = [take('broadcast', true), take('journey', false), take('another', false)]
  await Promise.all(all)
  expect(order).toEqual(['now', 'journey', 'another', 'broadcast'])
  expect(performance.now() - began).toBeGreaterThan(40)
  const slow = Array.from({ length: 100 }, () => turns.turn(1, { behind: true, signal: stop.signal }))
  stop.abort()
  await Promise.all(slow)
})

test('so many domains, and such numbers, are limited', async () => {
  const { w, path } = await world()
  const { sending_limits_max, emails_per_second_max, emails_per_hour_max } = sendingLimitLimits
  expect((await w.patch(path, { domain: null, emails_per_second: emails_per_second_max })).status).toBe(200)
  for (const body of [
    { domain: null, emails_per_second: 0 },
    { domain: null, emails_per_second: emails_per_second_max + 1 },
    { domain: null, emails_per_hour: emails_per_hour_max + 1 },
    { domain: 'not a domain', emails_per_hour: 1 },
  ]) {
    expect((await w.patch(path, body)).status).toBe(422)
  }
  for (let i = 1; i < sending_limits_max; i++) {
    await w.patch(path, { domain: `d${i}.example`, emails_per_hour: emails_per_hour_max })
  }
  expect(await w.patch(path, { domain: 'more.example', emails_per_hour: 1 })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/domain', code: 'too_many' }] },
  })
})
