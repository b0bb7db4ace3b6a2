/** What an editor asks: theirs or one's own where somebody else was quicker, and before unsaved work is left. */
import { useEffect } from 'react'
import { StaleDialog } from '../../ui/stale-dialog.tsx'
import { UnsavedChanges } from './unsaved-changes.tsx'
import type { Editor } from './use-editor.ts'

type EditorDialogsProps = {
  editor: Pick<Editor<object>, 'conflict' | 'isDirty' | 'isAutomatic' | 'failure'>
  losses?: string[]
  /** Leaving loses nothing that is not meant to be lost, such as after deleting. */
  isLeaving?: boolean
}

export function EditorDialogs({ editor, losses, isLeaving = false }: EditorDialogsProps) {
  const { conflict, isDirty, isAutomatic, failure } = editor
  // What is saved by itself is saved on leaving; only closing the tab in that second would lose it.
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
