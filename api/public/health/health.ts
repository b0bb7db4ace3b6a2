/** `/healthz`: the process answers. `/readyz`: databases, migrations and workers are ready; 503 while draining. */
import { Hono } from 'hono'
import type { Databases } from '../../platform/database/databases.ts'

export interface Readiness {
  ready: boolean
}

export function health(databases: Databases, readiness: Readiness): Hono {
  const app = new Hono()
  app.get('/healthz', c => c.json({ status: 'ok' }))
  app.get('/readyz', async c => {
    if (!readiness.ready) return c.json({ status: 'not_ready' }, 503, { 'Retry-After': '5' })
    await databases.control.read(async () => undefined)
    return c.json({ status: 'ready' })
  })
  return app
}
