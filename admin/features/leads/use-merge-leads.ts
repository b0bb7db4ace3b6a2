/** Merging and undoing it; what was merged is shown by every list. */

import type { LeadMerging } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { leadClient } from '../../product/leads/client.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'

const changed = (site_id: string) =>
  ofSite(site_id, 'leads', 'tags', 'audiences', 'runs', 'emails', 'visitors', 'submissions')

export function useUndoMerge(site_id: string, lead_id: string) {
  const { t } = useMessages()
  return useChange({
    run: (lead_merge_id: string) => leadClient.leadMerges.undo({ site_id, lead_id, lead_merge_id }),
    shows: 'the answer',
    refreshes: changed(site_id),
    done: () => ({ text: t('leads.undone') }),
  })
}

export function useMergeLeads(site_id: string, lead_id: string) {
  const { t } = useMessages()
  const undo = useUndoMerge(site_id, lead_id)
  return useChange({
    run: (body: LeadMerging) => leadClient.leadMerges.create({ site_id, lead_id, body }),
    shows: 'the answer',
    refreshes: changed(site_id),
    done: merge => ({
      text: t('merging.merged_toast', { email: merge.merged_email ?? '' }),
      action: { label: t('ui.undo'), onAction: () => undo.mutate(merge.id) },
    }),
    isHandled: () => true,
  })
}
