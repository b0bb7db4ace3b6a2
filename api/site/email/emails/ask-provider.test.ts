/** A kill in the midst of a call to Postmark: what it has is not sent again, what it has not is sent once. */
import { afterEach, expect, test } from 'vitest'
import { returnToken } from '../../../platform/identity/return-path.ts'
import { type FakeProviders, type FakeRules, fakeProviders, server_token } from '../../../testing/fake-providers.ts'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { emailAttempts } from './table.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

interface World {
  w: MailFixture
  fake: FakeProviders
  /** An email whose call was under way when the process was killed. */
  killed(address: string, has_it: boolean): Promise<string>
}

async function world(rules: FakeRules = {}): Promise<World> {
  const fake = await fakeProviders(rules)
  closers.push(() => fake.close())
  const variables = { POSTMARK_SERVER_TOKEN: server_token, POSTMARK_MESSAGE_STREAM: 'news' }
  const w = await createMailFixture({ ...variables, POSTMARK_ENDPOINT: fake.origin })
  closers.push(() => w.close())
  const key = await w.installation.databases.siteKey(w.site)
  return {
    ...{ w, fake },
    async killed(address, has_it) {
      const lead_id = await w.newLead(address)
      await w.stop()
      const { email_id } = await w.queue(lead_id)
      await w.database.write(async tx => {
        const started_at = w.clock.now()
        await tx.insert(emailAttempts).values({ email_id, number: 1, template_version: 1, started_at })
      })
      const Metadata = { leadwright: returnToken(key, w.site, email_id) }
      if (has_it) fake.accepted.push({ provider: 'postmark', to: address, body: { Metadata, MessageStream: 'news' } })
      return email_id
    },
  }
}
const toldTo = ({ accepted }: FakeProviders) => accepted.map(({ to }) => to)

test('what Postmark has is delivered, without another copy; what it has not leaves once its list is sure', async () => {
  const { w, fake, killed } = await world()
  const has = await killed('has@example.com', true)
  const lacks = await killed('lacks@example.com', false)
  await w.restart()
  await w.settle()
  expect(await w.email(has)).toMatchObject({
    status: 'delivered',
    attempt_list: [{ number: 1, outcome: 'delivered', response: expect.stringContaining('has the message') }],
  })
  expect([fake.calls(), toldTo(fake)]).toEqual([0, ['has@example.com']])

  w.clock.forward(60_000)
  await w.settle()
  expect(await w.email(lacks)).toMatchObject({
    status: 'delivered',
    attempt_list: [{ outcome: 'unknown' }, { outcome: 'delivered' }],
  })
  expect([fake.calls(), toldTo(fake)]).toEqual([1, ['has@example.com', 'lacks@example.com']])
})

test('a site that never sends twice asks too, and gives up only what Postmark has not', async () => {
  const { w, fake, killed } = await world()
  await w.patch(w.path('email-settings'), { unknown_policy: 'do_not_resend' })
  const has = await killed('has@example.com', true)
  const lacks = await killed('lacks@example.com', false)
  w.clock.forward(61_000)
  await w.restart()
  await w.settle()
  expect(await w.email(has)).toMatchObject({ status: 'delivered' })
  expect(await w.email(lacks)).toMatchObject({ status: 'unknown', reason: 'interrupted' })
  expect(fake.calls()).toBe(0)
})

test('while Postmark does not answer, the email waits, and nothing is sent twice', async () => {
  const { w, fake, killed } = await world({ lists: () => false })
  const has = await killed('has@example.com', true)
  w.clock.forward(120_000)
  await w.restart()
  await w.settle()
  expect(await w.email(has)).toMatchObject({ status: 'not_started', ended_at: null })
  expect(fake.calls()).toBe(0)
})
