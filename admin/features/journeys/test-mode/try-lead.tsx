/** One lead through simulated time: who, from when, what they do; then every decision on a timeline. Nothing is sent. */
import { constraints, type SimulatedHappening, type Simulation } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useFieldChoices } from '../../../product/filter/choices.ts'
import { leadChoicesQuery } from '../../../product/journeys/queries.ts'
import { placesOf } from '../../../product/journeys/steps.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { client } from '../../../product/session/api.ts'
import { instantAt } from '../../../product/zone-time.ts'
import { Button } from '../../../ui/button.tsx'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { zones } from '../editor/properties/zones.ts'
import { useEditorActions, useJourneyContext } from '../editor/state/journey-context.ts'
import { useHappeningWords } from './happening-words.ts'
import { Refusal } from './refusal.tsx'
import styles from './test-mode.module.css'
import { TryTimeline } from './try-timeline.tsx'

type Lead = {
  lead_id: string | null
  first_name: string
  timezone: string | null
  /** By the name of the field. */
  dates: Record<string, string>
  start: string
}

export function TryLead() {
  const { t } = useMessages()
  const { site_id, journey_id, editor, site_timezone } = useJourneyContext()
  const { showTrail } = useEditorActions()
  const can = useCan()
  const { data: leads } = useQuery({ ...leadChoicesQuery(site_id), enabled: can('read-lead', site_id) })
  const [lead, setLead] = useState<Lead>({ lead_id: null, first_name: '', timezone: null, dates: {}, start: '' })
  const [happenings, setHappenings] = useState<SimulatedHappening[]>([])
  const [found, setFound] = useState<Simulation>()
  const [refusal, setRefusal] = useState<unknown>()
  const [isPending, setPending] = useState(false)
  const put = (changes: Partial<Lead>) => setLead({ ...lead, ...changes })

  const dateFields = useDateFields()

  /** `from` overrides the typed start. */
  const run = async (next: SimulatedHappening[], from?: string) => {
    setHappenings(next)
    setPending(true)
    setRefusal(undefined)
    try {
      // The test uses the unsaved draft.
      await editor.save()
      const typed = from ?? instantAt(lead.start, site_timezone ?? 'UTC')
      const starts_at = found && next.length > 0 ? found.starts_at : typed
      const invented = {
        ...(lead.first_name && { first_name: lead.first_name }),
        ...(lead.timezone && { timezone: lead.timezone }),
        custom_fields: Object.fromEntries(Object.entries(lead.dates).filter(([, date]) => date !== '')),
      }
      const who = lead.lead_id ? { lead_id: lead.lead_id } : { lead: invented }
      const body = { version: 'draft' as const, ...who, starts_at, happenings: next }
      const answer = await client.journeys.simulate({ site_id, journey_id, body })
      setFound(answer)
      showTrail(answer)
    } catch (error) {
      setRefusal(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="stack">
      <p className="muted">{t('try.text')}</p>
      <ComboBox
        label={t('try.lead')}
        placeholder={t('try.invented')}
        description={lead.lead_id ? t('try.unchanged') : undefined}
        options={(leads?.data ?? []).map(({ id, email }) => ({ id, label: email }))}
        value={lead.lead_id}
        onChange={lead_id => put({ lead_id })}
      />
      {lead.lead_id === null && (
        <>
          <TextField
            label={t('filter.first_name')}
            value={lead.first_name}
            maxLength={constraints.InventedLead.first_name.maxLength}
            onChange={first_name => put({ first_name })}
          />
          <ComboBox
            label={t('filter.timezone')}
            placeholder={site_timezone}
            options={zones}
            value={lead.timezone}
            onChange={timezone => put({ timezone })}
          />
          {dateFields.map(({ name, label }) => (
            <DateField
              key={name}
              label={label}
              value={lead.dates[name] ?? ''}
              onChange={date => put({ dates: { ...lead.dates, [name]: date } })}
            />
          ))}
        </>
      )}
      <DateField
        label={t('try.start')}
        description={t('try.start_note', { zone: site_timezone ?? 'UTC' })}
        withTime
        value={lead.start}
        onChange={start => put({ start })}
      />
      <div>
        <Button variant="primary" isPending={isPending} onPress={() => void run([])}>
          {t(found ? 'try.again' : 'try.run')}
        </Button>
      </div>
      {refusal !== undefined && <Refusal error={refusal} />}
      {found && happenings.length > 0 && (
        <Happenings
          happenings={happenings}
          onRemove={index => void run(happenings.toSpliced(index, 1))}
          timeZone={site_timezone}
        />
      )}
      {found?.next_trigger_at !== undefined && (
        <NextDate
          at={found.next_trigger_at}
          isStart={found.next_trigger_at === found.starts_at}
          onStart={at => void run([], at)}
        />
      )}
      {found && <TryTimeline found={found} onHappen={happening => void run([...happenings, happening])} />}
    </div>
  )
}

/** The lead's dates that the journey uses. */
function useDateFields() {
  const { site_id, editor } = useJourneyContext()
  const fields = useFieldChoices(site_id)
  const { triggers, steps } = editor.draft.document
  const moments = [
    ...triggers.filter(trigger => trigger.type === 'date_field'),
    ...placesOf(steps).flatMap(({ step }) => (step.type === 'delay' && step.until ? step.until : [])),
  ]
  return fields.filter(field => field.type === 'date' && moments.some(({ field_id }) => field_id === field.id))
}

type NextDateProps = { at: string | null; isStart: boolean; onStart: (at: string) => void }

/** When a date would bring the lead in, which may be long after the moment from which it was tried. */
function NextDate({ at, isStart, onStart }: NextDateProps) {
  const { t, moment } = useMessages()
  const { site_timezone } = useJourneyContext()
  if (isStart) return null
  return (
    <Notice
      tone="info"
      title={at ? t('try.next_date', { at: moment(at, site_timezone) }) : t('try.no_date')}
      action={at && <Button onPress={() => onStart(at)}>{t('try.start_then')}</Button>}
    />
  )
}

type HappeningsProps = {
  happenings: SimulatedHappening[]
  timeZone: string | undefined
  onRemove: (index: number) => void
}

function Happenings({ happenings, timeZone, onRemove }: HappeningsProps) {
  const { t, moment } = useMessages()
  const words = useHappeningWords()
  return (
    <div>
      <span className={fieldStyles.label} data-slot="field-label">
        {t('try.happens')}
      </span>
      <ul className={styles.happenings}>
        {happenings.map((happening, index) => (
          <li key={JSON.stringify(happening)}>
            <span>
              {words(happening)}, {moment(happening.at, timeZone)}
            </span>
            <IconButton
              label={t('try.remove', { what: words(happening) })}
              icon={<X size={14} aria-hidden />}
              onPress={() => onRemove(index)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
