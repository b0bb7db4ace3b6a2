/** Pebble, the authority of Let’s Encrypt for tests: found, or built by Go, never left out. It checks hosts as a real one does. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Authority, readPair } from './certificates.ts'
import { onPath } from './debian.ts'
import { howToInstall } from './how-to-install.ts'

const VERSION = 'v2.10.1'
/** Of this user, so that each clone of the project finds what another has built. */
const tools = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'leadwright', `pebble-${VERSION}`)
const patience_ms = 60_000

export interface Pebble {
  stop(): Promise<void>
}

/** The path of Pebble's command. Looks at PEBBLE_PATH, the path, the user's cache; else builds it there. */
export function pebbleCommand(): string {
  const named = process.env.PEBBLE_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`PEBBLE_PATH is ${named}, but there is no such file.`)
  }
  const built = join(tools, 'pebble')
  return onPath('pebble') ?? (existsSync(built) ? built : install(built))
}

function install(built: string): string {
  mkdirSync(tools, { recursive: true })
  if (onPath('go')) {
    console.log('Building Pebble, which takes a minute once …')
    // Not where the tests keep what is temporary: theirs may be a small disk.
    const temporary = mkdtempSync(join(tools, 'build-'))
    const caches = { GOMODCACHE: join(temporary, 'mod'), GOCACHE: join(temporary, 'cache') }
    const env = { ...process.env, GOBIN: tools, TMPDIR: temporary, GOTMPDIR: temporary, ...caches }
    const args = ['install', '-modcacherw', '-ldflags=-s -w', `github.com/letsencrypt/pebble/v2/cmd/pebble@${VERSION}`]
    // The registry of Go's modules may be away for a moment.
    for (let tries = 0; tries < 2 && !existsSync(built); tries++) spawnSync('go', args, { env, stdio: 'ignore' })
    rmSync(temporary, { recursive: true, force: true })
  }
  if (existsSync(built)) return built
  throw new Error(howToInstall('pebble'))
}

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
