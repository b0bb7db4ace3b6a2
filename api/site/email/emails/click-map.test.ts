/** Clicks laid over an email: whose they were, at which link, and nothing of it runs. */
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../../testing/mail-sink.ts'
import { clickMap } from './click-map.ts'

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

const prices = 'https://example.com/prices?a=1&b=2'
const more = 'https://example.com/more'

async function linksOf(email: string): Promise<string[]> {
  await w.send(await w.newLead(email))
  const raw = sink.received.findLast(mail => mail.to === email)?.raw ?? ''
  const html = (await PostalMime.parse(raw)).html ?? ''
  return [...html.matchAll(/href="https:\/\/leads\.example\.com(\/v1\/public\/clicks\/[^"]+)"/g)].map(m => m[1] ?? '')
}
const visit = (path = '', headers: Record<string, string> = {}) =>
  w.get(path, { token: null, headers: { 'user-agent': w.person, ...headers } })

async function map(query = '') {
  const { body } = await w.get(w.path(`email-click-maps/${w.template_id}${query}`))
  return body as unknown as { html: string; delivered: number; links: Record<string, unknown>[] }
}

test('people and machines are told apart, each email counts once, and the email says so at its links', async () => {
  const [one = [], other = [], third = []] = [
    await linksOf('one@example.com'),
    await linksOf('other@example.com'),
    await linksOf('third@example.com'),
  ]
  w.clock.forward(60_000)
  for (const link of [one[0], other[0]]) await visit(link)
  w.clock.forward(60_000)
  await w.settle()
  await visit(one[0])
  await visit(third[1], { 'sec-purpose': 'prefetch' })
  w.clock.forward(60_000)
  await w.settle()
  await visit(third[0])
  const found = await map()
  expect(found.delivered).toBe(3)
  expect(found.links).toEqual([
    {
      ...{ url: prices, people: 2, share: 2 / 3, person_clicks: 3, machine_clicks: 0, pending_clicks: 1 },
      shown: true,
    },
    { ...{ url: more, people: 0, share: 0, person_clicks: 0, machine_clicks: 1, pending_clicks: 0 }, shown: true },
  ])
  expect(found.html).toContain('href="https://example.com/prices?a=1&amp;b=2" data-clicks="2 · 66.7%"')
  expect(found.html).toContain(`href="${more}" data-clicks="0"`)
  expect(found.html).not.toContain('/v1/public/clicks/')
  expect(found.html).not.toContain('/v1/public/opens/')
  const raw = await map('?clicks=raw')
  expect(raw.html).toContain('b=2" data-clicks="4"')
  expect(raw.html).toContain(`href="${more}" data-clicks="1"`)
  expect((await w.get(w.path(`email-click-maps/tmpl_${'0'.repeat(32)}`))).status).toBe(404)
})

test('a link of one reader alone is listed though the email does not show it', async () => {
  const { emailHits } = await import('./table.ts')
  const { email_id } = await w.send(await w.newLead('own@example.com'))
  const hit = { email_id, type: 'click', url: 'https://example.com/?me=1', at: 1, method: 'GET' } as const
  await w.database.write(async tx => {
    await tx.insert(emailHits).values({ ...hit, user_agent: '', verdict: 'person', verdict_reason: null })
  })
  expect((await map()).links).toContainEqual(expect.objectContaining({ url: hit.url, people: 1, shown: false }))
})

test('only web addresses are marked, whatever stands in them, and texts are escaped', () => {
  const clicks = { people: 1, person_clicks: 1, machine_clicks: 0, pending_clicks: 0 }
  const content =
    '<head></head><a href="mailto:a@b.c">x</a><a class="b" href="https://a.example/?q=%22&amp;x=&#39;">y</a>'
  const words = { locale: 'es', counting: 'people', delivered: 8 } as const
  const { html } = clickMap(content, [{ url: "https://a.example/?q=%22&x='", ...clicks }], words)
  expect(html).toMatch(/^<head><style>[\s\S]+<\/style><\/head><a href="mailto:a@b.c">x/)
  expect(html).toContain('data-clicks="1 · 12,5')
  expect(clickMap('<a href="https://a.example">', [], words).html).toContain('</style>')
})
