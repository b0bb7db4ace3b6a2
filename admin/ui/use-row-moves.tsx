/**
 * Rows of a DataTable that are put in order: by dragging, by the keys of the handle, or with Alt and an arrow. Only lists
 * that are loaded whole.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useMessages } from '../messages/messages.tsx'
import styles from './data-table.module.css'
import type { TableMoves } from './data-table-props.ts'

export type RowMoves = {
  /** All of them in their order, also those that a search leaves out. */
  ids: readonly string[]
  /** Those that are seen. */
  shown: readonly string[]
  nameOf: (id: string) => string
  /** `before_id` undefined: to the end. */
  onMove: (id: string, before_id: string | undefined) => void
}

export function useRowMoves({ ids, shown, nameOf, onMove }: RowMoves): TableMoves {
  const { t } = useMessages()
  const [moved, setMoved] = useState<{ id: string; text: string }>()
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    if (moved) frame.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(moved.id)}"]`)?.focus()
  }, [moved])
  const after = (id: string, moving: string) => {
    const others = ids.filter(one => one !== moving)
    return others[others.indexOf(id) + 1]
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys => [...keys].map(key => ({ 'text/plain': nameOf(String(key)) })),
    renderDropIndicator: target => <DropIndicator target={target} className={styles.drop} />,
    onReorder: ({ keys, target }) => {
      const [id, beside] = [String([...keys][0]), String(target.key)]
      if (id !== beside) onMove(id, target.dropPosition === 'after' ? after(beside, id) : beside)
    },
  })
  const onKey = (event: KeyboardEvent<HTMLElement>, id: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    const by = event.key === 'ArrowUp' ? -1 : 1
    const at = shown.indexOf(id)
    const beside = shown[at + by]
    if (beside === undefined) return
    frame.current = event.currentTarget
    onMove(id, by === 1 ? after(beside, id) : beside)
    setMoved({ id, text: t('ui.row_moved', { name: nameOf(id), position: at + by + 1, count: shown.length }) })
  }
  return { dragAndDropHooks, onKey, said: moved?.text }
}
