import { afterEach, expect, test } from 'vitest'
import { JobWorker } from '../../../platform/jobs/worker.ts'
import { systemMailHandler } from '../../../platform/mail/system-mail.ts'
import { createLog } from '../../../platform/runtime/log.ts'
import { jobHandlers } from '../../../site-parts.ts'
import { createMailFixture } from '../../../testing/fixtures/mail.ts'
import { until } from '../../../testing/harness.ts'
import { openSink } from '../../../testing/mail-sink.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const readers = 240
const connections = 2

test('a password reset and a journey’s email leave before the rest of a broadcast that fills the queue', async () => {
  const sink = await openSink()
  closers.push(() => sink.close())
  const w = await createMailFixture({ SMTP_URL: sink.url, MAIL_CONNECTIONS: String(connections) })
  closers.push(() => w.close())
  await w.stop()
  for (let i = 0; i < readers; i++) await w.newLead(`reader${i}@example.com`)
  const { installation, clock, scope } = w
  const log = createLog('silent')
  const site = new JobWorker<'site'>({ database: w.database, handlers: jobHandlers(scope), clock, log })
  const { config, mailer } = installation
  const control = new JobWorker<'control'>({
    database: installation.databases.control,
    handlers: [systemMailHandler({ config, clock, mailer })],
    clock,
    log,
  })
  closers.push(() => control.stop())
  closers.push(() => site.stop())
  const body = { name: 'Offer', template_id: w.template_id, sender_id: w.sender_id }
  const { id } = (await w.post(w.path('broadcasts'), body)).body
  await w.post(w.path(`broadcasts/${id}/schedule`))
  await site.start()
  await control.start()
  await until(
    async () => sink.received.length,
    count => count >= 20,
  )
  await w.post('/v1/auth/forgot-password', { email: 'ana@example.com' }, { token: null })
  await w.queue(await w.newLead('traveler@example.com'))
  const then = sink.received.length
  control.wake()
  site.wake()
  const placeOf = (address: string) => sink.received.findIndex(({ to }) => to === address)
  await until(
    async () => Math.min(placeOf('ana@example.com'), placeOf('traveler@example.com')),
    place => place >= 0,
  )
  // What is under way ends first, and each answer on disk frees a place.
  const soon = then + readers / 4
  expect(placeOf('ana@example.com')).toBeLessThan(soon)
  expect(placeOf('traveler@example.com')).toBeLessThan(soon)
  await until(
    async () => sink.received.length,
    count => count >= readers + 2,
  )
})
