/** Reading the account's history. Its entries are written by the action wrapper. */

import { query } from '../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../platform/http/list-page.ts'
import { page } from '../../platform/http/pagination.ts'
import { problem } from '../../platform/problem/problem.ts'
import { namesOfSites } from '../sites/rules.ts'
import * as contract from './contract.ts'
import { idsIn, namesOfActors, toActivity } from './rules.ts'
import { pageOfAccount } from './store.ts'

export const listActivitiesForAccount = query(
  contract.listActivitiesForAccount,
  async (db, { query: q }, { rights }) => {
    if (!rights) throw problem('not_permitted')
    const rows = await pageOfAccount(db, rights, listPage(q))
    const ids = idsIn(rows.flatMap(row => [row.subject_id, row.actor_id, row.impersonator_id]))
    const named = [...(await namesOfActors(db, ids)), ...(await namesOfSites(db, ids))]
    return page(q, rows, listKey(q), toActivity(new Map(named.map(({ id, name }) => [id, name]))))
  },
)
