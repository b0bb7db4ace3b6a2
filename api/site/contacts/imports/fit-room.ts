/** Refuses the rows whose leads the site has no room for. */
import type { Handle } from '../../../platform/database/handle.ts'
import { leadRoom } from '../lead-records/rules.ts'
import type { Decision } from './decide.ts'

const refused = ({ candidate, problems }: Decision): Decision => ({
  ...{ candidate, verdict: 'refused', lead: undefined, changes: undefined },
  problems: [...problems, { column: null, code: 'lead_limit_exhausted' }],
})

/** `promised`: leads that earlier rows will make, and that are not there yet. */
export async function fitting(
  tx: Handle<'site'>,
  decisions: Decision[],
  { allowed, promised }: { allowed: number; promised: number },
): Promise<Decision[]> {
  const fresh = decisions.filter(({ verdict }) => verdict === 'new').length
  let room = fresh === 0 ? 0 : (await leadRoom(tx, allowed, promised + fresh)) - promised
  if (room >= fresh) return decisions
  return decisions.map(decision => (decision.verdict !== 'new' || room-- > 0 ? decision : refused(decision)))
}
