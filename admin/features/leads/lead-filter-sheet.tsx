/** All filters of the list of leads in one place, for narrow windows. Each choice shows at once in the list behind. */
import { useMessages } from '../../messages/messages.tsx'
import type { LeadView } from '../../product/leads/lead-view.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { type OnChange, useQuickFilters, withoutFilters } from './quick-filters.ts'

type Props = {
  site_id: string
  view: LeadView
  count: string | undefined
  onChange: OnChange
  onRules: () => void
  onClose: () => void
}

const any = 'any'

export function LeadFilterSheet({ site_id, view, count, onChange, onRules, onClose }: Props) {
  const { t } = useMessages()
  const quickFilters = useQuickFilters(site_id)
  return (
    <Dialog
      title={t('leads.filters')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => onChange(withoutFilters)}>{t('ui.clear_filters')}</Button>
          <Button variant="primary" onPress={onClose}>
            {t('leads.filters_show')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {quickFilters
          .filter(({ options }) => options.length > 0)
          .map(({ id, label, options }) => (
            <Select
              key={id}
              isRequired
              label={label}
              options={[{ id: any, label: t('leads.filters_any') }, ...options]}
              value={view[id] ?? any}
              onChange={chosen => onChange({ [id]: chosen === any ? undefined : chosen })}
            />
          ))}
        <Button onPress={onRules}>{t(view.filter ? 'leads.filter_change' : 'leads.filters_rules')}</Button>
        <p className="muted numbers" role="status">
          {count}
        </p>
      </div>
    </Dialog>
  )
}
