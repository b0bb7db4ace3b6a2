import { Hono } from 'hono'
import type { Databases } from '../../platform/database/databases.ts'

export interface Readiness {
  ready: boolean
  /** What goes wrong soon. */
  warnings?: () => string[]
}

export function health(databases: Databases, readiness: Readiness): Hono {
  const app = new Hono()
  app.get('/healthz', c => c.json({ status: 'ok' }))
  app.get('/readyz', async c => {
    if (!readiness.ready) return c.json({ status: 'not_ready' }, 503, { 'Retry-After': '5' })
    const { control, unusableSites } = databases
    await control
      .read(db => db.one('select count(*) from sqlite_schema'))
      .catch(error => {
        if (!control.damaged) throw error
      })
    if (control.damaged) return c.json({ status: 'not_ready', reason: 'control_database_damaged' }, 503)
    if (control.outdated) return c.json({ status: 'not_ready', reason: 'control_database_outdated' }, 503)
    const damaged_sites = [...unusableSites].map(([site_id, { fault }]) => ({ site_id, fault }))
    const warnings = readiness.warnings?.() ?? []
    return c.json({
      status: 'ready',
      ...(damaged_sites.length > 0 && { damaged_sites }),
      ...(warnings.length > 0 && { warnings }),
    })
  })
  return app
}
