/** A server of databases that is reached by HTTPS alone, and hears nobody without a token. */
import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabases } from '../../api/platform/database/databases.ts'
import type { ServerAddress } from '../../api/platform/database/recorded/admin.ts'
import { Recorders } from '../../api/platform/database/recorded/recorders.ts'
import { startDatabaseServer, type TestDatabaseServer } from '../../api/testing/database-server.ts'
import { databaseTemplates } from '../../api/testing/templates.ts'
import { createAuthority, readPair } from '../tools/certificates.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const keys = generateKeyPairSync('ed25519')
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JSON Web Token that may do everything, as sqld reads it. */
function token(): string {
  const claims = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part({ a: 'rw' })}`
  return `${claims}.${sign(null, Buffer.from(claims), keys.privateKey).toString('base64url')}`
}

let folder: string
let server: TestDatabaseServer
const proxies: Server[] = []
const authorities = getCACertificates('default')
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leadwright-guarded-'))
  server = await startDatabaseServer({ token_key: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString() })
})
afterAll(async () => {
  setDefaultCACertificates(authorities)
  for (const proxy of proxies) proxy.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** As Caddy or nginx before it. */
async function behindHttps(url: string, pair: { cert: Buffer; key: Buffer }): Promise<string> {
  const proxy = createServer(pair, (incoming, outgoing) => {
    const { method, headers, url: path } = incoming
    const passed = request(`${url}${path}`, { method, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  proxies.push(proxy)
  await once(proxy, 'listening')
  return `https://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

async function opened(address: ServerAddress, name: string) {
  const recording = new Recorders({ control: address, sites: [address], now: Date.now })
  const templates = await databaseTemplates()
  return openDatabases({ dataDir: join(folder, name), now: Date.now, templates, wasMade: async () => true, recording })
}

test('it is used by HTTPS, with its token', async () => {
  const authority = createAuthority(folder, 'authority')
  setDefaultCACertificates([...authorities, readPair(authority).cert.toString()])
  const pair = readPair(authority.issue('database'))
  const { url, admin_url, admin_key } = server.address
  const secure = { url: await behindHttps(url, pair), admin_url: await behindHttps(admin_url, pair), admin_key }
  await expect(opened({ ...secure, token: undefined }, 'without')).rejects.toThrow(/401|refuses/)
  await expect(opened({ ...secure, token: `${token()}x` }, 'wrong')).rejects.toThrow(/401|refuses/)
  const databases = await opened({ ...secure, token: token() }, 'with')
  const id = `site_${'1'.repeat(32)}`
  await databases.createSite(id)
  expect(await databases.siteKey(id)).toHaveLength(32)
  await databases.close()
})
