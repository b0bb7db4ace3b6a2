/**
 * The whole point of the product, with a real process, a real browser and a real mail conversation; only the inbox is
 * ours.
 */
import type { StreamEvent } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, linkIn, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { type HostSite, openHostSite } from './host-site.ts'
import { consentText, openShop, type Shop, signUp } from './owner.ts'

const visitor = 'maria.jose@example.org'
const reader = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let fixture: ServerFixture
let shop: Shop
let host: HostSite
let browser: Browser
let page: Page
const thrown: string[] = []
const heard: StreamEvent[] = []
const listening = new AbortController()

beforeAll(async () => {
  fixture = await openServerFixture()
  shop = await openShop(fixture, await signUp(fixture))
  host = await openHostSite(shop.snippet, fixture.url)
  browser = await launchChromium()
  page = await browser.newPage()
  page.on('pageerror', error => thrown.push(error.message))
  const opened = Promise.withResolvers<void>()
  void (async () => {
    const options = { signal: listening.signal, onConnection: () => opened.resolve() }
    for await (const event of shop.client.stream(shop.site_id, options)) heard.push(event)
  })().catch(() => undefined)
  await opened.promise
}, 180_000)
afterAll(async () => {
  listening.abort()
  await browser?.close()
  await host?.close()
  await fixture?.close()
})

const leadOf = async () => {
  const { data } = await shop.client.leads.list({ site_id: shop.site_id })
  return data.find(lead => lead.email === visitor)
}
const mailOf = async (step_id: string) => {
  const { data } = await shop.client.emails.list({ site_id: shop.site_id, journey_id: shop.journey_id })
  return data.find(email => email.step_id === step_id)
}
const inboxOf = (address: string) => fixture.sink.received.filter(({ to }) => to === address)

test('a popup shows on a foreign page after its time, says what is wrong, sends, and thanks', async () => {
  await page.goto(host.url)
  await page.getByRole('dialog', { name: 'Plants by post' }).waitFor()
  // Its two seconds, by the page's own clock: on a busy machine the page may take that long to load.
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(2_000)
  await page.getByLabel('Email').fill('maria@')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.waitForTimeout(300)
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  expect(await leadOf()).toBeUndefined()
  await page.getByLabel('Email').fill(visitor)
  await page.getByLabel('First name').fill('María José')
  await page.getByLabel('Favorite plant').fill('Monstera')
  await page.getByLabel(consentText).check()
  // A submission within a second counts as a robot's.
  await page.waitForTimeout(1_000)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('heading', { name: 'Thank you, it is on its way' }).waitFor()
  expect(thrown).toEqual([])
})

test('the lead is there with tag, audience, field, consent and timeline, and the stream told of it', async () => {
  const lead = await eventually(leadOf, 'a lead')
  expect(lead).toMatchObject({
    first_name: 'María José',
    mailability: 'subscribed',
    source: 'form',
    custom_fields: { favorite: 'Monstera' },
    audience_ids: [shop.audience_id],
  })
  expect(lead.tag_ids).toContain(shop.tag_id)
  const names = () => heard.map(({ event }) => event)
  await eventually(async () => names().includes('form.submitted'), 'an event on the stream')
  expect(names()).toContain('lead.created')
  const { site_id } = shop
  const { data: consents } = await shop.client.leads.consents.list({ site_id, lead_id: lead.id })
  expect(consents).toMatchObject([{ type: 'given', text: consentText, method: 'checkbox', place: shop.popup_id }])
  expect(consents[0]?.page_url).toBe(host.url)
  const { data: timeline } = await shop.client.leads.getTimeline({ site_id, lead_id: lead.id })
  expect(timeline.map(entry => entry.type)).toEqual(expect.arrayContaining(['lead.created', 'form.submitted']))
})

