/** What the owner made of the leads: audiences that follow a filter, with those who match it, and saved views. */

import { insertInto } from '../../platform/database/statements.ts'
import { suppressUnless } from '../../platform/events/define.ts'
import type { WriteContext } from '../../platform/features/write-context.ts'
import { foldKey } from '../../platform/schemas/schemas.ts'
import type { DynamicAudience } from '../../site/contacts/audiences/rules.ts'
import { insertAudience } from '../../site/contacts/audiences/store.ts'
import { bringUpToDate } from '../../site/contacts/dynamic-audiences/membership.ts'
import { leadSets } from '../../site/contacts/lead-sets/rules.ts'
import { insertView } from '../../site/contacts/lead-views/store.ts'
import { matchingLeadIds } from '../../site/contacts/leads/rules.ts'
import type { SeedSegment } from '../businesses/business.ts'
import { day_ms, type Past, type Tx } from './past.ts'
import type { Registration } from './registrations.ts'

const made_days_ago = 60
const insertSets = insertInto(leadSets)
const at_once = 1_000

export async function writeSegments(
  tx: Tx,
  all: readonly Registration[],
  past: Past,
  acting: WriteContext,
): Promise<void> {
  const { business, newId, now, site } = past
  const life = { version: 1, created_at: now - made_days_ago * day_ms, updated_at: now - made_days_ago * day_ms }
  for (const segment of business.segments)
    await writeAudience(tx, segment, { all, now, timezone: site.timezone, id: newId('audience'), life, acting })
  for (const { name, ...parts } of business.views) {
    const row = { id: newId('lead_view'), name, name_key: foldKey(name), owner_id: '', parts, ...life }
    await insertView(tx, row)
  }
}

interface HistoryContext {
  all: readonly Registration[]
  now: number
  timezone: string
  id: string
  life: { version: number; created_at: number; updated_at: number }
  acting: WriteContext
}

/** Those who match it now have been on it since they came. */
async function writeAudience(
  tx: Tx,
  { name, description, filter }: SeedSegment,
  { all, now, timezone, id, life, acting }: HistoryContext,
): Promise<void> {
  const audience = {
    id,
    name,
    name_key: foldKey(name),
    description,
    filter,
    filter_version: 1,
    settled_version: 1,
    settled_zone: timezone,
  }
  await insertAudience(tx, { ...audience, ...life })
  const came = new Map(all.map(({ lead, at }) => [lead.id, at]))
  const ids = await matchingLeadIds(
    tx,
    { wanted: [filter], now, timezone },
    { after: '', until: '~', limit: all.length },
  )
  const on = { type: 'audience' as const, member_id: id, source: null, source_id: null }
  await tx.run(
    insertSets,
    ids.map(lead_id => ({ ...on, lead_id, at: came.get(lead_id) ?? now })),
  )
  await scheduleTurns(tx, audience satisfies DynamicAudience, all, { ...acting, timezone })
}

/** Leaves of each lead the moment at which it next joins or leaves by time alone. */
async function scheduleTurns(
  tx: Tx,
  audience: DynamicAudience,
  all: readonly Registration[],
  acting: WriteContext & { timezone: string },
) {
  for (let at = 0; at < all.length; at += at_once) {
    const asked = all.slice(at, at + at_once).map(({ lead }) => [lead.id, [audience]] as const)
    await bringUpToDate(tx, new Map(asked), acting, () => suppressUnless(false))
  }
}
