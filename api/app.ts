/** The HTTP application: request ids, cross-origin rules, endpoints, errors. Files and pages are added by main.ts. */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { authenticator } from './authenticator.ts'
import { endpoints } from './features.ts'
import { knownPaths, wordsAmongIds } from './paths.ts'
import type { Installation } from './platform/features/context.ts'
import {
  AppExchange,
  addressOf,
  type Env,
  forwardedAddress,
  requestIdOf,
  toResponse,
} from './platform/http/exchange.ts'
import { problem } from './platform/problem/problem.ts'
import { answerProblem } from './platform/routing/answer.ts'
import { compressedAnswer } from './platform/routing/compression/answers.ts'
import { crossOrigin } from './platform/routing/cross-origin.ts'
import { honoPath, mount } from './platform/routing/route.ts'
import { sitePages } from './public/site-pages/site-pages.ts'

/** What maintenance closes. The admin's files are still served, so that it can say so, and health is asked by machines. */
const needsData = /^\/(v1|demo|dev)(\/|$)/

/** Whoever closed it without a restart must be able to sign in and open it again. */
const staysOpen = /^\/v1\/(auth|installation|second-factor)(\/|$)/

/** There is no such endpoint, whatever the IDs. */
const unknownPath = () => problem('not_found', { detail: 'path.unknown' })

function isClosed({ config, maintenance }: Installation, path: string): boolean {
  return needsData.test(path) && (config.maintenance || (maintenance.on && !staysOpen.test(path)))
}

/**
 * Any origin, without credentials. Set when the answer is made: Hono's own `cors` sets its headers before, which makes
 * two whole responses of each.
 */
const preflight = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': [
    'Authorization',
    'Content-Type',
    'Accept-Language',
    'Idempotency-Key',
    'If-Match',
    'If-None-Match',
    'Last-Event-ID',
    'Request-Id',
    'X-Account',
    'X-Requested-With',
    'X-Tenant',
  ].join(', '),
  'Access-Control-Max-Age': '86400',
}

export function createApp(installation: Installation): Hono<Env> {
  const app = new Hono<Env>()
  app.onError(async (error, c) => toResponse(await answerProblem(new AppExchange(c), error, installation.log)))
  app.notFound(() => {
    throw unknownPath()
  })
  app.use(async (c, next) => {
    const request_id = requestIdOf(c.req.header('request-id'))
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
    const remote = incoming?.socket?.remoteAddress
    c.set('request_id', request_id)
    const { trust_proxy } = installation.config
    c.set('ip', forwardedAddress(incoming) ?? addressOf(c.req.header('x-forwarded-for'), remote, trust_proxy))
    await next()
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const answer = isRead ? await compressedAnswer(c.req.path, c.req.header('accept-encoding'), c.res) : c.res
    if (answer !== c.res) {
      // Hono would write the headers of the old answer over those of the new.
      c.res = undefined
      c.res = answer
    }
    const { headers } = c.res
    headers.set('Request-Id', request_id)
    if (!c.req.path.startsWith('/v1/')) return
    for (const [name, value] of Object.entries(crossOrigin)) headers.set(name, value)
  })
  app.use(async (c, next) => {
    if (!isDecodable(c.req.path)) throw unknownPath()
    if (isClosed(installation, c.req.path) && c.req.method !== 'OPTIONS') {
      throw problem('maintenance')
    }
    return next()
  })
  app.use(sitePages(installation))
  app.options('/v1/*', c => c.body(null, 204, preflight))
  const contracts = endpoints.map(({ contract }) => contract)
  for (const { path, refused, allow } of wordsAmongIds(contracts)) {
    const methods = refused.map(method => method.toUpperCase())
    app.on(methods, honoPath(path), () => {
      throw problem('method_not_allowed', { allow })
    })
  }
  mount(app, endpoints, installation, authenticator(installation))
  installation.dispatch = async request => app.fetch(request)
  const pathsOf = knownPaths(contracts)
  app.all('/v1/*', c => {
    const allow = pathsOf(c.req.path).flatMap(({ methods }) => methods)
    throw allow.length > 0 ? problem('method_not_allowed', { allow }) : unknownPath()
  })
  return app
}

/** A path with an escape that stands for no text, such as `%ff`, names nothing, whoever would look for it. */
function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
