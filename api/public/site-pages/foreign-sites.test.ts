/** At the host of a site nothing of another site is found: no form, link, file or configuration, over a real socket and its short ways too. */
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkToken } from '../../platform/features/signed-link.ts'
import { type Server, startServer } from '../../server.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let server: Server
const sites: Record<string, string> = {}
const popups: Record<string, string> = {}
const host = (name: string) => `${name}.sites.example.com`

beforeAll(async () => {
  h = await createHarness({ SITES_URL: 'https://sites.example.com', HOST: '127.0.0.1', PORT: '0' })
  for (const name of ['casa', 'other']) {
    const { body } = await h.post('/v1/sites', { name, subdomain: name })
    sites[name] = body.id
    await h.post(`/v1/sites/${body.id}/publish`)
    const { body: popup } = await h.post(`/v1/sites/${body.id}/popups`, {
      name: 'Letter',
      type: 'embedded',
      content: { heading: `Letter of ${name}`, thank_you_text: 'Thanks', button_text: 'Join' },
      form: { fields: [{ name: 'email', label: 'Email' }] },
    })
    await h.post(`/v1/sites/${body.id}/popups/${popup.id}/publish`)
    popups[name] = popup.id
  }
  server = await startServer(h.installation, { ready: true })
})
afterAll(async () => {
  await server.close(0)
  await h.close()
})

function ask(at: string, method: string, path: string, body?: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body)
    const headers = {
      host: at,
      origin: `https://${at}`,
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const sent = request({ port: server.port, host: '127.0.0.1', method, path, headers }, answer => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(text)
  })
}

async function every(at: string, name: string): Promise<Record<string, number>> {
  const site = sites[name] ?? ''
  const key = await h.installation.databases.siteKey(site)
  const click = linkToken(key, 'click', site, ['mail_0199a3f2c4d87e6b9a0112233445566f', 'https://a.example/'])
  const unsubscribe = linkToken(key, 'unsubscribe', site, ['lead_0199a3f2c4d87e6b9a0112233445566f', ''])
  const visit = { type: 'page_viewed', page_url: `https://${host(name)}/` }
  return {
    config: await ask(at, 'GET', `/v1/public/sites/${site}/config`),
    again: await ask(at, 'GET', `/v1/public/sites/${site}/config`),
    form: await ask(at, 'GET', `/v1/public/sites/${site}/popups/${popups[name]}/form`),
    visit: await ask(at, 'POST', `/v1/public/sites/${site}/events`, { events: [visit] }),
    click: await ask(at, 'GET', `/v1/public/clicks/${click}`),
    unsubscribe: await ask(at, 'GET', `/v1/public/unsubscribe/${unsubscribe}`),
  }
}

test('a site is served at its own host as at the installation’s', async () => {
  const at_home = await every('leads.example.com', 'casa')
  expect(at_home).toMatchObject({ config: 200, again: 200, form: 200 })
  expect(await every(host('casa'), 'casa')).toEqual(at_home)
})

test('nothing of another site is', async () => {
  const found = await every(host('casa'), 'other')
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map(name => [name, 404])))
  expect((await every('leads.example.com', 'other')).form).toBe(200)
})

test('nor what is the installation’s', async () => {
  expect(await ask(host('casa'), 'POST', '/v1/public/inbound-mail/postmark', {})).toBe(404)
  expect(await ask(host('casa'), 'GET', '/v1/public/pictures/pic_0199a3f2c4d87e6b9a0112233445566f')).toBe(404)
})
