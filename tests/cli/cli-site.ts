/** A real server with a site, and the command line as a process of its own, in a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Grant, Leadwright } from '@leadwright/sdk'
import { openServerFixture, setUpToken } from '../tools/server-fixture.ts'

const program = join(import.meta.dirname, '../../cli/src/main.ts')

export interface Ended {
  code: number | null
  out: string
  err: string
}

export interface RunOptions {
  environment?: Record<string, string>
  input?: string
}

export type CliSite = Awaited<ReturnType<typeof openCliSite>>

export async function openCliSite() {
  const fixture = await openServerFixture()
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-cli-'))
  const person = { email: 'owner@example.com', password: 'correct horse', first_name: 'Ana', last_name: 'García' }
  const anonymous = new Leadwright({ baseUrl: fixture.url })
  const { token } = await anonymous.auth.setUp({ body: { ...person, token: await setUpToken(fixture.server) } })
  const owner = new Leadwright({ baseUrl: fixture.url, token })
  const { account_permissions } = await owner.auth.listAbilities()
  const site = await owner.sites.create({
    body: { name: 'Casa', subdomain: 'casa', language: 'en', currency: 'EUR', timezone: 'Europe/Madrid' },
  })
  const keyWith = async (...grants: string[]) =>
    (await owner.apiKeys.create({ body: { name: grants.join(' ').slice(0, 90), grants: grants as Grant[] } })).key
  const key = await keyWith(...account_permissions)
  const base = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/compiled'),
    LEADWRIGHT_BASE_URL: fixture.url,
    LEADWRIGHT_API_KEY: key,
  }

  const children = new Set<ChildProcess>()

  /** Starts the program; what it has written so far can be asked. */
  function start(args: readonly string[], { environment = {}, input }: RunOptions = {}) {
    const child = spawn(process.execPath, [program, ...args], { cwd: folder, env: { ...base, ...environment } })
    children.add(child)
    child.on('close', () => children.delete(child))
    const said = { out: '', err: '' }
    child.stdout.on('data', chunk => {
      said.out += chunk
    })
    child.stderr.on('data', chunk => {
      said.err += chunk
    })
    child.stdin.end(input ?? '')
    const ended = once(child, 'close').then(([code]): Ended => ({ code, ...said }))
    return { child, said, ended }
  }

  return {
    ...{ folder, owner, ownerToken: token, key, keyWith, url: fixture.url, site_id: site.id, fixture, start },
    run: (args: readonly string[], options?: RunOptions): Promise<Ended> => start(args, options).ended,
    async close() {
      // Those that a test which failed has left.
      for (const child of children) child.kill('SIGKILL')
      await fixture.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
