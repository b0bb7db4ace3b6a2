/** An installation in a temporary folder with the app in memory, a fixed clock, and people who are signed in. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simulateRun } from '../../workflows/simulate/simulate-run.ts'
import { createPerson, openSession } from '../account/auth/rules.ts'
import type { Parts } from '../installation.ts'
import { readConfig } from '../platform/config/config.ts'
import { wantedNetworkDelay, wantsRecordedDatabases, wantsRepeatedActions } from '../platform/config/switches.ts'
import type { Handle } from '../platform/database/handle.ts'
import { acting, type WriteContext } from '../platform/features/write-context.ts'
import type { DnsRecords } from '../platform/network/dns-records.ts'
import type { DnsResolver } from '../platform/network/mail-domains.ts'
import type { MarketingServices } from '../platform/network/marketing-services.ts'
import type { SafeFetch } from '../platform/network/safe-fetch/safe-fetch.ts'
import { FixedClock } from '../platform/runtime/clock.ts'
import { newId } from '../platform/runtime/ids.ts'
import { createLog } from '../platform/runtime/log.ts'
import { captureFacts } from './captured-mail.ts'
import { fitting } from './fits-contract.ts'
import { createNetwork } from './network/database.ts'
import { type Program, sources } from './program.ts'
import { noting } from './provoked.ts'
import { quietServices } from './quiet-services.ts'
import { recordedInstallation } from './recorded-installation.ts'
import { databaseTemplates } from './templates.ts'

/** Sunday 14 March 2027, 09:30 UTC. */
export const startOfTest = Date.parse('2027-03-14T09:30:00Z')

export interface Reply {
  status: number
  body: Record<string, unknown> & { id: string; code: string; data: Record<string, unknown>[] }
  headers: Headers
}

export interface CallOptions {
  token?: string | null
  body?: unknown
  headers?: Record<string, string>
}

export type Harness = Awaited<ReturnType<typeof createHarness>>

/** Every domain takes mail but the one that says otherwise; nothing is asked of a network. */
const noAddress = async () => {
  throw Object.assign(new Error('ENODATA'), { code: 'ENODATA' })
}
export const fakeDns: DnsResolver = {
  resolveMx: async domain => [{ exchange: domain === 'no-mail.example' ? '' : `mail.${domain}`, priority: 10 }],
  resolve4: noAddress,
  resolve6: noAddress,
}

/** No domain has any. */
const fakeRecords: DnsRecords = {
  ...{ resolveTxt: noAddress, resolveCname: noAddress },
  ...{ resolve4: noAddress, resolve6: noAddress },
}

/** Every page is there and has nothing on it; every table has one person. */
const fakeFetch = ({ FetchRefusalError }: Program): SafeFetch => ({
  get: async url => {
    if (!URL.canParse(url)) throw new FetchRefusalError('url_invalid')
    const body = Buffer.from(
      url.endsWith('.csv') ? 'email\nana@example.com\n' : '<title>A page</title><p>With words</p>',
    )
    return { url, status: 200, headers: new Headers(), body }
  },
  post: async () => ({ status: 204, headers: new Headers(), body: Buffer.alloc(0) }),
})

/** The fake network; tests that need other responses give their own. */
interface Outside extends Pick<Parts, 'dns' | 'records' | 'widgetBuild' | 'steadyClock' | 'log'> {
  /** Services in the place of those that are quiet. */
  marketingServices?: Partial<MarketingServices>
  safeFetch?: Partial<SafeFetch>
  /** The server that is asked; the sources where none is given. */
  program?: Program
  /** False in tests that count what their own code does within a write: `REPEAT_ACTIONS=1` would run it twice. */
  repeatActions?: boolean
  /** Puts a network between the stores and their databases, whose trips take so long; undefined for local files. */
  networkDelayMs?: number | undefined
  /** Has a real server of libSQL record all databases. */
  recordedDatabases?: boolean
}

