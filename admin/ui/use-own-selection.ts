/**
 * What a list does with selected rows when its screen does nothing with several at once: x selects, Ctrl C or a button copies them as
 * text that a spreadsheet takes. A row's text is what its cells show, read when it is selected, since rows out of sight are not drawn.
 */
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useMessages } from '../messages/messages.tsx'
import type { ShownTable } from './data-table-props.ts'
import { toast } from './toast.ts'

export function useOwnSelection<T>({ rows, idOf, hasBoxes }: ShownTable<T>) {
  const { t } = useMessages()
  const whole = useRef<HTMLDivElement>(null)
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map())
  const selected = useMemo(
    () => new Set(texts.size === 0 ? [] : rows.map(idOf).filter(id => texts.has(id))),
    [rows, idOf, texts],
  )
  const onSelect = (ids: Set<string>) => {
    const drawn = [...(whole.current?.querySelectorAll<HTMLElement>('[role=row][data-key]') ?? [])]
    const textOfId = new Map(drawn.map(row => [row.dataset.key, textOf(row)]))
    const entries = [...ids].map(id => [id, texts.get(id) ?? textOfId.get(id)] as const)
    setTexts(new Map(entries.filter((entry): entry is [string, string] => entry[1] !== undefined)))
  }
  const copy = () => {
    const text = [...selected].map(id => texts.get(id)).join('\n')
    navigator.clipboard.writeText(text).then(
      () => toast({ text: t('ui.rows_copied') }),
      () => toast({ text: t('ui.copy_failed'), tone: 'bad' }),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isCopy = event.key === 'c' && (event.ctrlKey || event.metaKey) && window.getSelection()?.type !== 'Range'
    if (!isCopy || selected.size === 0) return
    event.preventDefault()
    copy()
  }
  const table = hasBoxes ? {} : { selected, onSelect }
  return { table, whole, count: selected.size, copy, clear: () => setTexts(new Map()), onKeyDown }
}

/** The cells as they are seen, between tabs. */
function textOf(row: HTMLElement): string {
  const cells = [...row.querySelectorAll<HTMLElement>('[role=rowheader], [role=gridcell]')]
  const shown = cells.filter(cell => cell.checkVisibility() && !cell.querySelector('[aria-haspopup]'))
  return shown.map(cell => cell.innerText.trim().replaceAll(/\s*\n\s*/g, ' · ')).join('\t')
}
