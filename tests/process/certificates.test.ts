/** Certificates from an authority that checks hosts, served by this process: both challenges, orders that were cut off, refusals. */
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { createServer, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openAuthority } from '../../api/account/domains/certificates/authority.ts'
import { getChallenges } from '../../api/account/domains/certificates/challenges.ts'
import { certificateHandler } from '../../api/account/domains/certificates/job-handlers.ts'
import { key_purpose } from '../../api/account/domains/certificates/obtain.ts'
import { findCertificate, saveCertificate } from '../../api/account/domains/certificates/store.ts'
import { domainHandlers } from '../../api/account/domains/job-handlers.ts'
import { renewCertificate } from '../../api/account/domains/jobs.ts'
import { domainLimits } from '../../api/account/domains/limits.ts'
import { domainsWorld, workOnDomains } from '../../api/account/domains/testing.ts'
import { unwrapSecret } from '../../api/platform/identity/secrets.ts'
import { restart } from '../../api/platform/jobs/jobs.ts'
import { JobWorker } from '../../api/platform/jobs/worker.ts'
import { createLog } from '../../api/platform/runtime/log.ts'
import { type Server, startServer } from '../../api/server.ts'
import { proofTest } from '../../api/testing/proof-test.ts'
import { createAuthority, readPair } from '../tools/certificates.ts'
import { type Pebble, startPebble } from '../tools/pebble.ts'
import { freePort } from '../tools/server-process.ts'
import { smallDisk } from '../tools/small-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'leadwright-acme-'))
type World = Awaited<ReturnType<typeof domainsWorld>>
const closers: (() => Promise<void>)[] = []

async function world(environment: Record<string, string>) {
  const w = await domainsWorld({ DOMAINS_ADDRESSES: '127.0.0.1', PORT: '0', HTTPS_PORT: '0', ...environment })
  // Authorities live by the clock of the machine.
  w.h.clock.forward(Date.now() - w.h.clock.now())
  await w.h.signInAgain()
  closers.push(() => w.close())
  return w
}

/** A site with a domain that leads to this machine, and its pages. */
async function siteAt(w: World, host: string) {
  const site = await w.h.newSite(`Site ${host}`)
  const made = await w.add(site, host)
  w.publish(made)
  w.zone.names.set(host, { A: ['127.0.0.1'] })
  await w.h.post(`/v1/sites/${site}/publish`)
  return { site, id: made.id }
}

const certificateAt = (w: World, site: string, id: string) =>
  w.h.get(`/v1/sites/${site}/domains/${id}`).then(({ body }) => body.certificate)

const job = (subject_id: string) => {
  const held = { due_at: 0, lease_until: null, fence: 1, attempts: 1, payload: null, created_at: 0 }
  return { type: 'renew_certificate', subject_id, ...held }
}

/** The certificate that a host is served with, and whether a page of it is answered. */
function served(port: number, servername: string): Promise<X509Certificate> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host: '127.0.0.1', port, servername, ALPNProtocols: ['http/1.1'], rejectUnauthorized: false },
      () => {
        resolve(new X509Certificate(socket.getPeerCertificate().raw))
        socket.end()
      },
    )
    socket.once('error', reject)
  })
}

const answerOf = (port: number, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { host, accept: 'text/html' }
    request({ host: '127.0.0.1', port, servername: host, headers, rejectUnauthorized: false }, response => {
      response.resume()
      resolve(response.statusCode)
    })
      .once('error', reject)
      .end()
  })

/** Where a page of the other port leads to. */
const movedTo = (host: string, path: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path, headers: { host } }, response => {
      response.resume()
      resolve(response.headers.location)
    }).once('error', reject)
  })

