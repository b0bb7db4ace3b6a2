/** The keys of an editor, wherever the focus is: Ctrl or ⌘ with Z undoes, with Shift and Z or with Y redoes, with S saves. */
import { useEffect, useRef } from 'react'
import { isDialogOpen } from '../../ui/use-hotkey.ts'
import type { Editor } from './use-editor.ts'

type Keys = Pick<Editor<object>, 'undo' | 'redo' | 'save'>

export function useEditorKeys(editor: Keys, isActive = true): void {
  const latest = useRef(editor)
  useEffect(() => {
    latest.current = editor
  })
  useEffect(() => {
    if (!isActive) return
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (isDialogOpen()) return
      const act = actOf(event, latest.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    // Before a field undoes its own typing.
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [isActive])
}

function actOf({ key, shiftKey }: KeyboardEvent, { undo, redo, save }: Keys): (() => unknown) | undefined {
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? redo : undo
  if (letter === 'y') return redo
  return letter === 's' ? save : undefined
}
