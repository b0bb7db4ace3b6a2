/** A branch: its name and who takes it, by rules about the lead or by a share of all. */
import { useMessages } from '../../../messages/messages.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FilterEditor } from '../../filter/filter-editor.tsx'
import { type Branch, newBranch, type PathsStep, placesOf, type Step } from './document.ts'
import { useEditor } from './editor-context.ts'
import { problemAt, ruleProblem } from './problems.ts'

export type FoundBranch = { step: PathsStep; branch: Branch; pointer: string }

/** A branch by its id, with the step that it belongs to. */
export function branchOf(steps: Step[], id: string): FoundBranch | undefined {
  for (const { step, pointer } of placesOf(steps)) {
    if (step.type !== 'paths') continue
    const index = step.branches.findIndex(branch => branch.id === id)
    const branch = step.branches[index]
    if (branch) return { step, branch, pointer: `${pointer}/branches/${index}` }
  }
  return undefined
}

export function BranchProperties({ step, branch, pointer }: FoundBranch) {
  const { t } = useMessages()
  const { site_id, steps, problems } = useEditor()
  const put = (next: Branch, field?: string) =>
    steps.change({ ...step, branches: step.branches.map(other => (other.id === next.id ? next : other)) }, field)
  const { when } = branch
  return (
    <div className="stack">
      <TextField
        label={t('branch.name')}
        value={branch.name ?? ''}
        maxLength={100}
        onChange={name => put({ ...branch, name: name || undefined }, `${branch.id}/name`)}
      />
      <div className="stack">
        <span className="field-label">{t('branch.who')}</span>
        <div>
          <ChoiceBar
            label={t('branch.who')}
            value={when.kind}
            onChange={kind => kind !== when.kind && put({ ...branch, when: newBranch(kind, () => branch.id).when })}
            options={[
              { id: 'filter', label: t('branch.by_filter') },
              { id: 'percentage', label: t('branch.by_share') },
            ]}
          />
        </div>
      </div>
      {when.kind === 'percentage' ? (
        <NumberField
          label={t('branch.percent')}
          description={t('branch.percent_note')}
          isRequired
          minValue={1}
          maxValue={100}
          value={when.percent}
          error={problemAt(problems, `${pointer}/when/percent`)}
          onChange={percent =>
            !Number.isNaN(percent) && put({ ...branch, when: { ...when, percent } }, `${branch.id}/percent`)
          }
        />
      ) : (
        <FilterEditor
          site_id={site_id}
          label={t('branch.rules')}
          empty={t('branch.no_rules')}
          value={when.filter}
          onChange={filter => put({ ...branch, when: { kind: 'filter', filter } }, `${branch.id}/filter`)}
          errorOf={ruleProblem(problems, `${pointer}/when/filter`)}
        />
      )}
    </div>
  )
}
