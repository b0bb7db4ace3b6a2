/**
 * Filters of the list of leads: subscription, email validity, tag, audience, campaign, and rules of any kind. Each active
 * filter is a chip that reads as a sentence.
 */

import { ChevronDown, ListFilter } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { filterSentence } from '../../product/filter/filter-sentence.ts'
import { useFilterFields } from '../../product/filter/use-filter-fields.ts'
import type { LeadView } from '../../product/leads/lead-view.ts'
import { Button } from '../../ui/button.tsx'
import type { FilterChip } from '../../ui/filter-bar.tsx'
import { Menu } from '../../ui/menu.tsx'
import { LeadFilterDialog } from './lead-filter-dialog.tsx'
import { LeadFilterSheet } from './lead-filter-sheet.tsx'
import { type OnChange, type QuickFilter, useQuickFilters } from './quick-filters.ts'

type Props = {
  site_id: string
  view: LeadView
  onChange: OnChange
}

/** A menu each; where there is room for them. */
export function LeadFilters({ site_id, view, onChange }: Props) {
  const { t } = useMessages()
  const [isWriting, setWriting] = useState(false)
  const menus = useQuickFilters(site_id).filter(({ id, options }) => !view[id] && options.length > 0)
  const drawn = ({ id, label, options }: QuickFilter) => (
    <Menu
      key={id}
      label={label}
      placement="bottom start"
      trigger={
        <Button>
          {label}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
      actions={options.map(option => ({ ...option, onAction: () => onChange({ [id]: option.id }) }))}
    />
  )
  return (
    <>
      {menus.filter(({ isKnown }) => isKnown).map(drawn)}
      <Button icon={<ListFilter size={14} aria-hidden />} onPress={() => setWriting(true)}>
        {t(view.filter ? 'leads.filter_change' : 'leads.filter_more')}
      </Button>
      {isWriting && (
        <LeadFilterDialog site_id={site_id} view={view} onChange={onChange} onClose={() => setWriting(false)} />
      )}
      {/* What comes later stands last, so that nothing moves under the pointer. */}
      {menus.filter(({ isKnown }) => !isKnown).map(drawn)}
    </>
  )
}

/** One button for all of them, where there is not. */
export function LeadFiltersButton({ active, count, ...props }: Props & { active: number; count: string | undefined }) {
  const { t } = useMessages()
  const [open, setOpen] = useState<'sheet' | 'rules'>()
  return (
    <>
      <Button icon={<ListFilter size={14} aria-hidden />} onPress={() => setOpen('sheet')}>
        {active > 0 ? t('leads.filters_active', { count: active }) : t('leads.filters')}
      </Button>
      {open === 'sheet' && (
        <LeadFilterSheet {...props} count={count} onRules={() => setOpen('rules')} onClose={() => setOpen(undefined)} />
      )}
      {open === 'rules' && <LeadFilterDialog {...props} onClose={() => setOpen(undefined)} />}
    </>
  )
}

/** The chosen filters as chips. */
export function useLeadChips(site_id: string, view: LeadView, onChange: OnChange): FilterChip[] {
  const messages = useMessages()
  const quickFilters = useQuickFilters(site_id)
  const fields = useFilterFields(site_id)
  const chips = quickFilters.flatMap(({ id, sentence }): FilterChip[] => {
    const chosen = view[id]
    return chosen ? [{ id, text: sentence(chosen), onRemove: () => onChange({ [id]: undefined }) }] : []
  })
  if (!view.filter) return chips
  const text = filterSentence(messages, view.filter, fields)
  return [...chips, { id: 'filter', text, onRemove: () => onChange({ filter: undefined }) }]
}
