/** Fixes the recipients of a broadcast when it begins: batch after batch of leads, in their order. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import { lastLeadId } from '../../contacts/leads/rules.ts'
import { marketingCap } from '../emails/rules.ts'
import { broadcastLimits } from './limits.ts'
import { addRecipients, type Candidate, candidatesAfter, type RecipientRow } from './recipients-store.ts'
import * as store from './store.ts'
import type { BroadcastWork, Turn } from './turn.ts'
import { decideDelivery, partOf, wantedBy } from './whom.ts'

type Tx = Handle<'site'>

/** From here on nobody becomes a recipient who is not a lead yet. */
export const begin = async (tx: Tx, row: store.BroadcastRow, now: number): Promise<void> =>
  store.saveBroadcast(tx, row.id, {
    status: 'sending',
    started_at: now,
    until_lead: (await lastLeadId(tx)) ?? '',
    updated_at: now,
  })

interface SortedLeads {
  recipients: RecipientRow[]
  held_out: number
  excluded: Record<string, number>
}

function sorted(row: store.BroadcastRow, found: readonly Candidate[], site: SiteFacts, now: number): SortedLeads {
  const recipients: RecipientRow[] = []
  const excluded = { ...row.excluded }
  const leaveOut = (reason: string) => {
    excluded[reason] = (excluded[reason] ?? 0) + 1
  }
  for (const lead of found) {
    const delivery = decideDelivery(row.schedule, lead, { now: row.started_at ?? now, site_timezone: site.timezone })
    if (delivery.reason !== null) leaveOut(delivery.reason)
    else recipients.push({ broadcast_id: row.id, lead_id: lead.id, due_at: delivery.due_at, ...partOf(row, lead.id) })
  }
  return { recipients, excluded, held_out: recipients.filter(({ status }) => status === 'held_out').length }
}

/** One batch; who comes meanwhile is no recipient. */
export async function gather(row: store.BroadcastRow, { scope, site }: BroadcastWork): Promise<Turn> {
  const now = scope.clock.now()
  const limit = broadcastLimits.broadcast_batch_leads
  const { template_id, gathered_lead: after } = row
  const which = { after, until: row.until_lead ?? '', limit, template_id, cap: marketingCap(site, now) }
  const wanted = wantedBy(row, { now: row.started_at ?? now, timezone: site.timezone })
  const found = await scope.database.readSlow(db => candidatesAfter(db, wanted, which))
  const { recipients, held_out, excluded } = sorted(row, found, site, now)
  return {
    again_at: now,
    async write(tx, present) {
      // Another turn was quicker.
      if (present.gathered_lead !== row.gathered_lead || present.gathered_at !== null) return
      await addRecipients(tx, recipients)
      await store.noteProgress(tx, row.id, {
        gathered_lead: found.at(-1)?.id ?? row.gathered_lead,
        gathered_at: found.length < limit ? now : null,
        recipient_count: present.recipient_count + recipients.length - held_out,
        held_out_count: present.held_out_count + held_out,
        excluded,
      })
    },
  }
}
