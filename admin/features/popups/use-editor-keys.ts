/** The keys of the editor: undo, redo and save, wherever the focus is; and the focus itself when the editor opens. */
import { useEffect, useRef } from 'react'
import type { Editor } from './draft/use-editor.ts'

/** Answers the ref of the editor's element, which takes the focus that the screen before left behind. */
export function useEditorKeys(editor: Editor, isDesigning: boolean) {
  const room = useRef<HTMLDivElement>(null)
  const latest = useRef(editor)
  useEffect(() => {
    latest.current = editor
  })
  useEffect(() => {
    if (document.activeElement === document.body) room.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (!isDesigning) return
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      const act = actOf(event, latest.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    // Before a field undoes its own typing.
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [isDesigning])
  return room
}

function actOf({ key, shiftKey }: KeyboardEvent, { undo, redo, save }: Editor): (() => unknown) | undefined {
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? redo : undo
  if (letter === 'y') return redo
  return letter === 's' ? save : undefined
}
