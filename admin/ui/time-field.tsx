/** A wall-clock time as `HH:MM`, 24 hours. `24:00`, where a window ends at midnight, is the screen's own choice. */
import { parseTime } from '@internationalized/date'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import fieldStyles from './field.module.css'
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx'
import styles from './time-field.module.css'

export type TimeFieldProps = FieldProps & {
  name?: string
  value?: string
  defaultValue?: string
  onChange?: (time: string) => void
  isDisabled?: boolean
}

const toTime = (text: string | undefined) => (text ? parseTime(text) : undefined)

export function TimeField({ label, description, error, value, defaultValue, onChange, ...props }: TimeFieldProps) {
  return (
    <AriaTimeField
      {...props}
      className={fieldStyles.field}
      data-slot="field"
      hourCycle={24}
      value={toTime(value)}
      defaultValue={toTime(defaultValue)}
      onChange={time => time && onChange?.(time.toString().slice(0, 5))}
      isInvalid={error ? true : undefined}
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <DateInput className={`${fieldStyles.input} ${styles.timeInput} numbers`}>
        {segment => <DateSegment segment={segment} />}
      </DateInput>
      <FieldNotes description={description} error={error} />
    </AriaTimeField>
  )
}
