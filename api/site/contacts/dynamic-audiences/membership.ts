/**
 * Looks at leads with the filters of dynamic audiences and lets them join and leave: the one place that does so, whatever
 * it is that has changed. It sees what the transaction sees, so that the order in which it is called does not matter.
 */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Cause } from '../../../platform/events/define.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { matches } from '../../../platform/schemas/filter/matches.ts'
import type { Present } from '../../../platform/schemas/filter/relative.ts'
import { nextTurn, turnsByTime } from '../../../platform/schemas/filter/turns.ts'
import { changeMemberships, type DynamicAudience, type Membership } from '../audiences/rules.ts'
import { leadFacts } from '../leads/rules.ts'
import { scheduleDues } from './dues.ts'
import { type Due, saveDues } from './dues-store.ts'

type Db = Handle<'site'>

/** The audiences that may be affected, by lead. At most 1,000 leads. */
export type AudiencesByLead = ReadonlyMap<string, Iterable<DynamicAudience>>

export async function bringUpToDate(
  tx: Db,
  asked: AudiencesByLead,
  { now, emit, timezone }: Pick<WriteContext, 'now' | 'emit'> & Pick<Present, 'timezone'>,
  how: (lead_id: string) => Cause,
): Promise<{ joined: number; left: number }> {
  const at = now()
  const present = { now: at, timezone }
  const [joining, leaving, dues]: [Membership[], Membership[], Due[]] = [[], [], []]
  const known = await leadFacts(tx, [...asked.keys()])
  const timed = new Set<DynamicAudience>()
  for (const [lead_id, audiences] of asked) {
    const facts = known.get(lead_id)
    if (!facts) continue
    for (const audience of audiences) {
      const is_on = facts.audiences.includes(audience.id)
      if (matches(audience.filter, facts, present) !== is_on) (is_on ? leaving : joining).push([lead_id, audience.id])
      if (!timed.has(audience) && !turnsByTime(audience.filter)) continue
      timed.add(audience)
      dues.push([audience.id, lead_id, nextTurn(audience.filter, facts, present)])
    }
  }
  const changed = await changeMemberships(tx, { joining, leaving }, { at, emit, how })
  if (dues.length > 0) {
    await saveDues(tx, dues)
    await scheduleDues(tx, at)
  }
  return changed
}
