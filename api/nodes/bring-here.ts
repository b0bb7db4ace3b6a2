/** A site comes to this node, whichever has it. */
import type { Departure } from '../platform/database/homes/placement.ts'
import { Unavailable } from '../platform/runtime/errors.ts'
import type { JoinedNode } from './join.ts'

export async function bringHere({ homes, acts }: Pick<JoinedNode, 'homes' | 'acts'>, site_id: string): Promise<void> {
  const isHere = async () => (await homes.find(site_id, true)) === 'here'
  if (await isHere()) return
  await acts.ask(site_id, 'hand_over', { name: site_id, to: homes.id } satisfies Departure)
  if (!(await isHere())) throw new Unavailable('Another node has the site.')
}
