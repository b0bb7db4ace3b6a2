/** What goes on in all sites, and how the process that serves them is. */

import { statfs } from 'node:fs/promises'
import { query } from '../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../platform/http/list-page.ts'
import { page } from '../../platform/http/pagination.ts'
import { toInstant, toInstantOrNull } from '../../platform/runtime/clock.ts'
import { messageOf } from '../../platform/texts/messages/messages.ts'
import { idsIn, namesOfActors } from '../activities/rules.ts'
import { loadAccountNames } from '../memberships/rules.ts'
import { namesOfSites } from '../sites/rules.ts'
import * as contract from './contract-operations.ts'
import * as store from './operation-store.ts'
import * as health from './store.ts'

const day_ms = 86_400_000
const overdue_ms = 5 * 60_000

export const listInstallationOperations = query(
  contract.listInstallationOperations,
  async (db, { query: q }, { locale }) => {
    const wanted = { statuses: q.status, site_id: q.site_id, ...listPage(q) }
    const rows = await store.pageOfOperations(db, wanted)
    const named = await namesOfActors(db, idsIn(rows.map(({ actor_id }) => actor_id)))
    const names = new Map(named.map(({ id, name }) => [id, name]))
    const owners = await loadAccountNames(db, idsIn(rows.map(({ account_id }) => account_id)))
    return page(q, rows, listKey(q), row => ({
      ...{ id: row.id, site_id: row.site_id, site_name: row.site_name, account_id: row.account_id },
      owner_name: owners.get(row.account_id) ?? '',
      ...{ type: row.type, what: messageOf(locale, `operation.kind.${row.type}`), is_undo: row.is_undo },
      ...{ status: row.status, total: row.total, processed: row.processed, failed: row.failed },
      ...(row.reason !== null && {
        reason: { code: row.reason, text: messageOf(locale, `operation.reason.${row.reason}`) },
      }),
      created_by: { type: row.actor_type, id: row.actor_id, name: names.get(row.actor_id ?? '') ?? null },
      created_at: toInstant(row.created_at),
      started_at: toInstantOrNull(row.started_at),
      ended_at: toInstantOrNull(row.ended_at),
    }))
  },
)

export const getInstallationHealth = query(
  contract.getInstallationHealth,
  async (db, _input, { installation: { config, databases, clock } }) => {
    const { bsize, blocks, bavail } = await statfs(config.data_dir)
    const { actions, waited_ms } = databases.backlog()
    const damaged = new Map(databases.unusableSites)
    const names = new Map((await namesOfSites(db, [...damaged.keys()])).map(({ id, name }) => [id, name]))
    const now = clock.now()
    const email = await health.waitingEmail(db)
    return {
      uptime_seconds: Math.floor(process.uptime()),
      runner: config.temporal ? 'temporal' : 'embedded',
      memory_bytes: process.memoryUsage.rss(),
      disk_bytes: bsize * blocks,
      disk_free_bytes: bsize * bavail,
      waiting_actions: actions,
      waiting_milliseconds: Math.round(waited_ms),
      overdue_site_count: await health.countOverdueSites(db, now - overdue_ms),
      waiting_email_count: email.number,
      oldest_waiting_email_at: toInstantOrNull(email.oldest),
      running_operation_count: await store.countUnderWay(db),
      failed_operation_count: await store.countFailedSince(db, now - day_ms),
      damaged_sites: [...damaged].map(([site_id, { fault }]) => ({
        ...{ site_id, site_name: names.get(site_id) ?? '', fault },
      })),
    }
  },
)
