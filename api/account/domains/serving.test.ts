/** What is answered at which host: domains of sites, their subdomains of now and before, strangers' hosts, our own. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cachedPages } from '../../public/site-pages/cached-pages.ts'
import { siteLimits } from '../sites/limits.ts'
import { domainsWorld, workOnDomains } from './testing.ts'

let w: Awaited<ReturnType<typeof domainsWorld>>
let site: string
let ids: Record<string, string>
beforeAll(async () => {
  w = await domainsWorld()
  site = await w.h.newSite('Casa Verde')
  const document = { version: 1, blocks: [{ id: 'a', type: 'heading', text: 'Welcome', level: 1 }] }
  const page = await w.h.post(`/v1/sites/${site}/pages`, { name: 'Home', type: 'homepage', handle: 'home', document })
  await w.h.post(`/v1/sites/${site}/pages/${page.body.id}/publish`)
  await w.h.post(`/v1/sites/${site}/publish`)
  ids = {}
  for (const host of ['casa.example', 'www.casa.example', 'café.example']) {
    const made = await w.add(site, host)
    w.publish(made)
    ids[made.host] = made.id
  }
  await w.add(site, 'waiting.example')
  await workOnDomains(w.h)
})
afterAll(() => w.close())

const makePrimary = (host: string | null) =>
  w.h.call('PUT', `/v1/sites/${site}/primary-domain`, { body: { domain_id: host === null ? null : ids[host] } })
const seen = async (host: string, path = '/') => {
  const { status, to } = await w.ask(host, path)
  return `${status} ${to}`
}

test('without a primary domain the site is at its subdomain, and its domains lead there', async () => {
  await makePrimary(null)
  expect((await w.ask('casa-verde.sites.example.com')).html).toContain('Welcome')
  expect(await seen('casa.example', '/?utm_source=mail')).toBe(
    '308 https://casa-verde.sites.example.com/?utm_source=mail',
  )
})

test('all other hosts of a site lead to the primary one, whose address its pages name', async () => {
  await makePrimary('www.casa.example')
  const { status, html, headers } = await w.ask('www.casa.example')
  expect([status, headers.get('set-cookie')]).toEqual([200, null])
  expect(html).toContain('<link rel="canonical" href="https://www.casa.example/">')
  expect(html).not.toContain('leads.example.com')
  expect(await seen('casa.example', '/a?b=c')).toBe('308 https://www.casa.example/a?b=c')
  expect(await seen('casa-verde.sites.example.com', '/')).toBe('308 https://www.casa.example/')
  expect(await seen('leads.example.com', '/s/casa-verde/a')).toBe('308 https://www.casa.example/a')
  expect(await seen('leads.example.com', '/s/casa-verde')).toBe('308 https://www.casa.example/')
  const sitemap = await w.ask('www.casa.example', '/sitemap.xml')
  expect(sitemap.html).toContain('<loc>https://www.casa.example/</loc>')
  const page = (await w.h.get(`/v1/sites/${site}/pages`)).body.data[0]
  expect(page?.url).toBe('https://www.casa.example/')
})

test.each(['WWW.Casa.Example', 'www.casa.example:8443', 'www.casa.example.'])('%s is that host', async host => {
  await makePrimary('www.casa.example')
  expect((await w.ask(host)).html).toContain('Welcome')
})

test('an international domain is asked for in punycode', async () => {
  await makePrimary('xn--caf-dma.example')
  expect((await w.ask('xn--caf-dma.example')).html).toContain('Welcome')
  await makePrimary('www.casa.example')
})

test.each(['waiting.example', 'stranger.example', 'leads.example.com.evil.example', 'casa.example.evil.example'])(
  'at %s, which is nobody’s, there are no pages, no admin, and no API of owners',
  async host => {
    const { status, html } = await w.ask(host)
    expect(status).toBe(404)
    expect(html).not.toContain('Welcome')
    const authorization = `Bearer ${w.h.person.token}`
    expect((await w.ask(host, '/v1/sites', { authorization })).status).toBe(404)
    expect((await w.ask(host, '/s/casa-verde/')).status).toBe(404)
    expect((await w.h.app.request('/v1/auth/sign-in', { method: 'POST', headers: { host } })).status).toBe(405)
  },
)

test('the API of owners is at the server’s own host, at addresses and at names without a dot, and at no host of a site', async () => {
  const authorization = `Bearer ${w.h.person.token}`
  const hosts = [
    'leads.example.com',
    'LEADS.example.com:443',
    '127.0.0.1:8787',
    '[::1]:8787',
    'localhost',
    'leadwright:8787',
  ]
  for (const host of hosts) expect((await w.ask(host, '/v1/sites', { authorization })).status).toBe(200)
  for (const host of ['www.casa.example', 'casa-verde.sites.example.com'])
    expect((await w.ask(host, '/v1/sites', { authorization })).status).not.toBe(200)
})

test('a proxy learns which hosts may have a certificate, whatever name it knows this server by', async () => {
  const allowed = async (domain: string, host = 'leadwright.internal:8787') =>
    (await w.ask(host, `/v1/internal/allowed-domain?domain=${domain}`)).status
  const asked = ['casa.example', 'WWW.casa.example', 'leads.example.com', 'casa-verde.sites.example.com']
  for (const domain of asked) expect([domain, await allowed(domain)]).toEqual([domain, 200])
  const refused = ['waiting.example', 'stranger.example', 'nobody.sites.example.com', 'sites.example.com', '127.0.0.1']
  for (const domain of refused) expect([domain, await allowed(domain)]).toEqual([domain, 404])
  expect(await allowed('casa.example', 'www.casa.example')).toBe(404)
})

test('pages of a domain come from memory, those of hosts that lead elsewhere do not', async () => {
  await makePrimary('www.casa.example')
  await w.ask('www.casa.example')
  const fromMemory = cachedPages(w.h.installation)
  const from = (host: string, url = '/') =>
    fromMemory({ method: 'GET', url, headers: { host } } as Parameters<typeof fromMemory>[0])?.status
  expect(from('WWW.casa.example:443')).toBe(200)
  expect(['casa.example', 'casa-verde.sites.example.com', 'stranger.example'].map(host => from(host))).toEqual([
    ...[undefined, undefined, undefined],
  ])
  await makePrimary(null)
  await w.ask('casa-verde.sites.example.com')
  expect([from('casa-verde.sites.example.com'), from('www.casa.example')]).toEqual([200, undefined])
})

test('former subdomains lead to the site, until another site takes one, and not without end', async () => {
  await makePrimary(null)
  const path = `/v1/sites/${site}`
  const rename = (subdomain: string) => w.h.patch(path, { subdomain })
  await rename('casa-roja')
  expect(await seen('casa-verde.sites.example.com', '/a?b=c')).toBe('308 https://casa-roja.sites.example.com/a?b=c')
  expect((await w.ask('casa-roja.sites.example.com')).html).toContain('Welcome')
  expect((await w.h.post('/v1/sites', { name: 'New', subdomain: 'casa-verde' })).status).toBe(201)
  expect(await seen('casa-verde.sites.example.com')).toBe('503 null')
  expect((await rename('casa-verde')).body.code).toBe('subdomain_taken')
  for (let i = 0; i < siteLimits.former_subdomains_max; i += 1) {
    await rename(`casa-${i}`)
    w.h.clock.forward(1)
  }
  expect(await seen('casa-roja.sites.example.com')).toMatch(/^308 /)
  await rename('casa-last')
  expect(await seen('casa-roja.sites.example.com')).toBe('404 null')
  expect(await seen('casa-0.sites.example.com')).toBe('308 https://casa-last.sites.example.com/')
  await rename('casa-0')
  expect((await w.ask('casa-0.sites.example.com')).html).toContain('Welcome')
  await rename('casa-verde-2')
})
