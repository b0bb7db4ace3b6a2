/** Above the list of leads: search, views, filters and columns; or what can be done with those that are selected. */
import { Columns3 } from 'lucide-react'
import { memo, useMemo } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { LeadSearch } from '../../product/leads/lead-search.ts'
import { leadViewOf } from '../../product/leads/lead-view.ts'
import type { Changes } from '../../product/screens/use-view.ts'
import { FilterBar, type FilterBarProps } from '../../ui/filter-bar.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { LeadFilters, LeadFiltersButton, useLeadChips } from './lead-filters.tsx'
import { withoutFilters } from './quick-filters.ts'
import type { ListLook } from './use-list-look.ts'
import { ViewMenu } from './view-menu.tsx'

/** The list without any narrowing. */
export const everything = { q: undefined, ...withoutFilters }
/** And as it looks without a view. */
const withoutView = { ...everything, view: undefined, sort: undefined, columns: undefined, density: undefined }

type LeadBarProps = {
  site_id: string
  url: LeadSearch
  written: ListLook['written']
  count: string | undefined
  selection: FilterBarProps['selection']
  onChange: (changes: Changes<LeadSearch>) => void
  onArrange: () => void
}

/** Apart, so that a row that is selected, or a page that came, does not draw its menus again. */
export const LeadBar = memo(({ site_id, url, written, count, selection, onChange, onArrange }: LeadBarProps) => {
  const { t } = useMessages()
  const view = useMemo(() => leadViewOf(url), [url])
  const chips = useLeadChips(site_id, view, onChange)
  const isNarrow = useMediaQuery('(width < 1024px)')
  const filters = { site_id, view, onChange }
  return (
    <FilterBar
      search={{ label: t('leads.search'), value: view.q, onChange: q => onChange({ q }) }}
      chips={chips}
      count={count}
      selection={selection}
    >
      {isNarrow && <LeadFiltersButton {...filters} active={chips.length} count={count} />}
      <ViewMenu
        site_id={site_id}
        search={url}
        written={written}
        onChange={onChange}
        onReset={() => onChange(withoutView)}
      />
      {!isNarrow && <LeadFilters {...filters} />}
      <IconButton label={t('leads.columns')} icon={<Columns3 size={16} aria-hidden />} onPress={onArrange} />
    </FilterBar>
  )
})
