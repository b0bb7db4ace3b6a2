/** A toast that leads to where an operation is followed. */
import type { Operation } from '@leadwright/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import type { ToastContents } from '../../ui/toast.ts'
import { operationTitle } from './operation-words.ts'
import { operationsPath } from './paths.ts'

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
