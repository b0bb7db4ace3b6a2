/** The value of one rule, in the control that fits its field: text, number, date, one choice, several, or a pair. */

import { type FilterRule, type FilterRuleValue, limits } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TagPicker } from '../../ui/tag-picker.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { takesDays } from './filter.ts'
import type { FilterField } from './filter-fields.ts'
import styles from './rule-value.module.css'

type RuleValueProps = {
  rule: FilterRule
  field: FilterField
  error: string | undefined
  onChange: (value: FilterRuleValue | undefined) => void
}

export function RuleValue({ rule, field, error, onChange }: RuleValueProps) {
  const { t } = useMessages()
  const label = t('filter.value')
  const { value } = rule
  if (field.type === 'set')
    return (
      <TagPicker
        label={label}
        isRequired
        error={error}
        options={field.options ?? []}
        value={(Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String)}
        onChange={onChange}
      />
    )
  if (field.type === 'checkbox')
    return (
      <Select
        label={label}
        isRequired
        error={error}
        value={String(value ?? true)}
        onChange={id => onChange(id === 'true')}
        options={[
          { id: 'true', label: t('filter.ticked') },
          { id: 'false', label: t('filter.not_ticked') },
        ]}
      />
    )
  if (field.type === 'choice')
    return (
      <Select
        label={label}
        isRequired
        error={error}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
        placeholder={t('filter.choose')}
        options={field.options ?? []}
      />
    )
  if (takesDays(rule.op))
    return (
      <NumberField
        label={t('filter.days')}
        isRequired
        error={error}
        minValue={1}
        maxValue={limits.filter_days_max}
        formatOptions={{ maximumFractionDigits: 0 }}
        value={typeof value === 'number' ? value : Number.NaN}
        onChange={number => onChange(Number.isNaN(number) ? '' : number)}
      />
    )
  if (rule.op === 'between') {
    const [first, second] = Array.isArray(value) ? value : []
    return (
      <div className={styles.pair}>
        <OneValue
          label={t('filter.from')}
          type={field.type}
          value={first}
          onChange={v => onChange([v, second ?? ''])}
        />
        <OneValue
          label={t('filter.to')}
          type={field.type}
          value={second}
          error={error}
          onChange={v => onChange([first ?? '', v])}
        />
      </div>
    )
  }
  const single = typeof value === 'string' || typeof value === 'number' ? value : undefined
  return <OneValue label={label} type={field.type} value={single} error={error} onChange={onChange} />
}

type OneValueProps = {
  label: string
  type: FilterField['type']
  value: string | number | undefined
  error?: string
  onChange: (value: string | number) => void
}

function OneValue({ label, type, value, error, onChange }: OneValueProps) {
  if (type === 'number')
    return (
      <NumberField
        label={label}
        isRequired
        error={error}
        value={typeof value === 'number' ? value : Number.NaN}
        onChange={number => onChange(Number.isNaN(number) ? '' : number)}
      />
    )
  if (type === 'date' || type === 'instant')
    return (
      <DateField label={label} isRequired error={error} value={String(value ?? '').slice(0, 10)} onChange={onChange} />
    )
  return <TextField label={label} isRequired error={error} value={String(value ?? '')} onChange={onChange} />
}
