/** A moment counted from a date field of the lead: so many days before, on or after it, at a time of day, once or every year. */
import { limits } from '@leadwright/sdk'
import { useMessages } from '../../../../messages/messages.tsx'
import { useFieldChoices } from '../../../../product/filter/choices.ts'
import type { DateFieldMoment } from '../../../../product/journeys/document.ts'
import { NumberField } from '../../../../ui/number-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { TimeField } from '../../../../ui/time-field.tsx'
import { issueAt } from '../model/issues.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import styles from './properties.module.css'

type Side = 'on' | 'before' | 'after'
const sideOf = (days: number): Side => (days === 0 ? 'on' : days < 0 ? 'before' : 'after')

type DateFieldsProps = {
  value: DateFieldMoment
  pointer: string
  onChange: (moment: DateFieldMoment, field?: string) => void
}

export function DateFields({ value, pointer, onChange }: DateFieldsProps) {
  const { t } = useMessages()
  const { site_id, issues } = useJourneyContext()
  const fields = useFieldChoices(site_id).filter(field => field.type === 'date')
  const side = sideOf(value.offset_days)
  const days = Math.abs(value.offset_days)
  const put = (changes: Partial<DateFieldMoment>, field?: string) => onChange({ ...value, ...changes }, field)
  const choose = (next: string) => put({ offset_days: next === 'on' ? 0 : (days || 1) * (next === 'before' ? -1 : 1) })
  return (
    <>
      <Select
        label={t('moment.field')}
        isRequired
        placeholder={t('filter.choose')}
        value={value.field_id || null}
        options={fields.map(({ id, label }) => ({ id, label }))}
        description={fields.length === 0 ? t('moment.no_field') : undefined}
        error={issueAt(issues, `${pointer}/field_id`)}
        onChange={field_id => put({ field_id })}
      />
      <div className={styles.pair}>
        <Select
          label={t('moment.side')}
          isRequired
          value={side}
          options={[
            { id: 'on', label: t('moment.side_on') },
            { id: 'before', label: t('moment.side_before') },
            { id: 'after', label: t('moment.side_after') },
          ]}
          onChange={choose}
        />
        {side !== 'on' && (
          <NumberField
            label={t('moment.days')}
            isRequired
            minValue={1}
            maxValue={limits.journey_date_offset_days_max}
            value={days}
            error={issueAt(issues, `${pointer}/offset_days`)}
            onChange={count =>
              !Number.isNaN(count) && put({ offset_days: side === 'before' ? -count : count }, 'offset_days')
            }
          />
        )}
      </div>
      <TimeField
        label={t('duration.at')}
        isRequired
        value={value.at}
        error={issueAt(issues, `${pointer}/at`)}
        onChange={at => put({ at }, 'at')}
      />
      <Switch
        isSelected={value.yearly === true}
        onChange={yearly => put({ yearly })}
        description={t('moment.yearly_note')}
      >
        {t('moment.yearly_switch')}
      </Switch>
    </>
  )
}
