/** A branch: its name and condition: rules about the lead, a share, or opens, clicks and answers of an earlier email. */

import { constraints } from '@leadwright/sdk'
import { useMessages } from '../../../../messages/messages.tsx'
import { FilterEditor } from '../../../../product/filter/filter-editor.tsx'
import {
  type Branch,
  type BranchCondition,
  type BranchKind,
  isAwaited,
  isMailStep,
  newCondition,
  type PathsStep,
} from '../../../../product/journeys/document.ts'
import { stepViews } from '../../../../product/journeys/step-views.ts'
import { conditionWords } from '../../../../product/journeys/step-words.ts'
import { earlierSteps, type FoundBranch } from '../../../../product/journeys/steps.ts'
import { NumberField } from '../../../../ui/number-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { withBranches } from '../model/edits.ts'
import { issueAt, ruleIssue } from '../model/issues.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import { WaitLimit } from './paths-properties.tsx'

export function BranchProperties({ step, branch, pointer }: FoundBranch) {
  const { t } = useMessages()
  const { steps } = useJourneyContext()
  const put = (next: Branch, field?: string) =>
    steps.change(
      withBranches(
        step,
        step.branches.map(other => (other.id === next.id ? next : other)),
      ),
      field,
    )
  const { when } = branch
  return (
    <div className="stack">
      <TextField
        label={t('branch.name')}
        value={branch.name ?? ''}
        maxLength={constraints.JourneyBranch.name.maxLength}
        onChange={name => put({ ...branch, name: name || undefined }, `${branch.id}/name`)}
      />
      <Select
        label={t('branch.who')}
        isRequired
        value={when.type}
        options={Object.entries(conditionWords).map(([id, word]) => ({ id, label: t(word) }))}
        onChange={kind => kind !== when.type && put({ ...branch, when: newCondition(kind as BranchKind) })}
      />
      <Condition
        step={step}
        when={when}
        pointer={`${pointer}/when`}
        onChange={(when, field) => put({ ...branch, when }, field && `${branch.id}/${field}`)}
      />
      {isAwaited(when) && <WaitLimit step={step} pointer={pointer.replace(/\/branches\/\d+$/, '')} />}
    </div>
  )
}

type ConditionProps = {
  step: PathsStep
  when: BranchCondition
  pointer: string
  onChange: (when: BranchCondition, field?: string) => void
}

function Condition({ step, when, pointer, onChange }: ConditionProps) {
  const { t } = useMessages()
  const { site_id, issues } = useJourneyContext()
  if (when.type === 'percentage')
    return (
      <NumberField
        label={t('branch.percent')}
        description={t('branch.percent_note')}
        isRequired
        minValue={1}
        maxValue={constraints.PercentageCondition.percent.maximum}
        value={when.percent}
        error={issueAt(issues, `${pointer}/percent`)}
        onChange={percent => !Number.isNaN(percent) && onChange({ ...when, percent }, 'percent')}
      />
    )
  if (when.type === 'filter')
    return (
      <FilterEditor
        site_id={site_id}
        label={t('branch.rules')}
        empty={t('branch.no_rules')}
        value={when.filter}
        onChange={filter => onChange({ type: 'filter', filter }, 'filter')}
        errorOf={ruleIssue(issues, `${pointer}/filter`)}
      />
    )
  return <Awaited step={step} when={when} pointer={pointer} onChange={onChange} />
}

type AwaitedCondition = Extract<BranchCondition, { type: 'opened' | 'clicked' | 'replied' | 'answered' }>

function Awaited({ step, when, pointer, onChange }: ConditionProps & { when: AwaitedCondition }) {
  const { t } = useMessages()
  const { editor, issues, items } = useJourneyContext()
  const mails = earlierSteps(editor.draft.document.steps, step.id).filter(({ step }) =>
    when.type === 'answered' ? step.type === 'ask_question' : isMailStep(step),
  )
  const chosen = mails.find(placed => placed.step.id === when.step_id)?.step
  return (
    <>
      <Select
        label={t('branch.which_step')}
        isRequired
        placeholder={t('filter.choose')}
        description={
          mails.length > 0 ? undefined : t(when.type === 'answered' ? 'branch.no_question' : 'branch.no_email')
        }
        value={when.step_id || null}
        error={issueAt(issues, `${pointer}/step_id`)}
        options={mails.map(({ step, number }) => ({
          id: step.id,
          label: `${number} ${t(stepViews[step.type].name)}`,
          note: items.get(`step:${step.id}`)?.lines[0],
        }))}
        onChange={step_id => onChange({ type: when.type, step_id })}
      />
      {when.type === 'clicked' && (
        <TextField
          label={t('branch.url')}
          description={t('branch.url_note')}
          type="url"
          maxLength={constraints.ClickedCondition.url.maxLength}
          value={when.url ?? ''}
          error={issueAt(issues, `${pointer}/url`)}
          onChange={url => onChange({ ...when, url: url || undefined }, 'url')}
        />
      )}
      {when.type === 'answered' && chosen?.type === 'ask_question' && chosen.answers.length > 0 && (
        <Select
          label={t('branch.answer')}
          isRequired
          value={when.answer_id ?? ''}
          error={issueAt(issues, `${pointer}/answer_id`)}
          options={[
            { id: '', label: t('branch.any_answer') },
            ...chosen.answers.map(({ id, label }) => ({ id, label: label || t('step.not_set') })),
          ]}
          onChange={id => onChange({ ...when, answer_id: id || undefined })}
        />
      )}
    </>
  )
}

/** The remaining share, which is computed and not editable. */
export function OtherwiseProperties() {
  const { t } = useMessages()
  return <p className="muted">{t('branch.otherwise_note')}</p>
}
