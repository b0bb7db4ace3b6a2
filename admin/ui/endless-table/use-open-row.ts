/** Opens a row: its page here, or in another tab as a link would; or what its list does. */
import { useRouter } from '@tanstack/react-router'
import type { ShownTable } from '../data-table-props.ts'

type Keys = { ctrlKey: boolean; metaKey: boolean; button?: number }
export type OpenRow = (at: number, keys: Keys) => void

export function useOpenRow<T>({ rows, hrefOf, onOpen }: ShownTable<T>): OpenRow {
  const { history } = useRouter()
  return (at, { ctrlKey, metaKey, button = 0 }) => {
    const row = rows[at]
    if (row === undefined) return
    const href = hrefOf?.(row)
    if (href === undefined) onOpen?.(row)
    else if (ctrlKey || metaKey || button === 1) window.open(href, '_blank', 'noopener')
    else history.push(href)
  }
}
