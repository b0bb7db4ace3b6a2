/** Begins an action on many leads; a toast leads to where it is followed. */
import type { LeadSelection, NewLeadAction } from '@leadwright/sdk'
import { useBegun } from '../../../product/operations/use-begun.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { leadActions } from '../client.ts'

export function useLeadAction(site_id: string, selection: LeadSelection, onDone: () => void) {
  const begun = useBegun(site_id)
  return useChange({
    run: (asked: Omit<NewLeadAction, 'selection'>) => leadActions.start({ site_id, body: { ...asked, selection } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'operations'),
    done: operation => {
      onDone()
      return begun(operation)
    },
    isHandled: () => true,
  })
}
