/** Links of mail that was sent before its lead was merged, renamed or erased: they act on the person, or say that they cannot. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkToken } from '../../platform/features/signed-link.ts'
import { createMailFixture, type MailFixture } from '../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../testing/mail-sink.ts'

let sink: MailSink
let w: MailFixture
let topic: string
beforeAll(async () => {
  sink = await openSink()
  w = await createMailFixture({ SMTP_URL: sink.url })
  const offers = { texts: { en: { name: 'Offers', description: '' } }, template_ids: [w.template_id] }
  const saved = await w.patch(w.path('unsubscribe-page'), { topics: [offers] })
  topic = (saved.body.topics as unknown as { id: string }[])[0]?.id ?? ''
})
afterAll(async () => {
  await w.close()
  await sink.close()
})

const origin = 'https://leads.example.com'
const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const visit = (path: string) => w.get(path, { token: null, headers: { accept: 'text/html' } })
const press = (path: string, body = 'List-Unsubscribe=One-Click') =>
  w.call('POST', path, { token: null, headers, body })
const lead = async (id: string) => (await w.get(w.path(`leads/${id}`))).body
const consent = { text: 'Send me news.' }

async function reader(email: string) {
  const lead_id = await w.newLead(email)
  const { email_id } = await w.send(lead_id)
  const raw = sink.received.findLast(mail => mail.to === email)?.raw ?? ''
  const path = /^List-Unsubscribe: <(.+)>/m.exec(raw)?.[1]?.replace(origin, '') ?? ''
  return { lead_id, email_id, path }
}

async function merge(into: string, from: string, take: string[] = []) {
  const merged = await w.post(w.path(`leads/${into}/merges`), { merged_lead_id: from, take })
  expect(merged.status, JSON.stringify(merged.body)).toBe(201)
}

async function linkMailedTo(email: string): Promise<string> {
  await w.settle()
  const rows = await w.installation.databases.control.read(db =>
    db.all<[string]>("select payload from jobs where type = 'system_mail' order by created_at desc"),
  )
  const mails = rows.map(([payload]) => JSON.parse(payload) as { to: string; link: string })
  return mails.find(({ to }) => to === email)?.link.replace(origin, '') ?? ''
}

for (const take of [[], ['email']]) {
  test(`the unsubscribe link of a merged lead withdraws the one that stayed, taking ${take.length} address`, async () => {
    const { lead_id, email_id, path } = await reader(`gone${take.length}@example.com`)
    const stays = await w.newLead(`stays${take.length}@example.com`)
    await merge(stays, lead_id, take)
    expect(String((await visit(path)).body)).toContain('Do you want to stop receiving these emails?')
    const queued = await w.queue(stays, 2)
    expect((await press(path)).status).toBe(200)
    expect(await lead(stays)).toMatchObject({ mailability: 'unsubscribed' })
    const [last] = (await w.get(w.path(`leads/${stays}/consents`))).body.data
    expect(last).toMatchObject({ type: 'withdrawn', method: 'one_click' })
    await w.settle()
    expect(await w.email(queued.email_id)).toMatchObject({ status: 'skipped', reason: 'unsubscribed' })
    expect((await w.email(email_id)).unsubscribed_at).not.toBeNull()
    expect(String((await visit(path)).body)).toContain('You are unsubscribed')
  })
}

test('a link follows a chain of merges', async () => {
  const { lead_id, path } = await reader('first@example.com')
  const [second, third] = [await w.newLead('second@example.com'), await w.newLead('third@example.com')]
  await merge(second, lead_id)
  await merge(third, second)
  await press(path)
  expect(await lead(third)).toMatchObject({ mailability: 'unsubscribed' })
})

test('a link that was mailed to one of two while they were one is theirs once the merge is undone', async () => {
  const [into, from] = [await w.newLead('keeps@example.com'), await w.newLead('returns@example.com')]
  const merges = w.path(`leads/${into}/merges`)
  const merged = (await w.post(merges, { merged_lead_id: from, take: ['email'] })).body
  w.clock.forward(1_000)
  await w.send(into)
  const raw = sink.received.findLast(mail => mail.to === 'returns@example.com')?.raw ?? ''
  const path = /^List-Unsubscribe: <(.+)>/m.exec(raw)?.[1]?.replace(origin, '') ?? ''
  expect((await w.post(`${merges}/${merged.id}/undo`)).status).toBe(200)
  expect((await press(path)).status).toBe(200)
  expect(await lead(from)).toMatchObject({ mailability: 'unsubscribed' })
  expect(await lead(into)).toMatchObject({ mailability: 'subscribed' })
  // Nor is it the other's once its person is erased.
  await w.delete(w.path(`leads/${from}`))
  expect((await press(path)).status).toBe(200)
  expect(await lead(into)).toMatchObject({ mailability: 'subscribed' })
})

test('topics are chosen for the lead that stayed', async () => {
  const { lead_id, path } = await reader('choosing@example.com')
  const stays = await w.newLead('choosing.other@example.com')
  await merge(stays, lead_id)
  await press(`${path}/preferences`, new URLSearchParams([['shown', topic]]).toString())
  const queued = await w.queue(stays, 2)
  await w.settle()
  expect(await w.email(queued.email_id)).toMatchObject({ status: 'skipped', reason: 'topic_left' })
})

test('a link for coming back holds for the address that it was mailed to, whichever lead has it', async () => {
  const { lead_id, path } = await reader('back@example.com')
  await press(path)
  await press(`${path}/resubscribe`)
  const link = await linkMailedTo('back@example.com')
  const stays = await w.newLead('back.other@example.com')
  await merge(stays, lead_id, ['email'])
  expect((await press(link)).status).toBe(200)
  expect(await lead(stays)).toMatchObject({ email: 'back@example.com', mailability: 'subscribed' })
})

test('a link for coming back of an address that the person has no more says that it is too late', async () => {
  const { lead_id, path } = await reader('late@example.com')
  await press(path)
  await press(`${path}/resubscribe`)
  const link = await linkMailedTo('late@example.com')
  const stays = await w.newLead('late.other@example.com')
  await merge(stays, lead_id)
  expect((await visit(link)).status).toBe(404)
  expect((await press(link)).status).toBe(404)
  expect(await lead(stays)).toMatchObject({ mailability: 'unsubscribed' })
  expect((await press(`${path}/resubscribe`)).status).toBe(200)
  expect(await linkMailedTo('late.other@example.com')).not.toBe('')
})

test('the link of an erased lead keeps the address withdrawn', async () => {
  const { lead_id, path } = await reader('erased@example.com')
  expect((await w.delete(w.path(`leads/${lead_id}`))).status).toBe(204)
  expect(String((await visit(path)).body)).toContain('Do you want to stop receiving these emails?')
  expect((await press(path)).status).toBe(200)
  const page = String((await visit(path)).body)
  expect(page).toContain('You are unsubscribed')
  expect(page).not.toContain('Subscribe again')
  const again = await w.post(w.path('leads'), { email: 'erased@example.com', consent })
  expect(again.body).toMatchObject({ mailability: 'unsubscribed' })
})

test('the link of an erased lead acts on whoever has the address by now', async () => {
  const { lead_id, path } = await reader('anew@example.com')
  await w.delete(w.path(`leads/${lead_id}`))
  const anew = await w.newLead('anew@example.com')
  expect((await press(path)).status).toBe(200)
  expect(await lead(anew)).toMatchObject({ mailability: 'unsubscribed' })
})

test('a link of a lead that this database never had keeps its address, or claims nothing', async () => {
  const key = await w.installation.databases.siteKey(w.site)
  const [msg, unknown] = [`msg_${'0'.repeat(32)}`, `lead_${'0'.repeat(32)}`]
  const pathOf = (parts: string[]) => `/v1/public/unsubscribe/${linkToken(key, 'unsubscribe', w.site, parts)}`
  const known = pathOf([msg, unknown, 'restored@example.com'])
  expect((await press(known)).status).toBe(200)
  const lost = pathOf([msg, unknown])
  for (const answer of [await visit(lost), await press(lost), await press(`${lost}/preferences`, '')]) {
    expect(answer.status).toBe(404)
    expect(String(answer.body)).toContain('Nothing was changed')
    expect(String(answer.body)).not.toContain('You are unsubscribed')
  }
  const again = await w.post(w.path('leads'), { email: 'restored@example.com', consent })
  expect(again.body).toMatchObject({ mailability: 'unsubscribed' })
})
