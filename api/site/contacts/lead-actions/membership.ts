/** Putting many leads on an audience, and taking them from it. */
import { z } from '@hono/zod-openapi'
import { joinManyLeads, leaveManyLeads, memberships, rejoinManyLeads } from '../audiences/rules.ts'
import { leadActionType } from './action-type.ts'
import { addToAudience, removeFromAudience } from './contract.ts'
import type { ChangedLead } from './rows-store.ts'

/** Since when it is there by the action, or was there before. */
interface Before {
  audience_id: string
  joined?: number
  left?: number
}

export const leadMembership = leadActionType({
  name: 'lead_membership',
  permission: 'manage-audiences',
  asked: z.discriminatedUnion('type', [addToAudience, removeFromAudience]),
  details: ({ type }) => ({ action: type }),

  async apply(tx, lead_ids, { type, audience_id }, { now, emit }) {
    if (type === 'add_to_audience') {
      const at = now()
      const joined = await joinManyLeads(tx, lead_ids, audience_id, at, emit)
      return joined.map(
        (lead_id): ChangedLead<Before> => ({
          lead_id,
          before: { audience_id, joined: at },
        }),
      )
    }
    const since = await memberships(tx, lead_ids, audience_id)
    const gone = await leaveManyLeads(tx, lead_ids, audience_id, emit)
    return gone.map(lead_id => ({ lead_id, before: { audience_id, left: since.get(lead_id) ?? now() } }))
  },

  async undo(tx, changed, { emit }) {
    const kept: string[] = []
    for (const [audience_id, all] of Map.groupBy(changed, ({ before }) => before.audience_id)) {
      const ids = all.map(({ lead_id }) => lead_id)
      const since = await memberships(tx, ids, audience_id)
      const ours = all.filter(
        ({ lead_id, before }) => before.joined !== undefined && since.get(lead_id) === before.joined,
      )
      await leaveManyLeads(
        tx,
        ours.map(({ lead_id }) => lead_id),
        audience_id,
        emit,
      )
      const former = all.flatMap(({ lead_id, before: { left } }) =>
        left !== undefined && !since.has(lead_id) ? [{ lead_id, at: left }] : [],
      )
      await rejoinManyLeads(tx, former, audience_id, emit)
      // Put there anew by somebody since.
      for (const { lead_id, before } of all) {
        const at = since.get(lead_id)
        if (at !== undefined && at !== before.joined) kept.push(lead_id)
      }
    }
    return kept
  },
})
