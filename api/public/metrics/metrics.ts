/** `/metrics` for Prometheus: with METRICS_TOKEN for whoever has it, without for programs on this machine. Nobody else learns that it is there. */
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Installation } from '../../platform/features/context.ts'
import type { Env } from '../../platform/http/exchange.ts'
import { isSameSecret } from '../../platform/identity/secrets.ts'
import { isLocalProgram } from '../../platform/network/loopback.ts'
import { problem } from '../../platform/problem/problem.ts'
import { steadyClock } from '../../platform/runtime/clock.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { metricsText } from '../../platform/runtime/metrics/metric.ts'

type Needs = Pick<Installation, 'config' | 'metrics'>

export function metricsPage({ config, metrics }: Needs): Hono<Env> {
  let page: { at: number; text: Promise<string> } | undefined
  const read = (): Promise<string> => {
    const now = steadyClock.now()
    if (!page || now - page.at >= limits.metrics_milliseconds_min)
      page = { at: now, text: metrics.read().then(metricsText) }
    return page.text
  }
  const isAllowed = (authorization: string | undefined, ip: string, headers: Headers): boolean =>
    config.metrics_token === undefined
      ? isLocalProgram({ ip, headers })
      : isSameSecret(authorization ?? '', `Bearer ${config.metrics_token}`)
  const app = new Hono<Env>()
  app.get('/metrics', async c => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
    const ip = incoming?.socket?.remoteAddress ?? ''
    if (!isAllowed(c.req.header('authorization'), ip, c.req.raw.headers))
      throw problem('not_found', { detail: 'path.unknown' })
    return c.text(await read(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
  return app
}
