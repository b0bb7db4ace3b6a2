/** When people take conversations over. */
import { useMessages } from '../../../messages/messages.tsx'
import { HoursFields } from '../../../product/business-hours/hours-fields.tsx'
import { useSite } from '../../../product/sites/queries.ts'
import { zoneName } from '../../../product/zone-name.ts'
import formStyles from '../../../ui/form.module.css'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Section } from '../../../ui/section.tsx'
import type { ScreenState } from '../screen/assistant-screen.tsx'
import type { AssistantDraft } from '../screen/draft.ts'

type Attendance = AssistantDraft['attendance']

export function AttendanceSection({ editor: { draft, put }, errorAt }: ScreenState) {
  const { t } = useMessages()
  const { timezone = 'UTC' } = useSite()
  const { attendance } = draft
  const first: Record<string, Attendance> = {
    never: { type: 'never' },
    always: { type: 'always' },
    business_hours: {
      type: 'business_hours',
      business_hours: { business_days: [1, 2, 3, 4, 5], day_start: '09:00', day_end: '18:00', timezone },
    },
  }
  return (
    <div data-part="attendance">
      <Section title={t('assistants.attendance')} description={t('assistants.attendance_text')}>
        <div className={formStyles.form}>
          <RadioGroup
            label={t('assistants.attended')}
            isRequired
            value={attendance.type}
            onChange={type => put({ attendance: first[type] ?? attendance })}
            options={[
              { id: 'never', label: t('assistants.attended_never'), note: t('assistants.attended_never_note') },
              { id: 'business_hours', label: t('assistants.attended_hours') },
              { id: 'always', label: t('assistants.attended_always') },
            ]}
          />
          {attendance.type === 'business_hours' && (
            <>
              <HoursFields
                hours={attendance.business_hours}
                errorAt={pointer => errorAt(`/attendance${pointer}`)}
                onChange={(business_hours, field) =>
                  put({ attendance: { type: 'business_hours', business_hours } }, field && `hours ${field}`)
                }
              />
              <p className="muted">
                {t('assistants.hours_zone', { zone: zoneName(attendance.business_hours.timezone) })}
              </p>
            </>
          )}
        </div>
      </Section>
    </div>
  )
}
