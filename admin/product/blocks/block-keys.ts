/** What keys do to the block that has the focus. */
import type { KeyboardEvent } from 'react'
import type { BlockEditorState } from './use-block-editing.ts'

export function onBlockKey(event: KeyboardEvent<HTMLElement>, id: string, editing: BlockEditorState): void {
  if (event.target !== event.currentTarget) return
  const act = blockAct(event, id, editing)
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}

/** Undefined: the key does nothing to a block. */
export function blockAct({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, id: string, editing: BlockEditorState) {
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined
  if (by) return altKey ? () => editing.step(id, by) : () => focusBlock(editing.walk(by)?.id)
  if (key === 'Delete' || key === 'Backspace') return () => editing.remove(id)
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return () => editing.duplicate(id)
  if (key === 'Enter') return () => editing.select(id, true)
  return key === 'Escape' ? () => editing.select(undefined) : undefined
}

export const focusBlock = (id: string | undefined): void =>
  document.querySelector<HTMLElement>(`[data-block="${CSS.escape(id ?? '')}"]`)?.focus()
