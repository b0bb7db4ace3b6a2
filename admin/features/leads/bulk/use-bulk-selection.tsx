/** The selection of the list of leads: rows one by one, or all that match, which are more than those that are loaded. */
import type { Lead } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import type { LeadView } from '../../../product/leads/lead-view.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Button } from '../../../ui/button.tsx'
import type { FilterBarProps } from '../../../ui/filter-bar.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { bulkCountQuery, type Chosen, selectionOf } from './bulk-selection.ts'

type BulkSelection = {
  selected: Set<string>
  onSelect: (ids: Set<string>) => void
  /** For the bar above the list. */
  selection: FilterBarProps['selection']
}

/** `columns`: those that the list shows, for exports. */
export function useBulkSelection(view: LeadView, rows: readonly Lead[] | undefined, columns: string[]): BulkSelection {
  const site_id = useSiteId()
  const { t, number } = useMessages()
  const [ids, setIds] = useState<Set<string>>(new Set())
  const all = selectionOf(view)
  const narrowing = JSON.stringify(all)
  /** Another narrowing is another selection. */
  const [allOf, setAllOf] = useState<string>()
  const isAll = allOf === narrowing
  const { data: total } = useQuery({ ...bulkCountQuery(site_id, all), enabled: isAll || ids.size > 0 })
  const leads = rows?.filter(lead => ids.has(lead.id)) ?? []
  const onSelect = (next: Set<string>) => {
    setAllOf(undefined)
    setIds(next)
  }
  const clear = () => onSelect(new Set())
  const chosen: Chosen = isAll
    ? { selection: all, count: total ?? 0 }
    : { selection: { lead_ids: leads.map(({ id }) => id) }, count: leads.length, leads }
  const hasMore = !isAll && total !== undefined && total > ids.size
  const text = isAll
    ? t('leads.all_selected', { count: chosen.count, shown: number(chosen.count) })
    : t('leads.selected', { count: ids.size })
  return {
    selected: isAll ? new Set(rows?.map(({ id }) => id)) : ids,
    onSelect,
    selection:
      isAll || ids.size > 0
        ? {
            text,
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
        : undefined,
  }
}
