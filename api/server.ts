/** One port for everything: API, widget, documentation, demo, mail viewer, admin. */
import {
  createServer as createHttpServer,
  type Server as HttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type HttpBindings, type ServerType, serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { accessLog, warnOfProxy } from './access-log.ts'
import { secureHosts } from './account/domains/rules.ts'
import { type Admission, admission } from './admission.ts'
import { createApp } from './app.ts'
import { drainable } from './drain.ts'
import { challengeAnswer, httpsServers, toHttps } from './https-server.ts'
import type { OpenInstallation } from './installation.ts'
import { type Forward, forwarding } from './nodes/forward.ts'
import type { Config } from './platform/config/config.ts'
import { setBrowserHeaders } from './platform/http/browser-headers.ts'
import type { Env } from './platform/http/exchange.ts'
import { answerUnreadable, endUnread } from './platform/routing/connections/refusals.ts'
import { endSlowConnections } from './platform/routing/connections/slow-connections.ts'
import { endSlowReaders } from './platform/routing/connections/slow-readers.ts'
import { type FastPath, fastPath } from './platform/routing/fast-path.ts'
import { route } from './platform/routing/route.ts'
import { limits } from './platform/runtime/limits.ts'
import { aboutServer } from './public/about-server/about-server.ts'
import { adminFiles } from './public/admin-files/admin-files.ts'
import { chatPage } from './public/chat-page/chat-page.ts'
import { cachedConfiguration } from './public/configuration/cached-configuration.ts'
import { demo } from './public/demo/demo.ts'
import { docs } from './public/docs/docs.ts'
import { recordVisits } from './public/events/service.ts'
import { fonts } from './public/fonts/fonts.ts'
import { health, type Readiness } from './public/health/health.ts'
import { findingEmail } from './public/mail-viewer/find-email.ts'
import { mailViewer } from './public/mail-viewer/mail-viewer.ts'
import { metricsPage } from './public/metrics/metrics.ts'
import { sandboxProxy } from './public/sandbox-proxy/proxy.ts'
import { cachedPages } from './public/site-pages/cached-pages.ts'
import { hostGuard } from './public/site-pages/site-host.ts'
import { submitForm } from './public/submissions/service.ts'
import { clickEmail, openEmail } from './public/tracking/service.ts'
import { widgetFiles } from './public/widget-files/widget-files.ts'
import { countRequests } from './request-metrics.ts'
import { traceRequests } from './request-traces.ts'

const root = join(import.meta.dirname, '..')

/** A port that is in use, or an address that is not this machine's. */
export class CannotListen extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'CannotListen'
  }
}

export interface Server {
  port: number
  /** Undefined where TLS is left to a proxy in front. */
  https_port: number | undefined
  /** Answers for DRAIN_SECONDS, then waits for requests under way, at most `milliseconds`, and takes no new connections after them. */
  close(milliseconds: number): Promise<void>
}

/** The API with all files and pages. */
export function createWholeApp(installation: OpenInstallation, readiness: Readiness): Hono<Env> {
  const app = createApp(installation)
  app.route('/', health(installation.databases, readiness))
  app.route('/', metricsPage(installation))
  app.route('/', aboutServer(installation))
  app.route('/', docs(installation.config.public_url))
  app.route('/', fonts(join(root, 'admin', 'dist')))
  app.route('/', widgetFiles(join(root, 'widget', 'dist')))
  app.route('/', chatPage(installation))
  app.route('/demo', demo(installation))
  app.route('/dev/mail', mailViewer(installation, findingEmail(installation)))
  const sellsPlans = installation.payments !== undefined
  app.route('/', adminFiles(join(root, 'admin', 'dist'), { sellsPlans }))
  return app
}