test('the journey tags at once, waits, and sends one personal multipart message that can be left', async () => {
  const mail = await fixture.mailTo(visitor, /^Welcome, María José$/)
  const lead = await leadOf()
  expect(lead?.tag_ids).toContain(shop.welcomed_id)
  const email = await eventually(async () => {
    const sent = await mailOf('welcome')
    return sent?.ended_at ? sent : undefined
  }, 'an end')
  if (!lead) throw new Error('no lead')
  const waited = Date.parse(email.handed_off_at ?? '') - Date.parse(lead.registered_at)
  expect(waited).toBeGreaterThanOrEqual(2_000)
  expect(waited).toBeLessThan(15_000)
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('content-type')).toMatch(/^multipart\/alternative/)
  expect(headers.get('list-unsubscribe')).toMatch(/^<http/)
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail.text).toContain('Hello María José!')
  expect(mail.html).toContain('Calle Mayor 1')
  expect(email).toMatchObject({ status: 'delivered', rfc_message_id: mail.messageId })
  expect(inboxOf(visitor)).toHaveLength(1)
})

test('opening and following a link is kept, counts for nothing in the first seconds, and leads where it should', async () => {
  const { html = '' } = await fixture.mailTo(visitor, /^Welcome/)
  const urls = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '')
  const pixel = urls.find(url => url.includes('/v1/public/opens/')) ?? ''
  const click = urls.find(url => url.includes('/v1/public/clicks/')) ?? ''
  const headers = { 'user-agent': reader }
  expect((await fetch(pixel, { headers })).headers.get('content-type')).toBe('image/gif')
  const followed = await fetch(click, { headers, redirect: 'manual' })
  expect([followed.status, followed.headers.get('location')]).toEqual([302, 'https://casa-verde.example/balconies'])
  expect((await fetch(`${click.slice(0, -1)}_`, { redirect: 'manual' })).status).toBe(404)
  const { site_id } = shop
  const { id: email_id } = (await mailOf('welcome')) ?? { id: '' }
  const { hits, opens, clicks } = await shop.client.emails.get({ site_id, email_id })
  expect(hits).toMatchObject([
    { type: 'open', url: null },
    { type: 'click', url: 'https://casa-verde.example/balconies' },
  ])
  // Fetched as fast as a machine does it: the click never counts, the picture not yet or, by then, as an open.
  expect(clicks).toBe(0)
  expect(opens).toBe(hits[0]?.verdict === 'person' ? 1 : 0)
})

test('reading the page for leaving changes nothing; one POST leaves, and the next mail is skipped', async () => {
  const mail = await fixture.mailTo(visitor, /^Welcome/)
  const url = /<([^>]+)>/.exec(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '')?.[1] ?? ''
  expect(linkIn(mail, `${fixture.url}/v1/public/unsubscribe/`)).toBe(url)
  expect((await fetch(url)).status).toBe(200)
  expect((await leadOf())?.mailability).toBe('subscribed')
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
  expect((await leadOf())?.mailability).toBe('unsubscribed')
  const second = await eventually(async () => {
    const now = await mailOf('second')
    return now?.ended_at ? now : undefined
  }, 'the end of the second mail')
  expect(second).toMatchObject({ status: 'skipped', reason: 'unsubscribed' })
  // The run goes on in a transaction of its own, just after that of the mail's end.
  const runs = await eventually(async () => {
    const { data } = await shop.client.runs.list({ site_id: shop.site_id })
    return data.every(run => run.status === 'completed') && data
  }, 'a run that has completed')
  expect(runs).toMatchObject([{ status: 'completed', cause: 'event' }])
  expect(inboxOf(visitor)).toHaveLength(1)
})

test('the mail answers why it was sent, from the submission to the server’s answer', async () => {
  const email = await mailOf('welcome')
  const why = await shop.client.emails.explain({ site_id: shop.site_id, email_id: email?.id ?? '' })
  expect(why).toMatchObject({
    lead: { email: visitor },
    submission: { popup_id: shop.popup_id, page_url: host.url, values: { favorite: 'Monstera' } },
    consent: { text: consentText, place: shop.popup_id },
    enrollment: { journey_id: shop.journey_id, journey_name: 'Welcome', cause: 'event', event: 'form.submitted' },
    email: { status: 'delivered', attempt_list: [{ number: 1, outcome: 'delivered' }] },
  })
  expect(why.email.attempt_list[0]?.response).toMatch(/^250/)
  const kinds = why.entries.map(entry => entry.type)
  expect(kinds).toEqual(
    expect.arrayContaining(['run_started', 'tags_assigned', 'delay_over', 'window_open', 'send_ended']),
  )
  expect(why.checks.map(check => [check.name, check.result])).toContainEqual(['subscribed', 'passed'])
})
