/** Begins an action on many leads; a toast leads to where it is followed. */
import type { LeadSelection, NewLeadAction, Operation } from '@leadwright/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useMessages } from '../../../messages/messages.tsx'
import { operationTitle } from '../../../product/operations/operation-words.ts'
import { operationsPath } from '../../../product/operations/paths.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { client } from '../../../product/session/api.ts'
import type { ToastContents } from '../../../ui/toast.ts'

/** What to say once an operation has begun. */
export function useBegun(site_id: string): (operation: Operation) => ToastContents {
  const messages = useMessages()
  const navigate = useNavigate()
  return operation => ({
    text: messages.t('operations.begun', { what: operationTitle(operation, messages) }),
    action: {
      label: messages.t('operations.follow'),
      onAction: () => void navigate({ href: operationsPath(site_id) }),
    },
  })
}

export function useLeadAction(site_id: string, selection: LeadSelection, onDone: () => void) {
  const begun = useBegun(site_id)
  return useChange({
    run: (asked: Omit<NewLeadAction, 'selection'>) =>
      client.leadActions.start({ site_id, body: { ...asked, selection } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'operations'),
    done: operation => {
      onDone()
      return begun(operation)
    },
    isHandled: () => true,
  })
}
