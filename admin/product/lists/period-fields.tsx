/** The two days that narrow a list or metrics; either may be left open. */
import { DateField } from '../../ui/date-field.tsx'
import styles from '../../ui/filter-bar.module.css'

type Period = { from?: string | undefined; to?: string | undefined }

interface PeriodFieldsProps {
  labels: { from: string; to: string }
  period: Period
  onChange: (changes: Period) => void
}

export function PeriodFields({ labels, period, onChange }: PeriodFieldsProps) {
  return (
    <div className={styles.period}>
      <DateField
        label={labels.from}
        isRequired
        value={period.from ?? ''}
        onChange={from => onChange({ from: from || undefined })}
      />
      <DateField
        label={labels.to}
        isRequired
        value={period.to ?? ''}
        onChange={to => onChange({ to: to || undefined })}
      />
    </div>
  )
}
