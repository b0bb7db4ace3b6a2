/** Changes of rows that were chosen one by one: done at once, and undone by the toast. */

import type { Lead } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { leadSettingsClient } from '../../../product/lead-settings/client.ts'
import {
  leadsIn,
  sendBatches,
  type TagBatch,
  type TagChange,
  tagBatches,
  undoBatches,
} from '../../../product/leads/change-tags.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { client } from '../../../product/session/api.ts'
import { toast } from '../../../ui/toast.ts'

export function useChosenRows(site_id: string, leads: readonly Lead[], onDone: () => void) {
  const { t } = useMessages()
  const refreshes = ofSite(site_id, 'leads', 'tags', 'audiences')
  const lead_ids = leads.map(lead => lead.id)
  const carryOut = useChange({
    run: (batches: readonly TagBatch[]) =>
      sendBatches(batches, ({ add, tag_id, lead_ids, start_journeys }) =>
        add
          ? leadSettingsClient.tags.addLeads({ site_id, tag_id, body: { lead_ids, start_journeys } })
          : leadSettingsClient.tags.removeLeads({ site_id, tag_id, body: { lead_ids } }),
      ),
    shows: 'the answer',
    refreshes,
    isHandled: () => true,
  })
  const tag = async (change: TagChange) => {
    const changed = await carryOut.mutateAsync(tagBatches(lead_ids, change))
    const undo = () =>
      carryOut
        .mutateAsync(undoBatches(changed, change.add))
        .then(() => toast({ text: t('leads.undone') }))
        .catch(() => toast({ tone: 'bad', text: t('leads.undo_failed') }))
    toast({
      text: t(change.add ? 'leads.tagged_toast' : 'leads.untagged_toast', { count: leadsIn(changed) }),
      action: changed.length > 0 ? { label: t('ui.undo'), onAction: () => void undo() } : undefined,
    })
    onDone()
  }
  const joining = useChange({
    run: ({ audience_id, start_journeys }: { audience_id: string; start_journeys: boolean }) =>
      client.audiences.addLeads({ site_id, audience_id, body: { lead_ids, start_journeys } }),
    shows: 'the answer',
    refreshes,
    done: ({ changed, audience }) => {
      onDone()
      return { text: t('leads.joined_toast', { count: changed, name: audience.name }) }
    },
    isHandled: () => true,
  })
  return { tag, join: joining.mutateAsync }
}