export async function createHarness(
  environment: Record<string, string> = {},
  {
    repeatActions = wantsRepeatedActions(),
    networkDelayMs = wantedNetworkDelay(),
    recordedDatabases = wantsRecordedDatabases(),
    program = sources,
    ...outside
  }: Outside = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'leadwright-test-'))
  const clock = new FixedClock(startOfTest)
  const network = networkDelayMs === undefined ? undefined : createNetwork(networkDelayMs)
  const recorded = recordedDatabases ? await recordedInstallation(folder) : undefined
  const given = { DATA_DIR: folder, PUBLIC_URL: 'https://leads.example.com', ...recorded?.environment, ...environment }
  const config = readConfig(given)
  const installation = await program.openInstallation(config, {
    clock,
    steadyClock: clock,
    log: createLog('silent'),
    simulateRun,
    dns: fakeDns,
    records: fakeRecords,
    templates: await databaseTemplates(),
    databaseLimits: { repeat_actions: repeatActions },
    ...(network && { openDatabase: network.openDatabase }),
    ...outside,
    marketingServices: { ...quietServices(clock), ...outside.marketingServices },
    safeFetch: { ...fakeFetch(program), ...outside.safeFetch },
  })
  const app = fitting(noting(program.createApp(installation)))

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    const headers = new Headers(options.headers)
    const token = options.token === undefined ? person.token : options.token
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
    if (options.body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
    const text = typeof options.body === 'string' ? options.body : JSON.stringify(options.body)
    const init = { method, headers, ...(options.body !== undefined && { body: text }) }
    const response = await app.request(path, init)
    const answer = await response.text()
    const read = readJson(answer) as Reply['body']
    captureFacts(read)
    return { status: response.status, body: read, headers: response.headers }
  }

  /** A person with an account of their own; the first is the one that calls are made as. */
  async function newPerson(email: string, super_administrator = false) {
    return installation.databases.control.write(async tx => {
      const named = { email, first_name: 'Ana', last_name: 'García', language: 'en' as const, password_hash: '-' }
      const options = { newId, now: clock.now(), confirmed: true, super_administrator }
      const user = await createPerson(tx, named, options)
      const session = await openSession(tx, user.id, { newId, now: () => clock.now() })
      return { user_id: user.id, token: session.token }
    })
  }
  const person = await newPerson('ana@example.com', true)

  /** A new session of the first person, as sensitive changes want it. */
  async function signInAgain(): Promise<void> {
    const session = await installation.databases.control.write(tx =>
      openSession(tx, person.user_id, { newId, now: () => clock.now() }),
    )
    person.token = session.token
  }

  async function newSite(name: string, token = person.token): Promise<string> {
    const subdomain = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
    const made = await call('POST', '/v1/sites', { token, body: { name, subdomain, timezone: 'Europe/Madrid' } })
    if (made.status !== 201) throw new Error(`site not made: ${JSON.stringify(made.body)}`)
    return made.body.id
  }

  /** Does something in a site's database as the system, with the events it emits. */
  async function inSite<T>(
    site_id: string,
    work: (tx: Handle<'site'>, context: WriteContext) => Promise<T>,
  ): Promise<T> {
    const database = await installation.databases.site(site_id)
    return database.write(tx => work(tx, acting(installation, clock)))
  }

  return {
    inSite,
    network,
    program,
    installation,
    app,
    clock,
    folder,
    call,
    person,
    newPerson,
    signInAgain,
    newSite,
    get: (path: string, options?: CallOptions) => call('GET', path, options),
    post: (path: string, body?: unknown, options?: CallOptions) => call('POST', path, { ...options, body }),
    patch: (path: string, body: unknown, options?: CallOptions) => call('PATCH', path, { ...options, body }),
    delete: (path: string, options?: CallOptions) => call('DELETE', path, options),
    async close() {
      await installation.close()
      await recorded?.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Asks until it holds, or fails after ten seconds, of which only a busy machine needs more than one: for what follows
 * in the background.
 */
export async function until<T>(ask: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const ends = performance.now() + 10_000
  for (;;) {
    const value = await ask()
    if (holds(value)) return value
    if (performance.now() > ends) throw new Error(`Still ${JSON.stringify(value)}`)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}
