/** Notes of people who are away: they come back by the path of reports, and are none. */
import { afterEach, expect, test } from 'vitest'
import { createInboundFixture } from '../../testing/fixtures/inbound-mail.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

test('an absence note without a return path suppresses nobody, whatever it says of codes', async () => {
  const { w, sink, deliver } = await createInboundFixture(closers)
  await w.send(await w.newLead('lucia@example.net'))
  const to = sink.received.at(-1)?.from ?? ''
  const note = (subject: string, text: string) =>
    Buffer.from(
      ['Return-Path: <>', 'From: Lucía <lucia@example.net>', `To: ${to}`, `Subject: ${subject}`, '', text, ''].join(
        '\r\n',
      ),
    )
  expect(await deliver(to, note('Re: Welcome', 'I am away until Monday: see 5.1.1.'))).toMatch(/^250/)
  expect(
    await deliver(to, note('Re: Welcome', 'This message was not delivered to me. 550 5.1.1 user unknown.')),
  ).toMatch(/^250/)
  expect(await deliver(to, note('Automatic reply: Welcome', '550 5.1.1 No such user'))).toMatch(/^250/)
  expect((await w.get(w.path('email-responses'))).body.data).toEqual([])
  expect((await w.get(w.path('suppressions'))).body.data).toEqual([])
})
