/**
 * Serves sandboxes that run here, each at an origin of its own: whoever has no visit is refused, one that sleeps is started, what
 * hangs is ended. Nothing of our own API is reached at these hosts.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SandboxesConfig } from '../../platform/config/sandboxes-config.ts'
import type { Installation } from '../../platform/features/context.ts'
import { errorFields } from '../../platform/runtime/log.ts'
import { playgroundLimits } from '../../site/sandboxes/drivers/limits.ts'
import {
  DriverFailure,
  PlaygroundDriver,
  sandboxOfHost,
  signEntry,
  supervisorOf,
} from '../../site/sandboxes/drivers/rules.ts'
import { driverSettings, presentSettings } from '../../site/sandboxes/sandbox-settings/rules.ts'
import { type SandboxRow, tendNow, toMachine, urlOf } from '../../site/sandboxes/sandboxes/rules.ts'
import { forward } from './forward.ts'
import { localeFrom, type ShownPage, showPage } from './pages.ts'
import { servedPath } from './path-rules.ts'
import { Space } from './space.ts'
import { type Visit, Visits, visit_cookie } from './visits.ts'

const entrance = '/.leadwright/enter/'
const entry_seconds = 30
/** A page is not shown as waking before this time: a start is often quicker. */
const patience_ms = 1_200

export type SandboxProxy = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** True where the request is for a host of sandboxes: it is answered here. */
export function sandboxProxy(installation: Installation): SandboxProxy {
  const visits = new Visits(installation)
  const space = new Space()
  const { sandboxes } = installation.config
  return (incoming, outgoing) => {
    const named = sandboxOfHost(sandboxes, incoming.headers.host)
    if (named === undefined) return false
    const show = (page: ShownPage) => {
      if (outgoing.headersSent) return void outgoing.destroy()
      // What is still being sent would be read as the next request.
      if (!incoming.complete) outgoing.setHeader('Connection', 'close')
      showPage(outgoing, page, localeFrom(incoming.headers['accept-language']))
    }
    if (named === null) {
      show('not_found')
      return true
    }
    const serve = async () => {
      const sandbox = await visits.sandboxAt(named)
      if (sandbox?.type !== 'wordpress') return show('not_found')
      const page = await answer({ installation, visits, space, sandbox, site_id: named.site_id }, incoming, outgoing)
      if (page) show(page)
    }
    serve().catch(error => {
      installation.log.error(errorFields(error), 'sandbox proxy')
      show('failed')
    })
    return true
  }
}

interface ServeContext {
  installation: Installation
  visits: Visits
  space: Space
  sandbox: SandboxRow
  site_id: string
}

