/** Who is on audiences that are being recomputed: their filters say so, as their rows cannot be believed. */
import type { Handle } from '../../../platform/database/handle.ts'
import { askedFacts } from '../../../platform/schemas/filter/matches.ts'
import type { Present } from '../../../platform/schemas/filter/relative.ts'
import { unsettledAudiences } from '../../contacts/audiences/rules.ts'
import { leadFacts } from '../../contacts/leads/rules.ts'

interface SyncScope {
  sets: readonly { id: string; is_dynamic: boolean }[]
  present: Present
}

const asked = { type: 'rule', field: 'audiences', op: 'is_not_empty' } as const

/** Ids of audiences by lead; undefined where memberships can be read as they are. */
export async function decidedAudiences(
  db: Handle<'site'>,
  { sets, present }: SyncScope,
  lead_ids: readonly string[],
): Promise<ReadonlyMap<string, readonly unknown[]> | undefined> {
  if (!sets.some(({ is_dynamic }) => is_dynamic)) return undefined
  const unsettled = new Set((await unsettledAudiences(db)).map(({ id }) => id))
  if (!sets.some(({ id }) => unsettled.has(id))) return undefined
  const facts = [...(await leadFacts(db, lead_ids))]
  return new Map(facts.map(([id, one]) => [id, [askedFacts(asked, one, present).audiences ?? []].flat()]))
}
