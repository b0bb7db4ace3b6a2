/** The selection of the list of leads: rows one by one, or all that match, which are more than those that are loaded. */
import type { Lead } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import type { LeadView } from '../../../product/leads/lead-view.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Button } from '../../../ui/button.tsx'
import type { FilterBarProps } from '../../../ui/filter-bar.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { bulkCountQuery, type LeadChoice, selectionOf } from './bulk-selection.ts'

type BulkSelection = {
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  /** For the bar above the list. */
  selection: FilterBarProps['selection']
}

const none: ReadonlySet<string> = new Set()

/** `columns`: those that the list shows, for exports. */
export function useBulkSelection(
  view: LeadView,
  rows: readonly Lead[] | undefined,
  columns: readonly string[],
): BulkSelection {
  const site_id = useSiteId()
  const { t, number } = useMessages()
  const [ids, setIds] = useState(none)
  const all = useMemo(() => selectionOf(view), [view])
  const narrowing = JSON.stringify(all)
  /** Another narrowing is another selection. */
  const [allOf, setAllOf] = useState<string>()
  const isAll = allOf === narrowing
  const onSelect = useCallback((next: ReadonlySet<string>) => {
    setAllOf(undefined)
    setIds(next)
  }, [])
  // The rows answer a key at once, the bar right after them.
  const shown = useDeferredValue(ids)
  const { data: total } = useQuery({ ...bulkCountQuery(site_id, all), enabled: isAll || shown.size > 0 })
  const selection = useMemo(() => {
    if (!isAll && shown.size === 0) return undefined
    const leads = rows?.filter(lead => shown.has(lead.id)) ?? []
    const clear = () => onSelect(none)
    const chosen: LeadChoice = isAll
      ? { selection: all, count: total ?? 0 }
      : { selection: { lead_ids: leads.map(({ id }) => id) }, count: leads.length, leads }
    const hasMore = !isAll && total !== undefined && total > shown.size
    return {
      text: isAll
        ? t('leads.all_selected', { count: chosen.count, shown: number(chosen.count) })
        : t('leads.selected', { count: shown.size }),
      actions: (
        <>
          {hasMore && (
            <Button variant="quiet" onPress={() => setAllOf(narrowing)}>
              {t('leads.select_all', { shown: number(total) })}
            </Button>
          )}
          <BulkBar chosen={chosen} view={view} columns={columns} onDone={clear} />
        </>
      ),
      onClear: clear,
    }
  }, [isAll, shown, rows, all, total, view, columns, narrowing, onSelect, t, number])
  return {
    selected: useMemo(() => (isAll ? new Set(rows?.map(({ id }) => id)) : ids), [isAll, rows, ids]),
    onSelect,
    selection,
  }
}
