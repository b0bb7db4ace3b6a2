/** A span of time: a number and its unit. */
import { useMessages } from '../../../../messages/messages.tsx'
import type { Duration, DurationUnit } from '../../../../product/journeys/document.ts'
import { NumberField } from '../../../../ui/number-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import styles from './properties.module.css'

type DurationFieldsProps = {
  label: string
  value: Duration
  minValue?: number
  error?: string
  onChange: (changes: Partial<Duration>, field: string) => void
}

export function DurationFields({ label, value, minValue = 1, error, onChange }: DurationFieldsProps) {
  const { t } = useMessages()
  const units: { id: DurationUnit; label: string }[] = [
    { id: 'minutes', label: t('duration.unit_minutes') },
    { id: 'hours', label: t('duration.unit_hours') },
    { id: 'days', label: t('duration.unit_days') },
    { id: 'business_days', label: t('duration.unit_business_days') },
    { id: 'weeks', label: t('duration.unit_weeks') },
    { id: 'months', label: t('duration.unit_months') },
    { id: 'years', label: t('duration.unit_years') },
    // Only by API; shown so that such a journey can be read here.
    ...(value.unit === 'seconds' ? [{ id: 'seconds' as const, label: t('duration.unit_seconds') }] : []),
  ]
  return (
    <div className={styles.pair}>
      <NumberField
        label={label}
        isRequired
        minValue={minValue}
        value={value.value}
        error={error}
        onChange={number => !Number.isNaN(number) && onChange({ value: number }, 'value')}
      />
      <Select
        label={t('duration.unit')}
        isRequired
        value={value.unit}
        options={units}
        onChange={id => onChange({ unit: units.find(unit => unit.id === id)?.id ?? 'days' }, 'unit')}
      />
    </div>
  )
}
