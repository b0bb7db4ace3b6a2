import { Hono } from 'hono'
import type { Databases } from '../../platform/database/databases.ts'

export interface Readiness {
  ready: boolean
  /** What goes wrong soon. */
  warnings?: () => string[]
  /** Where this process is one of several. */
  node?: NodeStatus | undefined
}

export interface NodeStatus {
  readonly id: string
  readonly homes: readonly string[]
  readonly nodes: readonly unknown[]
  readonly isLeased: boolean
}

const ofNode = ({ id, homes, nodes, isLeased }: NodeStatus) => ({
  id,
  lease: isLeased ? 'held' : 'over',
  control: homes.includes('control'),
  sites: homes.filter(name => name !== 'control').length,
  nodes: nodes.length,
})

export function health(databases: Databases, readiness: Readiness): Hono {
  const app = new Hono()
  app.get('/healthz', c => c.json({ status: 'ok' }))
  app.get('/readyz', async c => {
    if (!readiness.ready) return c.json({ status: 'not_ready' }, 503, { 'Retry-After': '5' })
    const { control, unusableSites } = databases
    const { node } = readiness
    if (node && !node.isLeased)
      return c.json({ status: 'not_ready', reason: 'lease_over', node: ofNode(node) }, 503, { 'Retry-After': '2' })
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
      ...(node && { node: ofNode(node) }),
      ...(damaged_sites.length > 0 && { damaged_sites }),
      ...(warnings.length > 0 && { warnings }),
    })
  })
  return app
}
