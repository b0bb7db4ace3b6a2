/** Domains of sites: what DNS must have, what is made of what it has, who of several sites gets one. DNS is asked over the wire. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { domainLimits as limits } from './limits.ts'
import { domainsWorld, hour_ms, ours, type ShownDomain, second_ms, workOnDomains } from './testing.ts'

type World = Awaited<ReturnType<typeof domainsWorld>>
let w: World
let site: string
beforeEach(async () => {
  w = await domainsWorld()
  site = await w.h.newSite('Casa Verde')
})
afterEach(() => w.close())

const statesOf = ({ records }: ShownDomain) => records.map(({ type, status }) => `${type} ${status}`)
const path = () => `/v1/sites/${site}/domains`
const settings = async (of = site) => (await w.h.get(`/v1/sites/${of}/domains`)).body
const attention = async () => (await w.h.get(`/v1/sites/${site}/dashboard`)).body.attention

test('the records to set are told at once, for an apex by address and for www by name, and what DNS has beside them', async () => {
  const apex = await w.add(site, 'Casa.Example.')
  const www = await w.add(site, 'https://www.casa.example/')
  const proof = { purpose: 'proof', type: 'TXT', name: '_leadwright.casa.example', found: [], status: 'unknown' }
  expect(apex).toMatchObject({ host: 'casa.example', status: 'pending', reason: 'not_checked', is_primary: false })
  expect(apex.records).toMatchObject([
    { purpose: 'pointing', type: 'A', name: 'casa.example', expected: ours, found: [], status: 'unknown' },
    proof,
  ])
  expect(www.records).toMatchObject([
    { purpose: 'pointing', type: 'CNAME', name: 'www.casa.example', expected: 'sites.example.com', status: 'unknown' },
    proof,
  ])
  expect(www.records[1]?.expected).toBe(apex.records[1]?.expected)
  w.zone.names.set('casa.example', { A: ['198.51.100.7'] })
  w.zone.names.set('_leadwright.casa.example', { TXT: ['something else'] })
  const elsewhere = await w.check(site, apex.id)
  expect(elsewhere).toMatchObject({ status: 'pending', reason: 'pointing_elsewhere' })
  expect(elsewhere.records.map(({ found }) => found)).toEqual([['198.51.100.7'], ['something else']])
  expect(statesOf(elsewhere)).toEqual(['A different', 'TXT different'])
  w.publish(apex)
  expect(statesOf(await w.check(site, apex.id))).toEqual(['A found', 'TXT found'])
  expect((await settings()).target).toBe('sites.example.com')
})

test('configured addresses stand in place of those that DNS has of the target', async () => {
  const other = await domainsWorld({ DOMAINS_ADDRESSES: '192.0.2.9, 2001:db8::9', DOMAINS_TARGET: 'edge.example.net' })
  const id = await other.h.newSite('Casa Azul')
  const { records } = await other.add(id, 'azul.example')
  expect(records.map(({ type, expected }) => `${type} ${expected}`).slice(0, 2)).toEqual([
    ...['A 192.0.2.9', 'AAAA 2001:db8::9'],
  ])
  expect((await other.add(id, 'www.azul.example')).records[0]?.expected).toBe('edge.example.net')
  await other.close()
})

test.each([
  ['192.0.2.1', 'domain_is_address'],
  ['casa-verde.sites.example.com', 'domain_is_ours'],
  ['leads.example.com', 'domain_is_ours'],
  ['no domain', 'domain_invalid'],
])('%j cannot be a domain of a site: %s', async (host, code) => {
  const reply = await w.h.post(path(), { host })
  expect([reply.status, reply.body.errors]).toMatchObject([422, [{ pointer: '/host', code }]])
})

test('a domain is claimed once by a site, and so many by one site', async () => {
  await w.add(site, 'café.example')
  const { body } = await w.h.post(path(), { host: 'XN--caf-dma.example:443' })
  expect(body.code).toBe('name_taken')
  for (let i = 1; i < limits.domains_max; i += 1) expect((await w.add(site, `d${i}.example`)).status).toBe('pending')
  const beyond = await w.h.post(path(), { host: 'one-more.example' })
  expect(beyond.body.errors).toMatchObject([{ pointer: '/host', code: 'too_many' }])
  const list = (await settings()).data
  expect(list).toHaveLength(limits.domains_max)
  expect(list).toContainEqual(expect.objectContaining({ host: 'xn--caf-dma.example', name: 'café.example' }))
})

test('it is looked at by itself, often at first, and verified when DNS has both records; the next moment is told', async () => {
  const made = await w.add(site, 'casa.example')
  expect(made.next_check_at).toBe(new Date(w.h.clock.now()).toISOString())
  await workOnDomains(w.h)
  const first = await w.read(site, made.id)
  expect(first).toMatchObject({ status: 'pending', reason: 'not_pointing' })
  expect(first.next_check_at).toBe(
    new Date(w.h.clock.now() + limits.domain_check_seconds_min * second_ms).toISOString(),
  )
  w.zone.names.set('casa.example', { A: [ours] })
  await w.pass(limits.domain_check_seconds_min * second_ms - 1)
  expect((await w.read(site, made.id)).reason).toBe('not_pointing')
  await w.pass(1)
  expect(await w.read(site, made.id)).toMatchObject({ status: 'pending', reason: 'not_owned' })
  await w.pass(20 * hour_ms)
  const later = await w.read(site, made.id)
  expect(Date.parse(later.next_check_at ?? '') - w.h.clock.now()).toBe(limits.domain_check_seconds_max * second_ms)
  w.publish(made)
  await w.pass(hour_ms)
  const verified = await w.read(site, made.id)
  expect(verified).toMatchObject({ status: 'verified', reason: null, verified_at: expect.any(String) })
  expect(Date.parse(verified.next_check_at ?? '') - w.h.clock.now()).toBe(limits.domain_recheck_hours * hour_ms)
  const { data } = (await w.h.get('/v1/activities')).body
  const own = data.filter(one => one.subject_id === made.id)
  expect(own.map(({ name, actor_type }) => `${name} ${actor_type}`)).toEqual([
    ...['domain.verified system', 'domain.created user'],
  ])
})

test('after 72 hours it is given up, which waits for a person; asking again begins anew', async () => {
  const made = await w.add(site, 'casa.example')
  const all_ms = limits.domain_checks_hours * hour_ms
  expect(Date.parse(made.checks_until) - w.h.clock.now()).toBe(all_ms)
  await w.pass(all_ms - 1)
  const last = await w.read(site, made.id)
  expect(last).toMatchObject({ status: 'pending', next_check_at: expect.any(String) })
  await w.pass(limits.domain_check_seconds_min * second_ms)
  expect(await w.read(site, made.id)).toMatchObject({ status: 'failed', reason: 'not_pointing', next_check_at: null })
  expect(await attention()).toContainEqual({ type: 'domains_not_pointing', count: 1 })
  w.publish(made)
  await w.pass(all_ms)
  expect((await w.read(site, made.id)).status).toBe('failed')
  w.zone.names.delete('_leadwright.casa.example')
  const again = await w.check(site, made.id)
  expect(again).toMatchObject({ status: 'pending', reason: 'not_owned' })
  expect(Date.parse(again.checks_until) - w.h.clock.now()).toBe(all_ms)
  w.publish(made)
  await w.pass(limits.domain_check_seconds_min * second_ms)
  expect((await w.read(site, made.id)).status).toBe('verified')
  expect(await attention()).toEqual([])
})

test('aliases are followed to our name, never in a circle or for long; an address of somebody else beside ours is wrong', async () => {
  const made = await w.add(site, 'www.casa.example')
  w.publish(made)
  const seen = async () => {
    w.h.clock.forward(60 * second_ms)
    const { status, reason, records } = await w.check(site, made.id)
    return [status, reason, records[0]?.status]
  }
  w.zone.names.set('www.casa.example', { CNAME: 'a.cdn.example' })
  w.zone.names.set('a.cdn.example', { CNAME: 'www.casa.example' })
  expect(await seen()).toEqual(['pending', 'cname_loop', 'different'])
  const chain = Array.from({ length: limits.domain_aliases_max }, (_, i) => `n${i}.cdn.example`)
  for (const [i, name] of chain.entries()) w.zone.names.set(name, { CNAME: chain[i + 1] ?? 'sites.example.com' })
  w.zone.names.set('www.casa.example', { CNAME: chain[0] ?? '' })
  expect(await seen()).toEqual(['pending', 'cname_loop', 'different'])
  w.zone.names.set('www.casa.example', { CNAME: 'gone.cdn.example' })
  expect(await seen()).toEqual(['pending', 'pointing_elsewhere', 'different'])
  w.zone.names.set('www.casa.example', { A: [ours], AAAA: ['2001:db8::66'] })
  expect(await seen()).toEqual(['pending', 'pointing_elsewhere', 'different'])
  w.zone.names.set('www.casa.example', { A: [ours, '198.51.100.7'] })
  expect(await seen()).toEqual(['pending', 'pointing_elsewhere', 'different'])
  w.zone.names.set('www.casa.example', { CNAME: chain[1] ?? '' })
  expect(await seen()).toEqual(['verified', null, 'found'])
})

test('DNS that flips takes no verified domain away: it is told, and mends itself; DNS that is silent says nothing', async () => {
  const made = await w.add(site, 'casa.example')
  w.publish(made)
  await workOnDomains(w.h)
  w.zone.names.set('casa.example', { A: ['198.51.100.7'] })
  await w.pass(limits.domain_recheck_hours * hour_ms)
  const broken = await w.read(site, made.id)
  expect(broken).toMatchObject({ status: 'verified', reason: 'pointing_elsewhere', broken_at: expect.any(String) })
  expect(await attention()).toContainEqual({ type: 'domains_not_pointing', count: 1 })
  const { dnsRecords } = w.h.installation
  const timeout = () => Promise.reject(Object.assign(new Error('ETIMEOUT'), { code: 'ETIMEOUT' }))
  const silent = { resolveTxt: timeout, resolveCname: timeout, resolve4: timeout, resolve6: timeout }
  w.h.installation.dnsRecords = async () => silent
  await w.pass(hour_ms)
  expect(await w.read(site, made.id)).toMatchObject({ reason: 'pointing_elsewhere', broken_at: broken.broken_at })
  w.h.installation.dnsRecords = dnsRecords
  w.publish(made)
  await w.pass(hour_ms)
  expect(await w.read(site, made.id)).toMatchObject({ status: 'verified', reason: null, broken_at: null })
  expect(await attention()).toEqual([])
})

test('a server that does not answer is not waited for: the domain stays as it was, and is asked for again', async () => {
  const made = await w.add(site, 'casa.example')
  w.publish(made)
  const { Resolver } = await import('node:dns/promises')
  const impatient = new Resolver({ timeout: 100, tries: 1 })
  impatient.setServers([w.zone.address])
  w.h.installation.dnsRecords = async () => impatient
  w.zone.silent.add('casa.example').add('_leadwright.casa.example')
  const seen = await w.check(site, made.id)
  expect(seen).toMatchObject({ status: 'pending', reason: 'no_answer', next_check_at: expect.any(String) })
  expect(seen.records.map(({ status }) => status)).toEqual(['unknown', 'unknown'])
})

test('of two sites the one whose proof DNS has gets the domain; the first keeps it while DNS has both', async () => {
  const first = await w.add(site, 'casa.example')
  w.publish(first)
  await workOnDomains(w.h)
  await w.h.call('PUT', `/v1/sites/${site}/primary-domain`, { body: { domain_id: first.id } })
  const rival = await w.h.newSite('Casa Azul')
  const claimed = await w.add(rival, 'casa.example')
  expect(claimed.records[1]?.expected).not.toBe(first.records[1]?.expected)
  expect(await w.check(rival, claimed.id)).toMatchObject({ status: 'pending', reason: 'not_owned' })
  w.publish(claimed)
  w.h.clock.forward(60 * second_ms)
  expect(await w.check(rival, claimed.id)).toMatchObject({ status: 'pending', reason: 'claimed' })
  expect((await w.read(site, first.id)).status).toBe('verified')
  w.zone.names.set('_leadwright.casa.example', { TXT: [claimed.records[1]?.expected ?? ''] })
  w.h.clock.forward(60 * second_ms)
  expect(await w.check(rival, claimed.id)).toMatchObject({ status: 'verified', reason: null })
  expect(await w.read(site, first.id)).toMatchObject({ status: 'failed', reason: 'taken', is_primary: false })
  expect(await settings()).toMatchObject({
    primary_domain_id: null,
    address: 'https://casa-verde.sites.example.com',
  })
})

test('only a verified domain becomes primary, and its deletion leads back to the subdomain', async () => {
  const put = (domain_id: string | null) =>
    w.h.call('PUT', `/v1/sites/${site}/primary-domain`, { body: { domain_id }, headers: { 'accept-language': 'en' } })
  const made = await w.add(site, 'casa.example')
  const refused = await put(made.id)
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    ...[409, 'domain_not_pointing', 'Your domain does not point to our DNS'],
  ])
  w.publish(made)
  await workOnDomains(w.h)
  expect((await put(made.id)).body).toMatchObject({ primary_domain_id: made.id, address: 'https://casa.example' })
  const unknown = await put(`dom_${'0'.repeat(32)}`)
  expect(unknown.body.errors).toMatchObject([{ pointer: '/domain_id', code: 'unknown_reference' }])
  expect((await w.h.get(`/v1/sites/${site}/pages`)).status).toBe(200)
  expect((await put(null)).body).toMatchObject({ primary_domain_id: null })
  await put(made.id)
  expect((await w.h.delete(`${path()}/${made.id}`)).status).toBe(204)
  expect(await settings()).toMatchObject({ data: [], address: 'https://casa-verde.sites.example.com' })
  expect((await w.h.get(`${path()}/${made.id}`)).status).toBe(404)
  await workOnDomains(w.h)
})

test('checks that somebody asks for are limited', async () => {
  const made = await w.add(site, 'casa.example')
  const replies = []
  for (let i = 0; i < 6; i += 1) replies.push((await w.h.post(`${path()}/${made.id}/check`)).status)
  expect(replies).toEqual([200, 200, 200, 200, 200, 429])
})
