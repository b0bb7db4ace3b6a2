/** Mail that a site hands to the installation: once, however often it is handed over. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../testing/fixtures/mail.ts'
import { relayMailJob } from '../mail/jobs.ts'
import { isFirst } from './idempotency/idempotency.ts'
import { relayHandler } from './relay.ts'

let w: MailFixture
beforeAll(async () => {
  w = await createMailFixture()
})
afterAll(() => w.close())

test('what was posted and has left is not posted again by a job whose end was lost', async () => {
  const handler = relayHandler(w.scope, { senderOf: async () => undefined, isDead: async () => false, isFirst })
  const now = w.clock.now()
  const mail = { to: 'ana@example.com', subject: 'Hello', text: 'Hello', link: '', valid_until: now + 86_400_000 }
  const job = { type: relayMailJob.type, subject_id: 'email_1', payload: mail, attempts: 1, fence: 1 }
  const { control } = w.installation.databases
  const posted = () => control.read(db => db.all("select 1 from jobs where subject_id = 'email_1'"))
  const perform = () => handler.perform(job as never, new AbortController().signal)

  expect(await perform()).toEqual({ done: true })
  expect(await posted()).toHaveLength(1)
  await control.write(tx => tx.run("delete from jobs where subject_id = 'email_1'"))
  expect(await perform()).toEqual({ done: true })
  expect(await posted()).toHaveLength(0)
})