let pebble: Pebble
let w: World
let server: Server
const https = () => server.https_port ?? 0
const disk = smallDisk('certificates', 64)
afterAll(() => disk.remove())
beforeAll(async () => {
  vi.stubEnv('TMPDIR', disk.folder)
  const port = await freePort()
  const authority = createAuthority(folder, 'pebble')
  w = await world({
    ACME_DIRECTORY_URL: `https://127.0.0.1:${port}/dir`,
    ACME_CA: authority.cert,
    ACME_EMAIL: 'a@example.com',
  })
  server = await startServer(w.h.installation, { ready: true })
  const checking = { port, http_port: server.port, https_port: https(), dns: w.zone.address }
  pebble = await startPebble(folder, checking, authority)
}, 300_000)
afterAll(async () => {
  await server?.close(0)
  await pebble?.stop()
  for (const close of closers) await close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('a verified domain gets its certificate by tls-alpn-01, and is served with it; pages move to HTTPS', async () => {
  const { site, id } = await siteAt(w, 'casa.example')
  await workOnDomains(w.h)
  expect(await certificateAt(w, site, id)).toMatchObject({ status: 'issued', reason: null })
  expect((await served(https(), 'casa.example')).subjectAltName).toBe('DNS:casa.example')
  // No primary domain: it leads to the subdomain.
  expect(await answerOf(https(), 'CASA.example')).toBe(308)
  expect(await movedTo('CASA.example:80', '/a?b=c')).toBe('https://casa.example/a?b=c')
  expect(await movedTo('localhost', '/healthz')).toBeUndefined()
  await expect(served(https(), 'stranger.example')).rejects.toThrow()
  const row = await w.h.installation.databases.control.read(db => findCertificate(db, 'casa.example'))
  expect(row).toMatchObject({ order_url: null, failures: 0, certificate: expect.stringContaining('BEGIN CERTIFICATE') })
  expect(JSON.stringify(row)).not.toContain('PRIVATE KEY')
})

test('it is renewed before it ends, and while it is, the former one is served to visitors', async () => {
  const { site, id } = await siteAt(w, 'renewed.example')
  await workOnDomains(w.h)
  const first = await served(https(), 'renewed.example')
  const { next_attempt_at, not_after } = (await certificateAt(w, site, id)) as {
    next_attempt_at: string
    not_after: string
  }
  expect(Date.parse(next_attempt_at)).toBeLessThan(Date.parse(not_after) - 29 * 24 * 3_600_000)
  const { databases } = w.h.installation
  await databases.control.write(tx => saveCertificate(tx, 'renewed.example', { renew_at: w.h.clock.now() }))
  const outcome = await certificateHandler(w.h.installation).perform(
    job('renewed.example'),
    new AbortController().signal,
  )
  expect((await served(https(), 'renewed.example')).serialNumber).toBe(first.serialNumber)
  await databases.control.write(tx => outcome.write?.(tx) ?? Promise.resolve())
  const after = await databases.control.read(db => findCertificate(db, 'renewed.example'))
  expect(after).toMatchObject({ reason: null, failures: 0 })
  expect(new X509Certificate(after?.certificate ?? '').serialNumber).not.toBe(first.serialNumber)
})

test('an order that a crash cut off is gone on with by the next process: the same key, the same certificate', async () => {
  const { databases } = w.h.installation
  const { site, id } = await siteAt(w, 'cut.example')
  await w.check(site, id)
  const handler = certificateHandler(w.h.installation)
  const { signal } = new AbortController()
  // What it comes to is lost: nothing of it is written.
  await handler.perform(job('cut.example'), signal)
  const cut = await databases.control.read(db => findCertificate(db, 'cut.example'))
  expect(cut).toMatchObject({ certificate: null, order_url: expect.any(String), order_key: expect.any(String) })
  const outcome = await handler.perform(job('cut.example'), signal)
  await databases.control.write(tx => outcome.write?.(tx) ?? Promise.resolve())
  const row = await databases.control.read(db => findCertificate(db, 'cut.example'))
  const plain = async (wrapped: string | null | undefined) =>
    unwrapSecret(await databases.controlKey(), key_purpose, wrapped ?? '')
  expect(await plain(row?.private_key)).toBe(await plain(cut?.order_key))
  expect(row).toMatchObject({ order_url: null, failures: 0 })
})

proofTest(
  'a disk that is full when a certificate is stored: the former is served, the domain and an email say so, and it is stored once there is room',
  async context => {
    if (!disk.mounted) context.skip('This machine does not let this user mount a small file system.')
    const { databases, clock } = w.h.installation
    const { control } = databases
    const { site, id } = await siteAt(w, 'crowded.example')
    await workOnDomains(w.h)
    const first = await served(https(), 'crowded.example')
    const subjects: string[] = []
    const posting = vi.spyOn(w.h.installation.outbox, 'post').mockImplementation(async (_tx, _id, { subject }) => {
      subjects.push(subject)
    })
    // The order is kept by then, and what it brings is not.
    const shown = getChallenges(w.h.installation)
    const { showCertificate } = shown
    vi.spyOn(shown, 'showCertificate').mockImplementationOnce((...given) => {
      disk.fill(0)
      return showCertificate(...given)
    })
    const handlers = domainHandlers(w.h.installation)
    const worker = new JobWorker({ database: control, handlers, clock, log: createLog('silent') })
    await control.write(async tx => {
      await saveCertificate(tx, 'crowded.example', { renew_at: clock.now() })
      await restart(tx, renewCertificate, { subject_id: 'crowded.example', due_at: clock.now() }, clock.now())
    })
    await worker.start()
    await expect.poll(() => certificateAt(w, site, id), { timeout: 20_000 }).toMatchObject({ status: 'disk_full' })
    expect((await served(https(), 'crowded.example')).serialNumber).toBe(first.serialNumber)
    expect(await w.h.post(`/v1/sites/${site}/domains/${id}/check`)).toMatchObject({ status: 507 })
    expect(subjects).toEqual([])

    disk.free()
    const again = async () => {
      w.h.clock.forward(1_000)
      worker.wake()
      return (await certificateAt(w, site, id)) as Record<string, unknown>
    }
    await expect.poll(again, { timeout: 20_000, interval: 200 }).toMatchObject({ status: 'issued', reason: null })
    await worker.stop()
    expect((await served(https(), 'crowded.example')).serialNumber).not.toBe(first.serialNumber)
    expect(subjects).toEqual(['The certificate for crowded.example is waiting for disk space'])
    posting.mockRestore()
  },
)

test('http-01 is answered on the other port', async () => {
  const { config } = w.h.installation
  const { tls } = config
  if (!tls) throw new Error('No TLS')
  tls.challenge = 'http-01'
  const { site, id } = await siteAt(w, 'plain.example')
  await workOnDomains(w.h)
  expect(await certificateAt(w, site, id)).toMatchObject({ status: 'issued' })
  const path = '/.well-known/acme-challenge/unknown'
  expect((await fetch(`http://127.0.0.1:${server.port}${path}`)).status).not.toBe(200)
  tls.challenge = 'tls-alpn-01'
})

test('an account that the authority has ended is replaced by another one', async () => {
  const { tls } = w.h.installation.config
  if (!tls) throw new Error('No TLS')
  const { client } = await openAuthority(w.h.installation, tls)
  await client.updateAccount({ status: 'deactivated' })
  const { site, id } = await siteAt(w, 'ended.example')
  await workOnDomains(w.h)
  const failed = (await certificateAt(w, site, id)) as Record<string, string>
  expect(failed.status).toBe('failed')
  w.h.clock.forward(Date.parse(failed.next_attempt_at ?? '') - w.h.clock.now())
  await workOnDomains(w.h)
  expect(await certificateAt(w, site, id)).toMatchObject({ status: 'issued', reason: null })
})

test('a host that the authority cannot reach fails in its words, is tried again later, and waits for a person after some tries', async () => {
  const { site, id } = await siteAt(w, 'dark.example')
  await w.check(site, id)
  w.zone.names.set('dark.example', {})
  for (let i = 1; i <= domainLimits.certificate_failures_before_notice; i += 1) {
    await workOnDomains(w.h)
    const { status, next_attempt_at, reason } = (await certificateAt(w, site, id)) as Record<string, string>
    expect([status, Number(reason?.length) > 0]).toEqual(['failed', true])
    const { attention } = (await w.h.get(`/v1/sites/${site}/dashboard`)).body
    expect(attention).toHaveLength(i < domainLimits.certificate_failures_before_notice ? 0 : 1)
    w.h.clock.forward(Date.parse(next_attempt_at ?? '') - w.h.clock.now())
  }
  w.zone.names.set('dark.example', { A: ['127.0.0.1'] })
  await workOnDomains(w.h)
  expect(await certificateAt(w, site, id)).toMatchObject({ status: 'issued', reason: null })
})

test('an authority that asks to be left alone is, for as long as it says', async () => {
  const authority = createAuthority(folder, 'strict')
  const strict = createServer(readPair(authority.issue('strict-server')), (_request, response) => {
    response.writeHead(429, { 'Retry-After': '86400', 'Content-Type': 'application/problem+json' })
    response.end('{"type":"urn:ietf:params:acme:error:rateLimited","detail":"too many certificates"}')
  })
  await new Promise<void>(resolve => strict.listen(0, '127.0.0.1', resolve))
  const { port } = strict.address() as { port: number }
  const other = await world({ ACME_DIRECTORY_URL: `https://127.0.0.1:${port}/dir`, ACME_CA: authority.cert })
  const { site, id } = await siteAt(other, 'limited.example')
  await workOnDomains(other.h)
  const { status, next_attempt_at } = (await certificateAt(other, site, id)) as Record<string, string>
  expect([status, Date.parse(next_attempt_at ?? '') - other.h.clock.now()]).toEqual(['failed', 86_400_000])
  strict.close()
})
