/** The endpoints of a super administrator's console. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context, Installation } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../platform/http/list-page.ts'
import { page } from '../../platform/http/pagination.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { administratorsOf } from '../memberships/rules.ts'
import * as contract from './contract.ts'
import { setMaintenance } from './rules.ts'
import * as store from './store.ts'

export const listAccounts = query(contract.listAccounts, async (db, { query: q }) => {
  const rows = await store.pageOfAccounts(db, listPage(q))
  const ids = rows.map(({ id }) => id)
  const [owners, members, sites] = await Promise.all([
    administratorsOf(db, ids),
    store.countMembersByAccount(db, ids),
    store.countSitesByAccount(db, ids),
  ])
  return page(q, rows, listKey(q), row => {
    const owner = owners.find(({ account_id }) => account_id === row.id)
    return {
      id: row.id,
      owner_name: owner ? `${owner.first_name} ${owner.last_name}`.trim() : '',
      owner_email: owner?.email ?? '',
      site_count: sites.get(row.id) ?? 0,
      member_count: members.get(row.id) ?? 0,
      ...(row.plan_id && { plan_id: row.plan_id }),
      ...(row.plan_name && { plan_name: row.plan_name }),
      created_at: toInstant(row.created_at),
    }
  })
})

const toInstallation = async (db: Handle<'control'>, { config, databases }: Installation, maintenance: boolean) => ({
  maintenance: maintenance || config.maintenance,
  fixed: config.maintenance,
  account_count: await store.countAccounts(db),
  site_count: await store.countSites(db),
  damaged_site_ids: [...databases.unusableSites.keys()],
})

export const getInstallation = query(contract.getInstallation, (db, _input, { installation }) =>
  toInstallation(db, installation, installation.maintenance.on),
)

const installationOf = async (_input: unknown, { installation }: Context): Promise<Installation> => installation

export const updateInstallation = action(
  contract.updateInstallation,
  installationOf,
  async (tx, { body: { maintenance } }, { afterCommit }, installation) => {
    await setMaintenance(tx, maintenance)
    tx.announce('maintenance')
    afterCommit(() => {
      installation.maintenance.on = maintenance
    })
    return toInstallation(tx, installation, maintenance)
  },
)
