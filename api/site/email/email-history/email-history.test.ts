/** The history of emails tells what became of each, newest first, and is narrowed by what happened and to whom. */
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

interface Entry {
  happened: string
  title: string
  email_id: string
  lead: { email: string }
  subject: string | null
  template_name: string | null
  url: string | null
}
async function history(query = '', headers = {}) {
  const { body } = await w.get(w.path(`email-history${query}`), { headers })
  return body as unknown as { data: Entry[]; has_more: boolean; next_cursor: string | null }
}

async function sendTo(email: string): Promise<string> {
  const lead = await w.newLead(email)
  await w.send(lead)
  return lead
}

async function click(email: string): Promise<void> {
  const raw = sink.received.findLast(mail => mail.to === email)?.raw ?? ''
  const html = (await PostalMime.parse(raw)).html ?? ''
  const [, link = ''] = /href="https:\/\/leads\.example\.com(\/v1\/public\/clicks\/[^"]+)"/.exec(html) ?? []
  w.clock.forward(60_000)
  await w.get(link, { token: null, headers: { 'user-agent': w.person } })
  w.clock.forward(60_000)
  await w.settle()
}

test('what became of emails is told newest first, by type, by lead and by the beginning of an address', async () => {
  expect((await history()).data).toEqual([])
  const lead = await sendTo('one@example.com')
  await sendTo('other@example.com')
  await click('one@example.com')
  const all = (await history()).data
  expect(all.map(({ happened, lead }) => `${happened} ${lead.email}`)).toEqual([
    ...(all.some(({ happened }) => happened === 'opened') ? ['opened one@example.com'] : []),
    'clicked one@example.com',
    'delivered other@example.com',
    'delivered one@example.com',
  ])
  const clicked = (await history('?happened=clicked', { 'accept-language': 'es' })).data
  expect(clicked).toHaveLength(1)
  expect(clicked[0]).toMatchObject({ title: expect.stringMatching(/enlace/i), url: expect.stringMatching(/^https:/) })
  expect(clicked[0]?.subject).toBe(all.at(-1)?.subject)
  expect(clicked[0]?.email_id).toBe(all.at(-1)?.email_id)
  const ofLead = (await history(`?lead_id=${lead}&happened=delivered`)).data
  expect(ofLead.map(entry => entry.lead.email)).toEqual(['one@example.com'])
  expect((await history('?search=OTHER')).data.map(entry => entry.lead.email)).toEqual(['other@example.com'])
  expect((await history('?search=nobody')).data).toEqual([])
  expect((await history(`?search=other&lead_id=${lead}`)).data).toEqual([])
})

test('it is read page by page, each entry once', async () => {
  const whole = (await history()).data.map(({ email_id, happened }) => `${email_id} ${happened}`)
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await history(`?limit=1${cursor && `&cursor=${cursor}`}`)
    seen.push(...page.data.map(({ email_id, happened }) => `${email_id} ${happened}`))
    cursor = page.has_more ? page.next_cursor : null
  }
  expect(seen).toEqual(whole)
  const { status, body } = await w.get(w.path('email-history?cursor=WyJ4Il0'))
  expect([status, body.code]).toEqual([422, 'validation_failed'])
})

test('a rare happening is found by its index, not among all the others', async () => {
  const plan = await w.installation.databases
    .site(w.site)
    .then(site =>
      site.read(db =>
        db.all(
          "explain query plan select seq from events where name >= 'email.' and name < 'email/' and name = ? order by seq desc limit 5",
          ['email.complained'],
        ),
      ),
    )
  expect(JSON.stringify(plan)).toContain('events_email')
})

test('an email that was not sent has no subject, and is known by the name of its template until that is deleted', async () => {
  const lead = await w.newLead('away@example.com', { subscribed: false })
  const { email_id } = await w.send(lead)
  const named = async () => {
    const { data } = (await w.get(w.path(`emails?lead_id=${lead}`))).body as unknown as { data: Entry[] }
    const { body: read } = await w.get(w.path(`emails/${email_id}`))
    const shown = [...(await history(`?lead_id=${lead}`)).data, ...data, read as unknown as Entry]
    return shown.map(({ subject, template_name }) => [subject, template_name])
  }
  const unsent = [null, 'Welcome']
  expect(await named()).toEqual([unsent, unsent, unsent])
  expect((await w.delete(w.path(`templates/${w.template_id}`))).status).toBe(204)
  const nameless = [null, null]
  expect(await named()).toEqual([nameless, nameless, nameless])
})
