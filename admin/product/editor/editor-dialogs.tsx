/** The dialogs of an editor: a conflict with somebody else's save, and leaving with unsaved changes. */
import { useEffect } from 'react'
import { StaleDialog } from '../../ui/stale-dialog.tsx'
import { UnsavedChanges } from './unsaved-changes.tsx'
import type { Editor } from './use-editor.ts'

type EditorDialogsProps = {
  editor: Pick<Editor<object>, 'conflict' | 'isDirty' | 'isAutomatic' | 'failure'>
  losses?: string[]
  /** No question on leaving, for example after deleting. */
  isLeaving?: boolean
}

export function EditorDialogs({ editor, losses, isLeaving = false }: EditorDialogsProps) {
  const { conflict, isDirty, isAutomatic, failure } = editor
  // Autosaved drafts are saved on leaving; only closing the tab within that second would lose changes.
  const isLost = isDirty && !isLeaving && (!isAutomatic || failure !== undefined)
  useCloseWarning(isDirty && !isLeaving)
  return (
    <>
      <StaleDialog
        isOpen={conflict.isOpen}
        onReload={() => void conflict.reload()}
        onOverwrite={() => void conflict.overwrite()}
        onClose={conflict.close}
      />
      <UnsavedChanges isDirty={isLost} losses={losses} />
    </>
  )
}

function useCloseWarning(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
}
