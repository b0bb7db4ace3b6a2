/** From when until when the popup shows, by the clock of the site's zone. */

import { useMessages } from '../../../messages/messages.tsx'
import { zoneName } from '../../../product/zone-name.ts'
import { clockAt, instantAt } from '../../../product/zone-time.ts'
import { DateField } from '../../../ui/date-field.tsx'
import type { Edit, PopupDraft } from '../draft/draft.ts'
import { At } from './property-section.tsx'

type Bound = 'starts_at' | 'ends_at'

export function ScheduleFields({ draft, edit, timezone }: { draft: PopupDraft; edit: Edit; timezone: string }) {
  const { t } = useMessages()
  const { starts_at, ends_at } = draft.schedule
  const isReversed = Boolean(starts_at && ends_at && ends_at <= starts_at)
  const change = (bound: Bound) => (instant: string | undefined) =>
    edit(`schedule.${bound}`, draft => {
      const { [bound]: _before, ...rest } = draft.schedule
      return { ...draft, schedule: instant ? { ...rest, [bound]: instant } : rest }
    })
  return (
    <>
      <At pointer="/schedule/starts_at">
        <MomentField
          label={t('popup_editor.starts_at')}
          timezone={timezone}
          value={starts_at}
          onChange={change('starts_at')}
        />
      </At>
      <At pointer="/schedule/ends_at">
        <MomentField
          label={t('popup_editor.ends_at')}
          description={t('popup_editor.schedule_note', { zone: zoneName(timezone) })}
          error={isReversed ? t('popup_editor.ends_before') : undefined}
          timezone={timezone}
          value={ends_at}
          onChange={change('ends_at')}
        />
      </At>
    </>
  )
}

type MomentFieldProps = {
  label: string
  description?: string
  error?: string
  timezone: string
  value: string | undefined
  onChange: (instant: string | undefined) => void
}

export function MomentField({ timezone, value, onChange, ...props }: MomentFieldProps) {
  return (
    <DateField
      {...props}
      withTime
      value={value ? clockAt(value, timezone) : ''}
      onChange={clock => onChange(instantAt(clock, timezone))}
    />
  )
}
