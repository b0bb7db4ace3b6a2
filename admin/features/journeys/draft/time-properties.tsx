/** When people are written to: business hours, days off, and whose clock counts. */
import { X } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import type { BusinessHours } from './document.ts'
import { useEditor } from './editor-context.ts'
import { dayNames } from './hours-words.ts'
import { problemAt } from './problems.ts'

const zones = Intl.supportedValuesOf('timeZone').map(id => ({ id, label: id.replaceAll('_', ' ') }))

export function TimeProperties() {
  const { t } = useMessages()
  const { editor, site_timezone, problems } = useEditor()
  const { document } = editor.draft
  const { business_hours: hours } = document
  const siteZone = site_timezone ?? 'UTC'
  const put = (business_hours: BusinessHours | undefined, field?: string) =>
    editor.changeDocument({ business_hours }, field)
  const chooseZone = (timezone: string | null) =>
    editor.changeDocument({
      timezone: timezone ?? undefined,
      ...(hours && { business_hours: { ...hours, timezone: timezone ?? siteZone } }),
    })
  const open = (isOpen: boolean) =>
    put(
      isOpen
        ? {
            business_days: [1, 2, 3, 4, 5],
            day_start: '09:00',
            day_end: '18:00',
            timezone: document.timezone ?? siteZone,
          }
        : undefined,
    )
  return (
    <div className="stack">
      <Switch isSelected={hours !== undefined} onChange={open} description={t('hours.note')}>
        {t('hours.only_in_hours')}
      </Switch>
      {hours &&
        (hours.windows ? (
          <Notice
            tone="info"
            title={t('hours.windows_title')}
            action={<Button onPress={() => open(true)}>{t('filter.replace')}</Button>}
          >
            {t('hours.windows_text')}
          </Notice>
        ) : (
          <Hours hours={hours} onChange={put} />
        ))}
      <hr />
      <Switch
        isSelected={document.use_lead_timezone}
        onChange={use_lead_timezone => editor.changeDocument({ use_lead_timezone })}
        description={t('hours.use_lead_zone_note')}
      >
        {t('hours.use_lead_zone')}
      </Switch>
      <ComboBox
        label={document.use_lead_timezone ? t('hours.zone_else') : t('hours.zone')}
        description={t('hours.zone_note', { zone: siteZone })}
        error={problemAt(problems, '/timezone') ?? problemAt(problems, '/business_hours/timezone')}
        options={zones}
        placeholder={siteZone}
        value={document.timezone ?? null}
        onChange={chooseZone}
      />
    </div>
  )
}

type HoursProps = { hours: BusinessHours; onChange: (hours: BusinessHours, field?: string) => void }

function Hours({ hours, onChange }: HoursProps) {
  const { t, language } = useMessages()
  const { problems } = useEditor()
  const days = hours.business_days ?? []
  const end = hours.day_end ?? '18:00'
  const toggle = (day: number, isOn: boolean) =>
    onChange({ ...hours, business_days: isOn ? [...days, day].sort() : days.filter(other => other !== day) })
  const daysError = problemAt(problems, '/business_hours/business_days')
  return (
    <>
      <fieldset className="days">
        <legend className="field-label">{t('hours.days')}</legend>
        {dayNames(language, 'long').map((name, index) => (
          <Checkbox
            key={name}
            isSelected={days.includes(index + 1)}
            // Hours without a day are none; the switch above is for that.
            isDisabled={days.length === 1 && days.includes(index + 1)}
            onChange={isOn => toggle(index + 1, isOn)}
          >
            {name}
          </Checkbox>
        ))}
        {daysError && <p className="field-error">{daysError}</p>}
      </fieldset>
      <div className="pair">
        <TimeField
          label={t('hours.start')}
          isRequired
          value={hours.day_start}
          error={problemAt(problems, '/business_hours/day_start')}
          onChange={day_start => onChange({ ...hours, day_start }, 'day_start')}
        />
        <TimeField
          label={t('hours.end')}
          isRequired
          value={end === '24:00' ? '00:00' : end}
          error={problemAt(problems, '/business_hours/day_end')}
          description={
            end === '24:00' ? t('hours.midnight') : end < (hours.day_start ?? '') ? t('hours.overnight') : undefined
          }
          onChange={time => onChange({ ...hours, day_end: time === '00:00' ? '24:00' : time }, 'day_end')}
        />
      </div>
      <DaysOff hours={hours} onChange={onChange} />
    </>
  )
}

function DaysOff({ hours, onChange }: HoursProps) {
  const { t, date } = useMessages()
  const [typed, setTyped] = useState('')
  const daysOff = hours.days_off ?? []
  const put = (days_off: string[]) => onChange({ ...hours, days_off: days_off.length > 0 ? days_off : undefined })
  const add = () => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return
    put([...new Set([...daysOff, typed])].sort())
    setTyped('')
  }
  return (
    <div className="stack">
      <div className="add-date">
        <TextField label={t('hours.day_off')} type="date" value={typed} onChange={setTyped} />
        <Button onPress={add} isDisabled={typed === ''}>
          {t('hours.add_day_off')}
        </Button>
      </div>
      {daysOff.length > 0 && (
        <ul className="days-off" aria-label={t('hours.days_off')}>
          {daysOff.map(day => (
            <li key={day}>
              {date(`${day}T12:00:00Z`, 'UTC')}
              <IconButton
                label={t('hours.remove_day_off', { day: date(`${day}T12:00:00Z`, 'UTC') })}
                icon={<X size={12} aria-hidden />}
                onPress={() => put(daysOff.filter(other => other !== day))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
