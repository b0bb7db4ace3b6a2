/** Every how many days a source is read again; empty where only somebody asks for it. */
import { limits } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { NumberField, type NumberFieldProps } from '../../ui/number-field.tsx'

type Days = Pick<NumberFieldProps, 'value' | 'defaultValue' | 'onChange'>

export function UpdateDaysField(days: Days) {
  const { t } = useMessages()
  return (
    <NumberField
      name="update_every_days"
      label={t('knowledge.every_days')}
      description={t('knowledge.every_days_note')}
      minValue={limits.update_days_min}
      maxValue={limits.update_days_max}
      formatOptions={{ maximumFractionDigits: 0 }}
      {...days}
    />
  )
}
