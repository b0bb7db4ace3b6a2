/** What happens to leads makes them due at every connection. */
import { every_field } from '../../../platform/events/define.ts'
import { consumer } from '../../../platform/features/consumer.ts'
import { operationCompleted } from '../../../platform/features/operations/events.ts'
import { enqueueAllNow } from '../../../platform/jobs/jobs.ts'
import { formSubmitted } from '../../capture/submissions/events.ts'
import { leadAudienceJoined, leadAudienceLeft } from '../../contacts/audiences/events.ts'
import { audienceRecomputation } from '../../contacts/dynamic-audiences/rules.ts'
import { leadMerged, leadMergedInto, leadMergeUndone } from '../../contacts/lead-merges/events.ts'
import {
  leadConfirmed,
  leadCreated,
  leadNoted,
  leadSubscribed,
  leadUnsubscribed,
  leadUpdated,
} from '../../contacts/lead-records/events.ts'
import { leadTagAdded, leadTagRemoved } from '../../contacts/tags/events.ts'
import { hasLiveConnection, liveConnections } from '../connections/rules.ts'
import { syncJob } from './jobs.ts'
import { giveBackContacts } from './merged-contacts.ts'
import { markRecomputed } from './recomputed-audiences.ts'
import { markLeads, markMerged } from './store.ts'

const events = [
  ...[leadCreated, leadUpdated, leadNoted, leadSubscribed, leadUnsubscribed, leadConfirmed],
  ...[leadTagAdded, leadTagRemoved, leadAudienceJoined, leadAudienceLeft, leadMerged, leadMergedInto],
  ...[leadMergeUndone, formSubmitted, operationCompleted],
]

/** Besides what the browser reports with each visit: what a connection may send, or that decides whether it does. */
const noted = new Set([every_field, 'suppression', 'tags', 'audiences', 'custom_fields'])
const concerns = (field: string): boolean =>
  noted.has(field) || field.startsWith('custom_fields') || field.startsWith('field_')

export const ledgerFollowsLeads = consumer(
  'sync_ledger',
  events,
  async (tx, batch, { now }) => {
    const lead_ids = new Set<string>()
    for (const event of batch) {
      // Who came by a campaign may be chosen by that.
      const isPlain =
        event.name === formSubmitted.name && (event.data as { campaign_id?: string }).campaign_id === undefined
      const isIdle =
        isPlain || (event.name === leadNoted.name && !(event.data as { fields: string[] }).fields.some(concerns))
      if (!isIdle && event.lead_id?.startsWith('lead_')) lead_ids.add(event.lead_id)
      if (event.name === leadMergeUndone.name && event.lead_id)
        await giveBackContacts(tx, event.lead_id, (event.data as { merged_lead_id: string }).merged_lead_id)
    }
    const ready = (await liveConnections(tx)).filter(
      ({ list_id, status }) => list_id !== null && status !== 'authorization_pending',
    )
    const isRecomputed = batch.some(
      ({ name, data }) =>
        name === operationCompleted.name && (data as { type: string }).type === audienceRecomputation.name,
    )
    if (ready.length === 0 || (lead_ids.size === 0 && !isRecomputed)) return
    if (isRecomputed) for (const connection of ready) await markRecomputed(tx, connection, now())
    await markLeads(
      tx,
      ready.map(({ id }) => id),
      [...lead_ids],
      now(),
    )
    await markMerged(tx, [...lead_ids], now())
    const awake = ready.filter(({ status }) => status === 'connected').map(({ id }) => ({ subject_id: id }))
    await enqueueAllNow(tx, syncJob, awake, now())
  },
  { wanted: hasLiveConnection, follows: ['campaigns', 'dynamic_audiences'] },
)
