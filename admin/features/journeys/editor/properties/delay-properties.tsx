/** How long a journey waits: for a span of time, or until a moment counted from a date of the lead. */
import { useMessages } from '../../../../messages/messages.tsx'
import { type DelayStep, type Duration, newMoment } from '../../../../product/journeys/document.ts'
import { ChoiceBar } from '../../../../ui/choice-bar.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { TimeField } from '../../../../ui/time-field.tsx'
import { issueAt } from '../model/issues.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import { DateFields } from './date-fields.tsx'
import { DurationFields } from './duration-fields.tsx'

export function DelayProperties({ step, pointer }: { step: DelayStep; pointer: string }) {
  const { t } = useMessages()
  const { steps } = useJourneyContext()
  const { id, type } = step
  const choose = (kind: 'span' | 'date') => {
    if (kind === (step.until ? 'date' : 'span')) return
    steps.change(
      kind === 'date' ? { id, type, until: newMoment() } : { id, type, duration: { value: 1, unit: 'days' } },
    )
  }
  return (
    <>
      <div>
        <ChoiceBar
          label={t('duration.kind')}
          value={step.until ? 'date' : 'span'}
          onChange={choose}
          options={[
            { id: 'span', label: t('duration.kind_span') },
            { id: 'date', label: t('duration.kind_date') },
          ]}
        />
      </div>
      {step.until && (
        <>
          <DateFields
            value={step.until}
            pointer={`${pointer}/until`}
            onChange={(until, field) => steps.change({ id, type, until }, field)}
          />
          <p className="muted">{t('duration.date_note')}</p>
        </>
      )}
      {step.duration && <Span step={step} duration={step.duration} pointer={`${pointer}/duration`} />}
    </>
  )
}

type SpanProps = { step: DelayStep; duration: Duration; pointer: string }

function Span({ step, duration, pointer }: SpanProps) {
  const { t } = useMessages()
  const { steps, issues } = useJourneyContext()
  const put = (changes: Partial<Duration>, field: string) =>
    steps.change({ ...step, duration: { ...duration, ...changes } }, field)
  return (
    <>
      <DurationFields
        label={t('duration.value')}
        value={duration}
        minValue={duration.at === undefined ? 1 : 0}
        error={issueAt(issues, `${pointer}/value`)}
        onChange={put}
      />
      <Switch
        isSelected={duration.at !== undefined}
        onChange={isOn => put({ at: isOn ? '09:00' : undefined }, 'has_at')}
      >
        {t('duration.at_switch')}
      </Switch>
      {duration.at !== undefined && (
        <TimeField
          label={t('duration.at')}
          isRequired
          description={t('duration.at_note')}
          value={duration.at}
          error={issueAt(issues, `${pointer}/at`)}
          onChange={at => put({ at }, 'at')}
        />
      )}
    </>
  )
}
