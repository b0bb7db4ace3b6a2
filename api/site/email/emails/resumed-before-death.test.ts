import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateSite } from '../../../account/sites/store.ts'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../../testing/mail-sink.ts'

let sink: MailSink
let w: MailFixture
beforeAll(async () => {
  sink = await openSink()
  w = await createMailFixture({ SMTP_URL: sink.url })
})
afterAll(async () => {
  await w.close()
  await sink.close()
})

test('a site that was resumed by a process that died at once lets its mail out as the next one starts', async () => {
  await w.post(`/v1/sites/${w.site}/pause`)
  await w.queue(await w.newLead('lucia@example.com'))
  await w.settle()
  // What resuming does in the control database, and nothing after it.
  await w.installation.databases.control.write(tx => updateSite(tx, w.site, { paused_at: null }))
  w.installation.signals.wake('site', w.site)
  await w.settle()
  expect(sink.received).toEqual([])
  await w.restart()
  await w.settle()
  expect(sink.received).toHaveLength(1)
})