export async function startServer(installation: OpenInstallation, readiness: Readiness): Promise<Server> {
  const app = createWholeApp(installation, readiness)
  const { host, port } = installation.config
  const isClosed = () => installation.config.maintenance || installation.maintenance.on
  const fromCache = cachedConfiguration(installation)
  const pageFromCache = cachedPages(installation)
  const servesAt = hostGuard(installation)
  const isServed = ({ headers, url = '' }: IncomingMessage) => servesAt(headers.host, url)
  const straightOn = fastPath(straight, installation)
  const atSandbox = sandboxProxy(installation)
  const { tls } = installation.config
  const secure = tls && (await secureHosts(installation))
  const ofTls = secure ? [challengeAnswer(installation), toHttps(secure)] : []
  const log = accessLog(installation)
  const { admits, meet, answeredBytes } = admission(installation)
  const { node } = installation
  const forward = node && forwarding(installation, node)
  const answering: AnswerHooks = {
    fetch: (request, env) => {
      const { incoming } = env as HttpBindings
      for (const answer of ofTls) {
        const answered = answer(incoming)
        if (answered) return answered
      }
      if (isClosed()) return app.fetch(request, env)
      const cached = isServed(incoming) ? fromCache(incoming) : undefined
      return cached ?? pageFromCache(incoming) ?? app.fetch(request, env)
    },
    seen: each(
      setBrowserHeaders(installation.config),
      countRequests(installation.metrics),
      traceRequests(installation),
      log.seen,
      warnOfProxy(installation),
    ),
    begun: log.begun,
    admits,
    forward,
    watch: server => {
      answerUnreadable(server)
      meet(server)
      const { steadyClock: clock, config } = installation
      endSlowConnections(server, { clock, trust_proxy: config.trust_proxy, answeredBytes })
      endSlowReaders(server)
    },
    fastPath: (incoming, outgoing, next) =>
      atSandbox(incoming, outgoing) || (!isClosed() && isServed(incoming) && straightOn(incoming, outgoing, next)),
  }
  const servers = [await listen(answering, host, port)]
  if (tls && secure) servers.push(await listen(answering, host, tls.port, httpsServers(installation, secure)))
  const drains = servers.map(drainable)
  const [plain = port, https_port] = servers.map(portOf)
  return {
    port: plain,
    https_port,
    async close(milliseconds) {
      const open_ms = installation.config.drain_seconds * 1_000
      secure?.stop()
      await Promise.all(drains.map(drain => drain.close(milliseconds, open_ms)))
    },
  }
}

function portOf(server: ServerType): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** What every page of every site sends, and every email that is read. */
const straight = [route(recordVisits), route(submitForm), route(openEmail), route(clickEmail)]

type OnRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => void
const each =
  (...all: OnRequest[]): OnRequest =>
  (incoming, outgoing) => {
    for (const one of all) one(incoming, outgoing)
  }

interface AnswerHooks {
  /** Told of each request. */
  seen: OnRequest
  /** Told of each that is let in. */
  begun(incoming: IncomingMessage): void
  admits: Admission['admits']
  /** Where another node may be the one to answer. */
  forward: Forward | undefined
  watch(server: HttpServer): void
  fetch: Parameters<typeof serve>[0]['fetch']
  /** Asked before `fetch`. */
  fastPath: FastPath
}

type CreateServer = (options: ServerOptions, listener: RequestListener) => HttpServer

/** Headers are Node's to watch; bodies of very different sizes are ours. */
const watched: ServerOptions = {
  headersTimeout: limits.request_seconds_max * 1_000,
  requestTimeout: 0,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: limits.header_bytes_max,
}

function listen(
  { fetch, seen, begun, admits, forward, fastPath, watch }: AnswerHooks,
  hostname: string,
  port: number,
  create: CreateServer = createHttpServer,
): Promise<ServerType> {
  const createServer = ((options: object, app: RequestListener) => {
    const answer: RequestListener = (incoming, outgoing) => {
      endUnread(incoming, outgoing)
      admits(incoming, outgoing, () => {
        begun(incoming)
        if (!fastPath(incoming, outgoing, app)) app(incoming, outgoing)
      })
    }
    const server = create({ ...options, ...watched }, (incoming, outgoing) => {
      seen(incoming, outgoing)
      if (forward) forward(incoming, outgoing, () => answer(incoming, outgoing))
      else answer(incoming, outgoing)
    })
    // Whoever passes a request on is told to send its body by who takes it.
    if (forward) server.on('checkContinue', (incoming, outgoing) => server.emit('request', incoming, outgoing))
    watch(server)
    return server
  }) as typeof createHttpServer
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname, port, autoCleanupIncoming: true, createServer }, () => resolve(server))
    server.once('error', (error: NodeJS.ErrnoException) => reject(sentenceFor(error, hostname, port)))
  })
}

/** Says so before anything is touched if the port cannot be had. */
export async function requireFreePort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(sentenceFor(error, host, port)))
    probe.listen(port, host, () => resolve())
  })
  await new Promise(resolve => probe.close(resolve))
}

function sentenceFor(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const example = 'Example: PORT=8788 npm start'
  switch (error.code) {
    case 'EADDRINUSE':
      return new CannotListen(`Port ${port} is in use by another program. Stop it, or choose another port. ${example}`)
    case 'EACCES':
      return new CannotListen(`This user may not listen on port ${port}. Choose a port above 1023. ${example}`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotListen(`HOST=${host} is not an address of this machine. Example: HOST=0.0.0.0 npm start`)
    default:
      return error
  }
}
