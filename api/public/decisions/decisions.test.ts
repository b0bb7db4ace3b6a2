import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
let tag: string
let popups: Record<'spain' | 'strangers' | 'tagged' | 'plain', string>
beforeAll(async () => {
  h = await createHarness({ TRUST_PROXY: 'true', COUNTRY_HEADER: 'x-country' })
  site = await h.newSite('Casa Verde')
  tag = (await h.post(`/v1/sites/${site}/tags`, { name: 'Member' })).body.id
  popups = {
    spain: await popup([{ field: 'country', op: 'is', values: ['ES'] }]),
    strangers: await popup([{ field: 'known_lead', op: 'is', values: ['no'] }]),
    tagged: await popup([{ field: 'tag', op: 'is', values: [tag] }]),
    plain: await popup([{ field: 'language', op: 'is', values: ['es'] }]),
  }
})
afterAll(() => h.close())

async function popup(visitor_rules: object[]): Promise<string> {
  const design = {
    content: { heading: 'A letter', thank_you_heading: 'Thanks' },
    form: { fields: [{ name: 'email' }] },
    visitor_rules,
  }
  const { body } = await h.post(`/v1/sites/${site}/popups`, { name: 'P', ...design })
  expect((await h.post(`/v1/sites/${site}/popups/${body.id}/publish`)).status).toBe(200)
  return body.id
}

async function decide(body: object = {}, headers: Record<string, string> = {}): Promise<string[]> {
  const answer = await h.post(`/v1/public/sites/${site}/decisions`, body, { token: null, headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const ids = answer.body.popup_ids as string[]
  return Object.entries(popups).flatMap(([name, id]) => (ids.includes(id) ? [name] : []))
}

test('a draft site answers as one that does not exist', async () => {
  const answer = await h.post(`/v1/public/sites/${site}/decisions`, {}, { token: null })
  expect(answer.status).toBe(404)
  await h.post(`/v1/sites/${site}/publish`)
})

test('only popups that ask are answered for, by country and by who is known', async () => {
  expect(await decide()).toEqual(['strangers'])
  expect(await decide({}, { 'x-country': 'ES' })).toEqual(['spain', 'strangers'])
  expect(await decide({ timezone: 'Europe/Madrid' })).toEqual(['spain', 'strangers'])
  const config = await h.get(`/v1/public/sites/${site}/config`, { token: null })
  const asks = (config.body.popups as { id: string; ask?: boolean }[]).filter(one => one.ask).map(one => one.id)
  expect(asks.toSorted()).toEqual([popups.spain, popups.strangers, popups.tagged].toSorted())
})

test('who sent a form from this browser is known, with the tags of the lead', async () => {
  const visitor_id = '0199a3f2c4d87e6b9a01122334455661'
  const made = await h.post(`/v1/sites/${site}/leads`, { email: 'maria@example.com', tag_ids: [tag] })
  expect(made.status).toBe(201)
  expect(await decide({ visitor_id })).toEqual(['strangers'])
  await h.post(
    `/v1/public/sites/${site}/popups/${popups.plain}/submissions`,
    { values: { email: 'maria@example.com' }, page_url: 'https://casa.example/', shown_for_ms: 4000, visitor_id },
    { token: null },
  )
  expect(await decide({ visitor_id })).toEqual(['tagged'])
  expect(await decide({ visitor_id: '0199a3f2c4d87e6b9a01122334455662' })).toEqual(['strangers'])
})

test('an address counts only with the hash that the site’s secret makes', async () => {
  const { body } = await h.get(`/v1/sites/${site}/identity-secret`)
  const hash = (secret: unknown) => createHmac('sha256', String(secret)).update('maria@example.com').digest('hex')
  const email = ' Maria@Example.com'
  expect(await decide({ user: { email, user_hash: hash(body.secret) } })).toEqual(['tagged'])
  expect(await decide({ user: { email, user_hash: hash('guess') } })).toEqual(['strangers'])
  expect(await decide({ user: { email } })).toEqual(['strangers'])
  const other = await h.newSite('Other')
  expect((await h.get(`/v1/sites/${other}/identity-secret`)).body.secret).not.toBe(body.secret)
})
