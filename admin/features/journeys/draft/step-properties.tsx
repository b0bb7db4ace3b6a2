/** The fields of one step, by its type. */
import { Plus } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TagPicker } from '../../../ui/tag-picker.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import {
  type DelayStep,
  type DurationUnit,
  freshId,
  newBranch,
  type PathsStep,
  type SendStep,
  type Step,
} from './document.ts'
import { useEditor } from './editor-context.ts'
import { problemAt } from './problems.ts'
import { branchWords, stepWords } from './step-words.ts'
import { ValueProperties } from './value-properties.tsx'

const branchesMax = 10

export function StepProperties({ step, pointer }: { step: Step; pointer: string }) {
  const { t } = useMessages()
  return (
    <div className="stack">
      <p className="muted">{t(stepWords[step.type][1])}</p>
      <Fields step={step} pointer={pointer} />
    </div>
  )
}

function Fields({ step, pointer }: { step: Step; pointer: string }) {
  const { t } = useMessages()
  const { names, steps, problems } = useEditor()
  switch (step.type) {
    case 'assign_tags':
    case 'remove_tags':
      return (
        <TagPicker
          label={t('step.tags')}
          isRequired
          error={problemAt(problems, `${pointer}/tag_ids`)}
          options={names.tags}
          value={step.tag_ids}
          onChange={tag_ids => steps.change({ ...step, tag_ids })}
        />
      )
    case 'set_custom_field_value':
      return <ValueProperties step={step} pointer={pointer} />
    case 'delay':
      return <DelayFields step={step} pointer={pointer} />
    case 'send_email':
      return <SendFields step={step} pointer={pointer} />
    case 'paths':
      return <PathsFields step={step} pointer={pointer} />
    case 'unsubscribe':
      return null
  }
}

function DelayFields({ step, pointer }: { step: DelayStep; pointer: string }) {
  const { t } = useMessages()
  const { steps, problems } = useEditor()
  const { duration } = step
  const put = (changes: Partial<DelayStep['duration']>, field: string) =>
    steps.change({ ...step, duration: { ...duration, ...changes } }, field)
  const units: { id: DurationUnit; label: string }[] = [
    { id: 'minutes', label: t('duration.unit_minutes') },
    { id: 'hours', label: t('duration.unit_hours') },
    { id: 'days', label: t('duration.unit_days') },
    { id: 'business_days', label: t('duration.unit_business_days') },
    { id: 'weeks', label: t('duration.unit_weeks') },
    { id: 'months', label: t('duration.unit_months') },
    { id: 'years', label: t('duration.unit_years') },
    // Only by API; shown so that such a journey can be read here.
    ...(duration.unit === 'seconds' ? [{ id: 'seconds' as const, label: t('duration.unit_seconds') }] : []),
  ]
  return (
    <>
      <div className="pair">
        <NumberField
          label={t('duration.value')}
          isRequired
          minValue={duration.at === undefined ? 1 : 0}
          value={duration.value}
          error={problemAt(problems, `${pointer}/duration/value`)}
          onChange={value => !Number.isNaN(value) && put({ value }, 'value')}
        />
        <Select
          label={t('duration.unit')}
          isRequired
          value={duration.unit}
          options={units}
          onChange={id => put({ unit: units.find(unit => unit.id === id)?.id ?? 'days' }, 'unit')}
        />
      </div>
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
          error={problemAt(problems, `${pointer}/duration/at`)}
          onChange={at => put({ at }, 'at')}
        />
      )}
    </>
  )
}

function SendFields({ step, pointer }: { step: SendStep; pointer: string }) {
  const { t } = useMessages()
  const { site_id, names, steps, problems } = useEditor()
  const emails = `/sites/${site_id}/emails`
  return (
    <>
      <Select
        label={t('step.template')}
        isRequired
        placeholder={t('filter.choose')}
        value={step.template_id || null}
        options={names.templates}
        error={problemAt(problems, `${pointer}/template_id`)}
        onChange={template_id => steps.change({ ...step, template_id })}
      />
      {step.template_id ? (
        <Link href={`${emails}/builder/${step.template_id}`}>{t('step.open_template')}</Link>
      ) : (
        names.templates.length === 0 && <Link href={`${emails}/builder`}>{t('step.create_template')}</Link>
      )}
      <Select
        label={t('step.sender')}
        isRequired
        placeholder={t('filter.choose')}
        value={step.sender_id || null}
        options={names.senders}
        error={problemAt(problems, `${pointer}/sender_id`)}
        onChange={sender_id => steps.change({ ...step, sender_id })}
      />
      {names.senders.length === 0 && <Link href={`${emails}/senders`}>{t('step.create_sender')}</Link>}
    </>
  )
}

function PathsFields({ step, pointer }: { step: PathsStep; pointer: string }) {
  const messages = useMessages()
  const { t } = messages
  const { names, steps, problems, select } = useEditor()
  const error = problemAt(problems, `${pointer}/branches`)
  const add = (kind: 'filter' | 'percentage') =>
    steps.change({ ...step, branches: [...step.branches, newBranch(kind, freshId)] })
  return (
    <>
      <ul className="branch-list">
        {step.branches.map(branch => (
          <li key={branch.id}>
            <Button wide onPress={() => select(`branch:${branch.id}`)}>
              {branch.name ? `${branch.name}: ` : ''}
              {branchWords(messages, branch, names)}
            </Button>
          </li>
        ))}
      </ul>
      {error && <p className="field-error">{error}</p>}
      {step.branches.length < branchesMax ? (
        <div className="row-of">
          <Button icon={<Plus size={14} aria-hidden />} onPress={() => add('filter')}>
            {t('branch.add_filter')}
          </Button>
          <Button icon={<Plus size={14} aria-hidden />} onPress={() => add('percentage')}>
            {t('branch.add_share')}
          </Button>
        </div>
      ) : (
        <p className="muted">{t('branch.most', { count: branchesMax })}</p>
      )}
    </>
  )
}
