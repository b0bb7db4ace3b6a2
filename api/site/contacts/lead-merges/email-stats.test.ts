/** Opens and replies of two people who were one for a while: of whose address the email went to, once the merge is undone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../../testing/mail-sink.ts'
import { recordResponses } from '../../email/email-responses/rules.ts'
import { recordHit, stepEmails } from '../../email/emails/rules.ts'

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

const stepsOf = () => w.installation.connections.through(stepEmails)
const open = (email_id: string) =>
  w.inSite(w.site, (tx, acting) => {
    const hit = { email_id, type: 'open', url: null, method: 'GET', user_agent: '', verdict: 'person' } as const
    return recordHit(tx, { ...hit, verdict_reason: null }, { ...acting, steps: stepsOf() })
  })
const reply = (email_id: string, fingerprint = email_id) =>
  w.inSite(w.site, (tx, acting) => {
    const response = { type: 'reply', source: 'mail', fingerprint, detail: 'Re: News' } as const
    return recordResponses(tx, [{ email_id, response }], { ...acting, steps: stepsOf() })
  })
const statsOf = async (lead_id: string) => {
  const { body } = await w.get(w.path(`leads/${lead_id}`))
  const { opens, replies, last_opened_at, last_replied_at } = body.email_stats as Record<string, unknown>
  return { opens, replies, opened: last_opened_at ?? null, replied: last_replied_at ?? null }
}
const nothing = { opens: 0, replies: 0, opened: null, replied: null }
const send = async (lead_id: string): Promise<string> => {
  const { email_id } = await w.send(lead_id)
  expect(await w.email(email_id)).toMatchObject({ status: 'delivered' })
  w.clock.forward(3_600_000)
  return email_id
}

const merged = async (into: string, from: string, take: string[]) => {
  w.clock.forward(1_000)
  const { body } = await w.post(w.path(`leads/${into}/merges`), { merged_lead_id: from, take })
  w.clock.forward(1_000)
  return { undo: () => w.post(w.path(`leads/${into}/merges/${body.id}/undo`)) }
}

test('an email to the address of the one that went is theirs, with what came back', async () => {
  const [into, from] = [await w.newLead('stays@example.com'), await w.newLead('goes@example.com')]
  const merge = await merged(into, from, ['email'])
  const email_id = await send(into)
  await open(email_id)
  await reply(email_id)
  await reply(email_id, 'again')
  const moment = new Date(w.clock.now()).toISOString()
  const all = { opens: 1, replies: 1, opened: moment, replied: moment }
  expect(await statsOf(into)).toEqual(all)
  w.clock.forward(1_000)
  await merge.undo()
  expect(await statsOf(from)).toEqual(all)
  expect(await statsOf(into)).toEqual(nothing)
})

test('so is one of before, opened while they were one, and counts as replied to once', async () => {
  const [into, from] = [await w.newLead('stayed@example.com'), await w.newLead('went@example.com')]
  const email_id = await send(from)
  await reply(email_id)
  await open(email_id)
  const merge = await merged(into, from, [])
  await open(email_id)
  await reply(email_id, 'again')
  const moment = new Date(w.clock.now()).toISOString()
  await merge.undo()
  expect(await statsOf(from)).toEqual({ opens: 2, replies: 1, opened: moment, replied: moment })
  expect(await statsOf(into)).toEqual(nothing)
})

test('the one that stayed keeps what is its own', async () => {
  const [into, from] = [await w.newLead('own@example.com'), await w.newLead('quiet@example.com')]
  const email_id = await send(into)
  await open(email_id)
  const merge = await merged(into, from, [])
  await open(email_id)
  const before = await statsOf(into)
  expect(before).toMatchObject({ opens: 2 })
  await merge.undo()
  expect(await statsOf(into)).toEqual(before)
  expect(await statsOf(from)).toEqual(nothing)
})
