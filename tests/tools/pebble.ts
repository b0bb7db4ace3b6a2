/** Pebble, the authority of Let’s Encrypt for tests: found, or built by Go, never left out. It checks hosts as a real one does. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Authority, readPair } from './certificates.ts'
import { goTool } from './go-tool.ts'

const patience_ms = 60_000

export interface Pebble {
  stop(): Promise<void>
}

/** The path of Pebble's command. */
export const pebbleCommand = (): string =>
  goTool({
    name: 'pebble',
    version: 'v2.10.1',
    path: 'github.com/letsencrypt/pebble/v2/cmd/pebble',
    variable: 'PEBBLE_PATH',
    minutes: 1,
  })

interface Checking {
  port: number
  /** Where it looks for the challenges of hosts, and whom it asks for their addresses. */
  http_port: number
  https_port: number
  dns: string
}

export async function startPebble(
  folder: string,
  { port, http_port, https_port, dns }: Checking,
  authority: Authority,
): Promise<Pebble> {
  const { cert, key } = authority.issue('pebble-server')
  const config = {
    pebble: {
      ...{ listenAddress: `127.0.0.1:${port}`, managementListenAddress: '', certificate: cert, privateKey: key },
      ...{ httpPort: http_port, tlsPort: https_port, ocspResponderURL: '', externalAccountBindingRequired: false },
      profiles: { default: { description: 'of the tests', validityPeriod: 90 * 24 * 3_600 } },
      retryAfter: { authz: 1, order: 1 },
    },
  }
  const file = join(folder, 'pebble.json')
  writeFileSync(file, JSON.stringify(config))
  // Hosts are checked each time, at once, and some requests have to be repeated, as at a real one.
  const env = { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_AUTHZREUSE: '0', PEBBLE_WFE_NONCEREJECT: '10' }
  const child = spawn(pebbleCommand(), ['-config', file, '-dnsserver', dns], { env, stdio: 'ignore' })
  const directory_url = `https://127.0.0.1:${port}/dir`
  const { cert: ca } = readPair(authority)
  await answering(child, directory_url, ca)
  return {
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function answering(child: ChildProcess, url: string, ca: Buffer): Promise<void> {
  const until = performance.now() + patience_ms
  const asked = () =>
    new Promise<boolean>(resolve => {
      get(url, { ca }, response => {
        response.resume()
        resolve(true)
      }).on('error', () => resolve(false))
    })
  while (!(await asked())) {
    if (child.exitCode !== null) throw new Error('Pebble has ended by itself.')
    if (performance.now() > until) throw new Error('Pebble did not answer within a minute.')
    await sleep(50)
  }
}
