/** What the list of leads shows of each: the columns and the density of the URL, else those that were shown last. */
import type { CustomField, Lead } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fieldsQuery } from '../../product/lead-settings/queries.ts'
import { columnsOf, useAllLeadColumns, usualColumns } from '../../product/leads/lead-columns.tsx'
import type { LeadSearch } from '../../product/leads/lead-search.ts'
import { columnNames } from '../../product/leads/saved-views.ts'
import type { Changes } from '../../product/screens/use-view.ts'
import type { TableColumn } from '../../ui/data-table.tsx'
import { useKeptLook } from './kept-look.ts'

export type ListLook = {
  all: readonly TableColumn<Lead>[]
  columns: TableColumn<Lead>[]
  chosen: readonly string[]
  isCompact: boolean
  /** As the URL says it, for saving. */
  written: Pick<LeadSearch, 'columns' | 'density'>
  choose: (names: readonly string[] | undefined) => void
  setCompact: (isCompact: boolean) => void
}

const noFields: readonly CustomField[] = []

type Place = {
  site_id: string
  timezone: string | undefined
  search: LeadSearch
  change: (changes: Changes<LeadSearch>) => void
}

export function useListLook({ site_id, timezone, search, change }: Place): ListLook {
  const { data: fields = noFields } = useQuery(fieldsQuery(site_id))
  const [kept, keep] = useKeptLook(site_id)
  const all = useAllLeadColumns(timezone, fields)
  const columns = search.columns ?? kept.columns
  const isCompact = (search.density ?? kept.density) === 'compact'
  const chosen = useMemo(() => {
    const known = columnNames(columns)?.filter(name => all.some(({ id }) => id === name)) ?? []
    return known.length > 0 ? known : usualColumns
  }, [all, columns])
  return {
    ...{ all, chosen, isCompact },
    // The same as long as nothing changes: with others all rows are drawn again.
    columns: useMemo(() => columnsOf(all, chosen), [all, chosen]),
    written: useMemo(
      () => ({ ...(columns && { columns }), ...(isCompact && { density: 'compact' }) }),
      [columns, isCompact],
    ),
    choose(names) {
      const written = names?.join(',')
      keep({ ...kept, columns: written })
      change({ columns: written })
    },
    setCompact(isCompact) {
      const density = isCompact ? 'compact' : undefined
      keep({ ...kept, density })
      change({ density: isCompact ? 'compact' : 'comfortable' })
    },
  }
}
