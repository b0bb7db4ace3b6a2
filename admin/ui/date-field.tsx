/**
 * A day of the calendar, `2027-03-01`, or with `withTime` a moment on a wall clock, `2027-03-01T09:00`: typed, or chosen
 * from a month. Written as the admin's language writes it, whatever the browser's. Empty is ''.
 */
import { parseDate, parseDateTime } from '@internationalized/date'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Calendar, CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker, type DateValue } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import styles from './date-field.module.css'
import fieldStyles from './field.module.css'
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx'
import listBoxStyles from './list-box.module.css'

export type DateFieldProps = FieldProps & {
  name?: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  withTime?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
}

const isoFormat = (withTime: boolean) => (withTime ? /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/ : /^\d{4}-\d{2}-\d{2}$/)

function dateOf(text: string, withTime: boolean): DateValue | null {
  if (!isoFormat(withTime).test(text)) return null
  try {
    return withTime ? parseDateTime(text) : parseDate(text)
  } catch {
    return null
  }
}

export function DateField(props: DateFieldProps) {
  const { label, description, error, value, defaultValue, onChange, withTime = false, ...rest } = props
  return (
    <DatePicker
      {...rest}
      className={fieldStyles.field}
      data-slot="field"
      granularity={withTime ? 'minute' : 'day'}
      hourCycle={24}
      value={value === undefined ? undefined : dateOf(value, withTime)}
      defaultValue={defaultValue === undefined ? undefined : dateOf(defaultValue, withTime)}
      onChange={date => onChange?.(date ? date.toString().slice(0, withTime ? 16 : 10) : '')}
      isInvalid={error ? true : undefined}
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <Group className={`${fieldStyles.input} ${styles.field}`}>
        <DateInput className={`${styles.input} numbers`}>
          {segment => <DateSegment className={styles.segment} segment={segment} />}
        </DateInput>
        <Button className={styles.button}>
          <CalendarDays size={16} aria-hidden />
        </Button>
      </Group>
      <FieldNotes description={description} error={error} />
      <Popover className={listBoxStyles.popover} offset={4}>
        <Dialog className={styles.month}>
          <Month />
        </Dialog>
      </Popover>
    </DatePicker>
  )
}

function Month() {
  return (
    <Calendar>
      <header className={styles.head}>
        <Button slot="previous" className={styles.turn}>
          <ChevronLeft size={16} aria-hidden />
        </Button>
        <CalendarHeading className={styles.title} />
        <Button slot="next" className={styles.turn}>
          <ChevronRight size={16} aria-hidden />
        </Button>
      </header>
      <CalendarGrid className={styles.grid} weekdayStyle="short">
        {date => <CalendarCell className={`${styles.day} numbers`} date={date} />}
      </CalendarGrid>
    </Calendar>
  )
}
