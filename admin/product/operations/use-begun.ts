/** A toast that leads to where an operation is followed, and offers to undo it once it has ended. */
import type { Operation } from '@leadwright/sdk'
import { QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { type ToastContents, toast } from '../../ui/toast.ts'
import { ofSite, useChange } from '../screens/use-change.ts'
import { client } from '../session/api.ts'
import { operationTitle } from './operation-words.ts'
import { operationsPath } from './paths.ts'
import { operationQuery } from './queries.ts'

/** What to say once an operation has begun. */
export function useBegun(site_id: string): (operation: Operation) => ToastContents {
  const messages = useMessages()
  const { t, number } = messages
  const navigate = useNavigate()
  const queries = useQueryClient()
  const undo = useChange({
    run: ({ id }: Operation) => client.operations.undo({ site_id, operation_id: id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'operations'),
    done: () => ({ text: t('operations.undoing') }),
  })
  return begun => {
    const what = operationTitle(begun, messages)
    const contents: ToastContents = {
      text: t('operations.begun', { what }),
      action: { label: t('operations.follow'), onAction: () => void navigate({ href: operationsPath(site_id) }) },
    }
    const stop = new QueryObserver(queries, operationQuery(site_id, begun.id)).subscribe(({ data }) => {
      if (!data || data.status === 'queued' || data.status === 'running') return
      stop()
      if (!data.can_undo) return
      const { succeeded } = data.progress
      const result = t('operations.succeeded', { count: succeeded, shown: number(succeeded) })
      toast({
        text: t('operations.ended', { what, result }),
        action: { label: t('ui.undo'), onAction: () => undo.mutate(data) },
      })
    })
    return contents
  }
}
