/** Of which days the figures are: the last 7, 30 or 90, or days of one's own. The URL keeps it. */
import { useMessages } from '../../messages/messages.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { lastDays } from '../../product/zone-time.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { DateField } from '../../ui/date-field.tsx'
import styles from './period-picker.module.css'
import { usualDays } from './queries.ts'

export function PeriodPicker() {
  const { t } = useMessages()
  const { timezone = 'UTC' } = useSite()
  const [view, change] = useView('/sites/$site_id/dashboard')
  const choose = (id: '7' | '30' | '90' | 'custom') => {
    if (id === 'custom') change({ days: id, ...lastDays(usualDays, timezone) })
    else change({ days: id === '30' ? undefined : id, from: undefined, to: undefined })
  }
  return (
    <div className={styles.picker}>
      <ChoiceBar
        label={t('dashboard.period')}
        value={view.days ?? '30'}
        onChange={choose}
        options={[
          { id: '7', label: t('dashboard.days_7') },
          { id: '30', label: t('dashboard.days_30') },
          { id: '90', label: t('dashboard.days_90') },
          { id: 'custom', label: t('dashboard.days_custom') },
        ]}
      />
      {view.days === 'custom' && (
        <>
          <DateField label={t('runs.from')} isRequired value={view.from ?? ''} onChange={from => change({ from })} />
          <DateField label={t('runs.to')} isRequired value={view.to ?? ''} onChange={to => change({ to })} />
        </>
      )}
    </div>
  )
}
