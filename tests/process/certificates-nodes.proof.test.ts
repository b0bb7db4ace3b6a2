/**
 * Certificates where several nodes share an installation: ordered at control's home, shown to an authority that asks another node, and served
 * by each.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDatabaseServer, type TestDatabaseServer } from '../../api/testing/database-server.ts'
import { type DnsZone, dnsZone } from '../../api/testing/dns-zone.ts'
import { type Authority, createAuthority } from '../tools/certificates.ts'
import { type Pebble, startPebble } from '../tools/pebble.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 })

const host = 'leads.example.com'
const folder = mkdtempSync(join(tmpdir(), 'leadwright-acme-'))
let authority: Authority
let zone: DnsZone
beforeAll(async () => {
  authority = createAuthority(folder, 'pebble')
  zone = await dnsZone()
  zone.names.set(host, { A: ['127.0.0.1'] })
})
afterAll(() => {
  zone?.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Node {
  server: ServerProcess
  port: number
  https_port: number
}

/** The name of the certificate that a node serves; undefined while it has none. */
const servedBy = ({ https_port }: Node): Promise<string | undefined> =>
  new Promise(resolve => {
    const socket = connect({ host: '127.0.0.1', port: https_port, servername: host, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerX509Certificate()?.subjectAltName)
      socket.end()
    })
    socket.once('error', () => resolve(undefined))
  })

const statusOf = (send: typeof request, options: object): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    send({ host: '127.0.0.1', headers: { host }, ...options }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .once('error', reject)
      .end()
  })

async function bothServe(challenge: 'tls-alpn-01' | 'http-01'): Promise<void> {
  const databases: TestDatabaseServer = await startDatabaseServer()
  const nodes: Node[] = []
  let pebble: Pebble | undefined
  try {
    const ports = await Promise.all(Array.from({ length: 5 }, freePort))
    const [acme = 0, port_a = 0, https_a = 0, port_b = 0, https_b = 0] = ports
    // It asks the node that does not have the control database.
    pebble = await startPebble(
      folder,
      { port: acme, http_port: port_b, https_port: https_b, dns: zone.address },
      authority,
    )
    const begin = async (port: number, https_port: number) => {
      const environment = {
        ...{ DATABASE_URL: databases.url, NODE_ADDRESS: `http://127.0.0.1:${port}`, PUBLIC_URL: `https://${host}` },
        ...{ HTTPS_PORT: String(https_port), ACME_CHALLENGE: challenge, ACME_CA: authority.cert },
        ACME_DIRECTORY_URL: `https://127.0.0.1:${acme}/dir`,
      }
      const server = await startServer({
        folder: mkdtempSync(join(folder, 'node-')),
        port,
        args: ['--empty'],
        environment,
      })
      nodes.push({ server, port, https_port })
    }
    // The first one has the control database.
    await begin(port_a, https_a)
    await begin(port_b, https_b)
    for (const node of nodes)
      await vi.waitUntil(async () => (await servedBy(node)) === `DNS:${host}`, { timeout: 90_000, interval: 200 })
    for (const { port, https_port } of nodes) {
      expect(await statusOf(request, { port, path: '/v1/sites' })).toBe(308)
      // Passed on to the other node or not, it came by HTTPS.
      const secure = { port: https_port, servername: host, rejectUnauthorized: false, path: '/v1/sites' }
      expect(await statusOf(secureRequest as typeof request, secure)).toBe(401)
    }
  } finally {
    await Promise.all(nodes.map(({ server }) => server.kill()))
    await pebble?.stop()
    await databases.close()
  }
}

test.each(['tls-alpn-01', 'http-01'] as const)(
  '%s: an authority that asks another node than the one that orders finds it shown, and each node serves what it issues',
  bothServe,
)
