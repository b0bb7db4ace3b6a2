/** When a broadcast is sent, how fast, and what happens if the server was down at its time. */

import { type Broadcast, type BroadcastSchedule, limits, type PassedPolicy } from '@leadwright/sdk'
import { useMessages } from '../../../../messages/messages.tsx'
import { useSite } from '../../../../product/sites/queries.ts'
import { zoneName } from '../../../../product/zone-name.ts'
import { clockAt, instantAt } from '../../../../product/zone-time.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { Section } from '../../../../ui/section.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import type { StepProps } from './step.ts'

const per_hour_at_first = 1_000

export function ScheduleStep(props: StepProps) {
  return (
    <>
      <When {...props} />
      <Pace {...props} />
    </>
  )
}

const scheduleOf = (type: string, former: BroadcastSchedule): BroadcastSchedule => {
  if (type === 'at') return { type: 'at', at: '' }
  if (type === 'local_time') return { type: 'local_time', at: '', passed: 'next_day' }
  return former.type === 'now' ? former : { type: 'now' }
}

function When({ broadcast, draft, editor }: StepProps) {
  const { t } = useMessages()
  const { timezone = 'UTC' } = useSite()
  const { schedule } = draft
  const change = (next: BroadcastSchedule) => editor.change({ schedule: next })
  const error = broadcast.missing.find(({ pointer }) => pointer === '/schedule/at')?.text
  return (
    <Section title={t('broadcasts.when')}>
      <div className="stack">
        <RadioGroup
          label={t('broadcasts.when')}
          value={schedule.type}
          onChange={type => change(scheduleOf(type, schedule))}
          options={[
            { id: 'now', label: t('broadcasts.when_now'), note: t('broadcasts.when_now_note') },
            { id: 'at', label: t('broadcasts.when_at'), note: t('broadcasts.when_at_note') },
            { id: 'local_time', label: t('broadcasts.when_local'), note: t('broadcasts.when_local_note') },
          ]}
        />
        {schedule.type === 'at' && (
          <DateField
            label={t('broadcasts.date', { timezone: zoneName(timezone) })}
            withTime
            isRequired
            value={schedule.at === '' ? '' : clockAt(schedule.at, timezone)}
            onChange={clock => change({ type: 'at', at: instantAt(clock, timezone) ?? '' })}
            error={error}
          />
        )}
        {schedule.type === 'local_time' && (
          <>
            <DateField
              label={t('broadcasts.local_date')}
              withTime
              isRequired
              value={schedule.at}
              onChange={at => change({ ...schedule, at })}
              error={error}
            />
            <Select
              label={t('broadcasts.passed')}
              isRequired
              value={schedule.passed}
              onChange={id => change({ ...schedule, passed: id as PassedPolicy })}
              options={[
                { id: 'next_day', label: t('broadcasts.passed_next_day') },
                { id: 'send_now', label: t('broadcasts.passed_send_now') },
                { id: 'skip', label: t('broadcasts.passed_skip') },
              ]}
            />
          </>
        )}
      </div>
    </Section>
  )
}

function Pace({ draft, editor }: StepProps) {
  const { t } = useMessages()
  const { emails_per_hour, late_policy } = draft
  return (
    <Section title={t('broadcasts.pace')}>
      <div className="stack">
        <Switch
          isSelected={emails_per_hour !== null}
          onChange={isOn => editor.change({ emails_per_hour: isOn ? per_hour_at_first : null })}
          description={t('broadcasts.throttle_note')}
        >
          {t('broadcasts.throttle')}
        </Switch>
        {emails_per_hour !== null && (
          <NumberField
            label={t('broadcasts.per_hour')}
            minValue={1}
            maxValue={limits.broadcast_emails_per_hour_max}
            value={emails_per_hour}
            onChange={value => Number.isNaN(value) || editor.change({ emails_per_hour: value })}
          />
        )}
        <Select
          label={t('broadcasts.late')}
          isRequired
          value={late_policy}
          onChange={id => editor.change({ late_policy: id as Broadcast['late_policy'] })}
          options={[
            { id: 'ask', label: t('broadcasts.late_ask') },
            { id: 'send', label: t('broadcasts.late_send') },
            { id: 'skip', label: t('broadcasts.late_skip') },
          ]}
        />
      </div>
    </Section>
  )
}
