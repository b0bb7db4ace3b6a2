/** Business hours: one or several windows of the week, and days on which nothing opens. For journeys and assistants. */
import { type BusinessHours, constraints, type OpeningWindow } from '@leadwright/sdk'
import { Plus, X } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DaysOff } from '../../ui/days-off.tsx'
import fieldStyles from '../../ui/field.module.css'
import { IconButton } from '../../ui/icon-button.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { dayNames } from './day-names.ts'
import styles from './hours-fields.module.css'
import { windowsOf, withWindows } from './windows.ts'

const usual: OpeningWindow = { business_days: [1, 2, 3, 4, 5], day_start: '09:00', day_end: '18:00' }

type ErrorAt = (pointer: string) => string | undefined

type HoursProps = {
  hours: BusinessHours
  /** What is wrong with the part at `/business_hours/…`. */
  errorAt: ErrorAt
  onChange: (hours: BusinessHours, field?: string) => void
}

export function HoursFields({ hours, errorAt, onChange }: HoursProps) {
  const { t } = useMessages()
  const windows = windowsOf(hours)
  // Windows have no identity but their place.
  const numbered = windows.map((window, index) => ({ window, index, key: String(index) }))
  const put = (next: OpeningWindow[], field?: string) => onChange(withWindows(hours, next), field)
  return (
    <>
      {numbered.map(({ window, index, key }) => (
        <div key={key} className={styles.window}>
          {windows.length > 1 && (
            <div className={styles.head}>
              <strong>{t('hours.window', { number: index + 1 })}</strong>
              <IconButton
                label={t('hours.remove_window', { number: index + 1 })}
                icon={<X size={14} aria-hidden />}
                onPress={() => put(windows.toSpliced(index, 1))}
              />
            </div>
          )}
          <WindowFields
            window={window}
            errorAt={errorAt}
            pointer={hours.windows ? `/business_hours/windows/${index}` : '/business_hours'}
            onChange={(next, field) => put(windows.with(index, next), field && `window ${index} ${field}`)}
          />
        </div>
      ))}
      {windows.length < constraints.BusinessHours.windows.maxItems && (
        <div>
          <Button icon={<Plus size={14} aria-hidden />} onPress={() => put([...windows, usual])}>
            {t('hours.add_window')}
          </Button>
        </div>
      )}
      <DaysOff
        value={hours.days_off ?? []}
        onChange={days => onChange({ ...hours, days_off: days.length > 0 ? days : undefined })}
      />
    </>
  )
}

type WindowProps = {
  window: OpeningWindow
  errorAt: ErrorAt
  pointer: string
  onChange: (window: OpeningWindow, field?: string) => void
}

function WindowFields({ window, errorAt, pointer, onChange }: WindowProps) {
  const { t, language } = useMessages()
  const { business_days: days, day_start, day_end } = window
  const toggle = (day: number, isOn: boolean) =>
    onChange({ ...window, business_days: isOn ? [...days, day].sort() : days.filter(other => other !== day) })
  const daysError = errorAt(`${pointer}/business_days`)
  const note = day_end === '24:00' ? t('hours.midnight') : day_end < day_start ? t('hours.overnight') : undefined
  return (
    <>
      <fieldset className={styles.days}>
        <legend className={fieldStyles.label} data-slot="field-label">
          {t('hours.days')}
        </legend>
        {dayNames(language, 'long').map((name, index) => (
          <Checkbox
            key={name}
            isSelected={days.includes(index + 1)}
            // Hours need at least one day; the switch above turns them off.
            isDisabled={days.length === 1 && days.includes(index + 1)}
            onChange={isOn => toggle(index + 1, isOn)}
          >
            {name}
          </Checkbox>
        ))}
        {daysError && (
          <p className={fieldStyles.error} data-slot="field-error">
            {daysError}
          </p>
        )}
      </fieldset>
      <div className={styles.pair}>
        <TimeField
          label={t('hours.start')}
          isRequired
          value={day_start}
          error={errorAt(`${pointer}/day_start`)}
          onChange={time => onChange({ ...window, day_start: time }, 'day_start')}
        />
        <TimeField
          label={t('hours.end')}
          isRequired
          value={day_end === '24:00' ? '00:00' : day_end}
          error={errorAt(`${pointer}/day_end`)}
          description={note}
          onChange={time => onChange({ ...window, day_end: time === '00:00' ? '24:00' : time }, 'day_end')}
        />
      </div>
    </>
  )
}
