import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import type { Env } from '../../platform/http/exchange.ts'
import { fileTransport } from '../../platform/mail/file-transport.ts'
import { listMail } from '../../platform/mail/mail-folder.ts'
import { composeMessage } from '../../platform/mail/message.ts'
import { FixedClock } from '../../platform/runtime/clock.ts'
import { mailViewerLimits } from './limits.ts'
import { mailViewer } from './mail-viewer.ts'

const local = { public_url: 'http://localhost:8787' }

async function look(ip: string, headers: Record<string, string>, config = local) {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('ip', ip)
    await next()
  })
  app.route(
    '/dev/mail',
    mailViewer({ mailer: { folder: '/nowhere' }, config }, async () => null),
  )
  return (await app.request('/dev/mail', { headers })).status
}

test('whoever sits at this machine sees the mail', async () => {
  expect(await look('127.0.0.1', { host: 'localhost:8787' })).toBe(200)
  expect(await look('::1', { host: '[::1]:8787' })).toBe(200)
  expect(await look('::ffff:127.0.0.1', { host: '127.0.0.1' })).toBe(200)
  expect(await look('127.0.0.1', { host: 'localhost:8787', origin: 'http://127.0.0.1:8787' })).toBe(200)
})

test.each([
  ['from another machine', '203.0.113.7', { host: 'localhost' }],
  ['through a proxy here that names the client', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
  ['through a proxy here that names itself', '127.0.0.1', { host: 'localhost', via: '1.1 caddy' }],
  ['by a name that leads here', '127.0.0.1', { host: 'leads.example.com' }],
  ['by a name that begins as a local one', '127.0.0.1', { host: 'localhost.evil.example' }],
  ['without a host', '127.0.0.1', {}],
  ['by a page of another origin', '127.0.0.1', { host: 'localhost:8787', origin: 'http://localhost:3000' }],
  ['as a fetch of the server itself', '127.0.0.1', { host: 'localhost:8787', 'leadwright-fetch': '1' }],
] as [string, string, Record<string, string>][])('a stranger does not, %s', async (_name, ip, headers) => {
  expect(await look(ip, headers)).toBe(404)
})

test('nobody does where the server has a name of its own, not even behind a proxy that hides everything', async () => {
  expect(await look('127.0.0.1', { host: '127.0.0.1:8787' }, { public_url: 'https://leads.example.com' })).toBe(404)
})

const mails = await mkdtemp(join(tmpdir(), 'leadwright-inbox-'))
afterAll(() => rm(mails, { recursive: true, force: true }))

async function inbox(path: string, headers: Record<string, string> = {}) {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('ip', '127.0.0.1')
    await next()
  })
  const known = async (message_id: string) => (message_id === '<known@demo.example>' ? '/sites/s/emails/sent/m' : null)
  app.route('/dev/mail', mailViewer({ mailer: { folder: mails }, config: local }, known))
  const answer = await app.request(`/dev/mail${path}`, { headers: { host: 'localhost', ...headers } })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

const transport = fileTransport(mails, new FixedClock(1_800_000_000_000))

async function write(subject: string, message_id: string, html: string): Promise<string> {
  const from = { name: 'Rowan <b>', address: 'rowan@demo.example' }
  const draft = { from, to: { address: 'ana@example.com' }, subject, html, text: 'As text', message_id, date: 0 }
  await transport.send(composeMessage(draft))
  const [newest] = await listMail(mails, { limit: 1 })
  return newest?.id ?? ''
}

test('an inbox lists what was sent, is searched, and shows an email in five ways', async () => {
  expect((await inbox('')).text).toContain('No email yet.')
  await write('About clay', '<other@demo.example>', '<p>Other</p>')
  const id = await write('Your <i>code</i>', '<known@demo.example>', '<p>Hi</p><img src="/v1/public/opens/x.gif">')
  const list = (await inbox('')).text
  expect(list).toContain('Rowan &lt;b&gt;')
  expect(list).toContain('Your &lt;i&gt;code&lt;/i&gt;')
  expect((await inbox('?q=CLAY')).text).not.toContain('code')
  expect((await inbox('?q=nothing+of+it')).text).toContain('No email matches.')
  const shown = await inbox(`/${id}`)
  expect(shown.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(shown.headers.get('content-security-policy')).not.toContain('unsafe-inline')
  expect((await inbox(`/${id}?view=text`)).text).toContain('<pre>As text')
  expect((await inbox(`/${id}?view=source`)).text).toContain('Content-Type: multipart/alternative')
  expect((await inbox(`/${id}?view=headers`)).text).toContain('&lt;known@demo.example&gt;')
  expect((await inbox(`/${id}/html`)).text).toContain('<p>Hi</p>')
  expect((await inbox('/000000000000000-000000-000000')).status).toBe(404)
})

test('an email to a lead leads to why it was sent; others do not', async () => {
  const [of_lead, other] = await listMail(mails, { limit: 2 })
  const why = await inbox(`/${of_lead?.id}/why`)
  expect([why.status, why.headers.get('location')]).toEqual([302, '/sites/s/emails/sent/m'])
  expect((await inbox(`/${of_lead?.id}`)).text).toContain('Why was this sent?')
  expect((await inbox(`/${other?.id}`)).text).not.toContain('Why was this sent?')
  expect((await inbox(`/${other?.id}/why`)).status).toBe(404)
})

test('the list says in which zone its times are, in each language', async () => {
  const zoneIn = (locale: string) =>
    new Intl.DateTimeFormat(locale, { timeZoneName: 'short' })
      .formatToParts(1_800_000_000_000)
      .find(({ type }) => type === 'timeZoneName')?.value
  const times = async (language: string) =>
    [...(await inbox('', { 'accept-language': language })).text.matchAll(/<time[^>]*>([^<]+)</g)].map(
      ([, text]) => text,
    )
  for (const language of ['en', 'es']) {
    const shown = await times(language)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.every(time => time?.endsWith(` ${zoneIn(language)}`))).toBe(true)
  }
})

test('it speaks Spanish to who asks for it', async () => {
  expect((await inbox('', { 'accept-language': 'es' })).text).toContain('Buscar remitente')
})

test('more emails than a page shows are reached page by page, also those that are searched for', async () => {
  const { inbox_emails_max } = mailViewerLimits
  await write('Wanted', '<wanted@demo.example>', '<p>Hi</p>')
  for (let i = 0; i < inbox_emails_max; i++) await write(`Letter ${i}`, `<${i}@demo.example>`, '<p>Hi</p>')
  const older = async (query: string) => {
    const [, href = ''] = /class="older" href="\/dev\/mail([^"]+)"/.exec((await inbox(query)).text) ?? []
    return inbox(href.replaceAll('&amp;', '&'))
  }
  expect((await inbox('')).text).not.toContain('Wanted')
  expect((await older('')).text).toContain('Wanted')
  expect((await older('')).text).not.toContain('class="older"')
  expect((await inbox('?q=ana@example.com')).text).not.toContain('Wanted')
  expect((await older('?q=ana@example.com')).text).toContain('Wanted')
  expect((await inbox('?q=wanted')).text).toContain('Wanted')
})
