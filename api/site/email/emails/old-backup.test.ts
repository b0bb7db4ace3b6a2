/** What an old backup that is started beside the live installation sends, and what a clock that jumps makes of email. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { backUp } from '../../../backup/backup.ts'
import { restore } from '../../../backup/restore.ts'
import { openInstallation } from '../../../installation.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { JobWorker } from '../../../platform/jobs/worker.ts'
import { FixedClock } from '../../../platform/runtime/clock.ts'
import { createLog } from '../../../platform/runtime/log.ts'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink, type SinkRules } from '../../../testing/mail-sink.ts'
import { leavingInbox } from '../../automation/runs/rules.ts'
import { sendEmailHandler } from './job-handlers.ts'
import { emails } from './table.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const minute_ms = 60_000
const hour_ms = 60 * minute_ms

async function fixture(rules: SinkRules = {}): Promise<{ w: MailFixture; sink: MailSink }> {
  const sink = await openSink(rules)
  closers.push(() => sink.close())
  const w = await createMailFixture({ SMTP_URL: sink.url })
  closers.push(() => w.close())
  return { w, sink }
}

/** Lets a copy of the data folder send what it thinks is due at a moment; the states of its emails afterwards. */
async function carriedOn(data_dir: string, { site, SMTP_URL, now }: { site: string; SMTP_URL: string; now: number }) {
  const clock = new FixedClock(now)
  const config = readConfig({ DATA_DIR: data_dir, PUBLIC_URL: 'https://leads.example.com', SMTP_URL })
  const installation = await openInstallation(config, { clock, steadyClock: clock, log: createLog('silent') })
  try {
    const database = await installation.databases.site(site)
    const scope = { installation, site_id: site, database, clock, facts: () => installation.sites.find(site) }
    const handlers = [sendEmailHandler({ ...scope, runs: leavingInbox(scope) })]
    const worker = new JobWorker<'site'>({ database, handlers, clock, log: createLog('silent') })
    await worker.start()
    for (let due = await worker.nextDue(); !worker.idle || (due !== null && due <= now); due = await worker.nextDue()) {
      worker.wake()
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    await worker.stop()
    return await database.read(db => db.select({ status: emails.status, reason: emails.reason }).from(emails))
  } finally {
    await installation.close()
  }
}

test('a backup that is started beside the live one sends nothing of what was due, however it came to be started', async () => {
  const { w, sink } = await fixture()
  const folder = await mkdtemp(join(tmpdir(), 'leadwright-old-backup-'))
  closers.push(() => rm(folder, { recursive: true, force: true }))
  await w.stop()
  const needed = await w.post(w.path('templates'), {
    ...{ name: 'Order', category: 'transactional', subject: 'Your order', body_text: 'It is on its way.' },
  })
  await w.queue(await w.newLead('one@example.com'))
  await w.queue(await w.newLead('two@example.com'), 1, needed.body.id)
  await backUp(w.folder, join(folder, 'backup'))
  for (const copy of ['late', 'soon']) await restore(join(folder, 'backup'), join(folder, copy))
  await w.restart()
  await w.settle()
  expect(sink.received.splice(0)).toHaveLength(2)
  const at = { site: w.site, SMTP_URL: sink.url }
  const asking = [
    { status: 'not_started', reason: 'paused' },
    { status: 'not_started', reason: 'late' },
  ]
  const soon = { ...at, now: w.clock.now() }
  expect(await carriedOn(join(folder, 'soon'), soon)).toEqual(asking)
  const late = { ...at, now: w.clock.now() + hour_ms + minute_ms }
  expect(await carriedOn(join(folder, 'late'), late)).toEqual(asking)
  // Where the backup lies, without `restore`.
  expect(await carriedOn(join(folder, 'backup'), soon)).toEqual(asking)
  expect(sink.received).toEqual([])
})

test('a clock that jumps back or far ahead sends nothing twice and gives nothing up that the server takes', async () => {
  let deferrals = 2
  const { w, sink } = await fixture({ refuse: () => (deferrals-- > 0 ? 451 : undefined) })
  const first = await w.send(await w.newLead('one@example.com'))
  const second = await w.send(await w.newLead('two@example.com'))
  w.clock.forward(-5 * hour_ms)
  await w.settle()
  const third = await w.send(await w.newLead('three@example.com'))
  expect(await w.email(third.email_id)).toMatchObject({ status: 'delivered', attempts: 1 })
  expect(sink.received.map(mail => mail.to)).toEqual(['three@example.com'])
  w.clock.forward(20 * 24 * hour_ms)
  await w.settle()
  for (const { email_id } of [first, second]) {
    expect(await w.email(email_id)).toMatchObject({ status: 'delivered', attempts: 2 })
  }
  w.clock.forward(-30 * 24 * hour_ms)
  await w.restart()
  await w.settle()
  w.clock.forward(60 * 24 * hour_ms)
  await w.settle()
  expect(sink.received.map(mail => mail.to).toSorted()).toEqual(
    ['one', 'three', 'two'].map(name => `${name}@example.com`),
  )
})
