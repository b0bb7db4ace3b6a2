/** Setting a custom field: which, and to what, in the control that fits its type. */
import { useMessages } from '../../../../messages/messages.tsx'
import { type CustomFieldChoice, useFieldChoices } from '../../../../product/filter/choices.ts'
import type { SetCustomFieldValueStep } from '../../../../product/journeys/document.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { issueAt } from '../model/issues.ts'
import { useJourneyContext } from '../state/journey-context.ts'

export function ValueProperties({ step, pointer }: { step: SetCustomFieldValueStep; pointer: string }) {
  const { t } = useMessages()
  const { site_id, steps, issues } = useJourneyContext()
  const fields = useFieldChoices(site_id)
  const field = fields.find(field => field.id === step.field_id)
  const choose = (field_id: string) => {
    const type = fields.find(field => field.id === field_id)?.type
    steps.change({ ...step, field_id, value: type === 'checkbox' ? true : null })
  }
  return (
    <>
      <Select
        label={t('step.field')}
        isRequired
        placeholder={t('filter.choose')}
        value={step.field_id || null}
        options={fields.map(({ id, label }) => ({ id, label }))}
        error={issueAt(issues, `${pointer}/field_id`)}
        onChange={choose}
      />
      {field && (
        <Value
          field={field}
          value={step.value}
          error={issueAt(issues, `${pointer}/value`)}
          onChange={value => steps.change({ ...step, value }, 'value')}
        />
      )}
    </>
  )
}

/** Input types with native support: keyboards, pickers, masking. */
const inputTypes: Record<string, string> = { website: 'url', phone: 'tel', password: 'password' }

type ValueProps = {
  field: CustomFieldChoice
  value: SetCustomFieldValueStep['value']
  error: string | undefined
  onChange: (value: SetCustomFieldValueStep['value']) => void
}

function Value({ field, value, error, onChange }: ValueProps) {
  const { t } = useMessages()
  const label = t('step.value')
  if (field.type === 'checkbox')
    return (
      <Select
        label={label}
        isRequired
        error={error}
        value={String(value === true)}
        onChange={id => onChange(id === 'true')}
        options={[
          { id: 'true', label: t('filter.ticked') },
          { id: 'false', label: t('filter.not_ticked') },
        ]}
      />
    )
  if (field.type === 'dropdown')
    return (
      <Select
        label={label}
        error={error}
        value={value === null ? '' : String(value)}
        onChange={id => onChange(id === '' ? null : id)}
        options={[{ id: '', label: t('step.no_value') }, ...field.options.map(id => ({ id, label: id }))]}
      />
    )
  if (field.type === 'number')
    return (
      <NumberField
        label={label}
        error={error}
        description={t('step.empty_clears')}
        value={typeof value === 'number' ? value : Number.NaN}
        onChange={number => onChange(Number.isNaN(number) ? null : number)}
      />
    )
  if (field.type === 'date')
    return (
      <DateField
        label={label}
        error={error}
        description={t('step.empty_clears')}
        value={value === null ? '' : String(value)}
        onChange={day => onChange(day === '' ? null : day)}
      />
    )
  if (field.type === 'textarea')
    return (
      <TextArea
        label={label}
        error={error}
        description={t('step.empty_clears')}
        value={value === null ? '' : String(value)}
        onChange={text => onChange(text === '' ? null : text)}
      />
    )
  return (
    <TextField
      label={label}
      error={error}
      description={t('step.empty_clears')}
      type={inputTypes[field.type] ?? 'text'}
      autoComplete="off"
      value={value === null ? '' : String(value)}
      onChange={text => onChange(text === '' ? null : text)}
    />
  )
}
