/** The keys of the editor, the same in canvas and outline but for letters, which find rows in the outline: what is done with the item that has the focus. */
import type { KeyboardEvent } from 'react'
import { placeBehind } from '../model/edits.ts'
import type { Selection } from '../model/selection.ts'
import { useEditorActions, useJourneyContext } from './journey-context.ts'

export type ArrowKey = 'up' | 'down' | 'left' | 'right'
const arrows: Record<string, ArrowKey> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/** `go` takes the focus to the next item; it answers whether there was one. */
export function useItemKeys(
  go: (key: ArrowKey, from: Selection) => boolean,
  { hasLetters = true }: { hasLetters?: boolean } = {},
) {
  const { editor } = useJourneyContext()
  const { steps, open, toggle, offerSteps, offerActions } = useEditorActions()

  const act = (event: KeyboardEvent, item: Selection, target: HTMLElement): boolean => {
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    const arrow = arrows[event.key]
    const canChange = item.startsWith('step:') || item.startsWith('branch:')
    if (arrow && event.altKey) {
      if (!canChange) return false
      steps.move(item, arrow === 'up' || arrow === 'left' ? 'up' : 'down')
      return true
    }
    if (arrow) return !isCommand && !event.shiftKey && go(arrow, item)
    if (event.key === 'Enter' && isCommand) {
      offerSteps(placeBehind(editor.draft.document.steps, item), target)
      return true
    }
    if (event.key === 'Enter') {
      open(item)
      return true
    }
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      if (!canChange && !item.startsWith('otherwise:')) return false
      offerActions(item, target)
      return true
    }
    if (isCommand && key === 'd' && canChange) steps.duplicate(item)
    else if ((event.key === 'Delete' || event.key === 'Backspace') && canChange) steps.remove(item)
    else if (!hasLetters) return false
    else if (key === 'a' && !isCommand && !event.altKey)
      offerSteps(placeBehind(editor.draft.document.steps, item), target)
    else if (key === 'c' && !isCommand && !event.altKey && item.startsWith('step:')) toggle(item.slice(5))
    else return false
    return true
  }

  return (event: KeyboardEvent) => {
    const { target } = event
    const item = target instanceof HTMLElement ? (target.dataset.outline as Selection | undefined) : undefined
    if (item === undefined || !(target instanceof HTMLElement)) return
    if (act(event, item, target)) event.preventDefault()
  }
}