/** A page in place of the sandbox's answer; undefined where that was sent. */
async function answer(
  serving: ServeContext,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<ShownPage | undefined> {
  const { visits, sandbox } = serving
  const [given = '/', search] = split(incoming.url ?? '/')
  if (given.startsWith(entrance)) return enter(serving, given.slice(entrance.length), incoming, outgoing)
  const path = servedPath(given)
  if (path === null) return 'not_found'
  const cookie = cookieOf(incoming.headers.cookie)
  const visit = cookie === undefined ? undefined : await visits.present(cookie, sandbox)
  if (!visit) return cookie === undefined ? 'entrance' : 'ended'
  return pass(serving, visit, incoming, outgoing, { path: search === undefined ? path : `${path}?${search}` })
}

/** A ticket lets in once. Whoever it has let in comes back to it with their cookie, as a page that waits reloads itself. */
async function enter(
  serving: ServeContext,
  ticket: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<ShownPage | undefined> {
  const { visits, sandbox } = serving
  if (incoming.method !== 'GET') return 'not_found'
  const known = cookieOf(incoming.headers.cookie)
  const entered = (await visits.enter(ticket, sandbox)) ?? (known && (await visits.again(known, sandbox)))
  if (!entered) return 'entrance'
  const cookie = visitCookie(entered.cookie, serving.installation.config.sandboxes)
  outgoing.setHeader('Set-Cookie', cookie)
  return pass(serving, entered.visit, incoming, outgoing, { path: '/', cookie })
}

const visitCookie = (cookie: string, { url }: Pick<SandboxesConfig, 'url'>): string =>
  `${visit_cookie}=${cookie}; Path=/; HttpOnly; SameSite=Lax${url?.startsWith('https:') ? '; Secure' : ''}`

interface PassOptions {
  path: string
  /** Of one who has just entered: signed in, and given this cookie. */
  cookie?: string
}

async function pass(
  { installation, sandbox, site_id, space }: ServeContext,
  visit: Visit,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { path, cookie }: PassOptions,
): Promise<ShownPage | undefined> {
  if (sandbox.machine_status === 'creating') return 'waking'
  if (sandbox.machine_status === 'failed') return 'failed'
  if (sandbox.machine_status === 'asleep' && visit.role === 'lead') return 'ended'
  const key = await installation.databases.siteKey(site_id)
  const database = await installation.databases.site(site_id)
  const { idle_minutes } = driverSettings(await database.read(presentSettings), key)
  const driver = new PlaygroundDriver({ installation, key, idle_minutes })
  const tend = () => database.write(tx => tendNow(tx, sandbox.id, installation.clock.now()))
  const started = driver.start(toMachine(sandbox, site_id, key))
  // Its owner is told.
  started.catch(error => (isFilesMissing(error) ? tend() : undefined)).catch(() => undefined)
  const port = await soon(started, incoming)
  if (typeof port !== 'number') return port
  const url = new URL(urlOf(sandbox, site_id, installation.config.sandboxes) ?? 'http://unknown.invalid')
  const https = url.protocol === 'https:'
  const supervisor = supervisorOf(installation)
  const leave = supervisor.use(sandbox.id)
  const until = Math.floor(installation.clock.now() / 1_000) + entry_seconds
  const entry = { key: visit.key, name: visit.role === 'owner' ? 'Owner' : 'Guest', role: visit.role, until }
  try {
    const how = await forward(incoming, outgoing, {
      ...{ port, https, path, host: url.host },
      body_bytes_max: space.room(sandbox),
      took: bytes => {
        if (space.take(sandbox, bytes)) void tend()
      },
      answer_ms: playgroundLimits.playground_answer_seconds_max * 1_000,
      cookie_name: visit_cookie,
      ...(cookie !== undefined && {
        headers: { 'x-leadwright-entry': signEntry(key, sandbox.id, entry) },
        cookie,
      }),
    })
    if (how === 'too_large') return 'space'
    if (how === 'late') {
      void supervisor.endBroken(sandbox.id, 'hangs')
      return 'busy'
    }
    return how === 'broken' ? 'waking' : undefined
  } finally {
    leave()
  }
}

const isFilesMissing = (error: unknown) => error instanceof DriverFailure && error.code === 'files_missing'

/** The port once it runs; a page for whoever reads one, as long as it starts. Other requests wait. */
async function soon(started: Promise<number>, { method, headers }: IncomingMessage): Promise<number | ShownPage> {
  const pending = Symbol('pending')
  const outcome = started.catch((error: unknown): ShownPage => {
    if (!(error instanceof DriverFailure)) throw error
    return error.code === 'no_place' || error.isPassing ? 'busy' : error.code === 'start_failed' ? 'waking' : 'failed'
  })
  const reads = method === 'GET' && (headers.accept ?? '').includes('text/html')
  if (!reads) return outcome
  const first = await Promise.race([outcome, sleep(patience_ms, pending, { ref: false })])
  if (first !== pending) return first as number | ShownPage
  outcome.catch(() => undefined)
  return 'waking'
}

function split(url: string): [path: string, search: string | undefined] {
  const at = url.indexOf('?')
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)]
}

const cookieOf = (cookies: string | undefined): string | undefined =>
  cookies
    ?.split(';')
    .map(one => one.trim())
    .find(one => one.startsWith(`${visit_cookie}=`))
    ?.slice(visit_cookie.length + 1)
