/** The endpoints of how long a site keeps things. */

import type { Handle } from '../../../platform/database/handle.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import type { Retention } from '../../../platform/features/retention.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import * as contract from './contract.ts'
import { requireAllowed } from './rules.ts'
import { allProgress, readSettings, type Settings, saveSettings } from './store.ts'

async function toRules(db: Handle<'site'>, { months, version }: Settings, kinds: readonly Retention[]) {
  const progress = await allProgress(db)
  const rules = kinds.map(({ name, months_min }) => {
    const { deleted = 0, last_deleted_at = null } = progress.find(({ type }) => type === name) ?? {}
    return {
      ...{ type: name, months: months[name] ?? null, months_min, deleted_count: deleted },
      ...(last_deleted_at !== null && { last_deleted_at: toInstant(last_deleted_at) }),
    }
  })
  return { rules, version }
}

export const getRetention = query(contract.getRetention, async (db, _, { installation }) =>
  toRules(db, await readSettings(db), installation.connections.retention),
)

export const updateRetention = action(
  contract.updateRetention,
  async (_, { installation }) => installation.connections.retention,
  async (tx, { body }, { ifMatch, now }, kinds) => {
    const former = await readSettings(tx)
    ifMatch(former.version)
    requireAllowed(body.rules, kinds)
    const changed = body.rules.map(({ type, months }) => [type, months] as const)
    const all = Object.entries({ ...former.months, ...Object.fromEntries(changed) })
    const months = Object.fromEntries(all.filter((entry): entry is [string, number] => entry[1] !== null))
    const settings = { months, version: former.version + 1 }
    await saveSettings(tx, settings, now())
    return toRules(tx, settings, kinds)
  },
)
