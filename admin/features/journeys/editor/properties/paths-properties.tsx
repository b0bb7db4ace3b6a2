/** A fork: its branches in the order in which they are asked, and how long it waits for what somebody does. */
import { limits } from '@leadwright/sdk'
import { Plus } from 'lucide-react'
import { useMessages } from '../../../../messages/messages.tsx'
import { type BranchKind, freshId, newBranch, type PathsStep } from '../../../../product/journeys/document.ts'
import { conditionWords } from '../../../../product/journeys/step-words.ts'
import { Button } from '../../../../ui/button.tsx'
import fieldStyles from '../../../../ui/field.module.css'
import { Menu } from '../../../../ui/menu.tsx'
import { withBranches } from '../model/edits.ts'
import { issueAt } from '../model/issues.ts'
import outlineStyles from '../outline/outline.module.css'
import { useJourneyContext } from '../state/journey-context.ts'
import { DurationFields } from './duration-fields.tsx'
import styles from './paths-properties.module.css'

const kinds: BranchKind[] = ['filter', 'percentage', 'opened', 'clicked', 'replied', 'answered']

export function PathsProperties({ step, pointer }: { step: PathsStep; pointer: string }) {
  const { t } = useMessages()
  const { steps, issues, select, items } = useJourneyContext()
  const own = issues.find(issue => issue.pointer === `${pointer}/branches`)?.text
  const add = (kind: BranchKind) => {
    const branch = newBranch(kind, freshId)
    steps.change(withBranches(step, [...step.branches, branch]))
    select(`branch:${branch.id}`)
  }
  return (
    <>
      <ol className={styles.branchList}>
        {step.branches.map(branch => {
          const item = items.get(`branch:${branch.id}`)
          return (
            <li key={branch.id}>
              <button type="button" className={styles.branchLink} onClick={() => select(`branch:${branch.id}`)}>
                <span className={outlineStyles.title}>
                  <span className={`${outlineStyles.number} numbers`}>{item?.number}</span>
                  {item?.title}
                </span>
                <span className={outlineStyles.summary}>{item?.lines[0]}</span>
              </button>
            </li>
          )
        })}
        <li>
          <button type="button" className={styles.branchLink} onClick={() => select(`otherwise:${step.id}`)}>
            <span className={outlineStyles.title}>
              <span className={`${outlineStyles.number} numbers`}>{items.get(`otherwise:${step.id}`)?.number}</span>
              {t('branch.otherwise')}
            </span>
          </button>
        </li>
      </ol>
      {own && (
        <p className={fieldStyles.error} data-slot="field-error">
          {own}
        </p>
      )}
      {step.branches.length < limits.journey_path_branches_max ? (
        <div>
          <Menu
            label={t('branch.add')}
            placement="bottom start"
            trigger={<Button icon={<Plus size={14} aria-hidden />}>{t('branch.add')}</Button>}
            actions={kinds.map(kind => ({ id: kind, label: t(conditionWords[kind]), onAction: () => add(kind) }))}
          />
        </div>
      ) : (
        <p className="muted">{t('branch.most', { count: limits.journey_path_branches_max })}</p>
      )}
      {step.wait_up_to && <WaitLimit step={step} pointer={pointer} />}
    </>
  )
}

/** The timeout for opens, clicks and answers, after which `otherwise` is taken. */
export function WaitLimit({ step, pointer }: { step: PathsStep; pointer: string }) {
  const { t } = useMessages()
  const { steps, issues } = useJourneyContext()
  const { wait_up_to } = step
  if (!wait_up_to) return null
  return (
    <div className="stack">
      <DurationFields
        label={t('branch.wait_up_to')}
        value={wait_up_to}
        error={issueAt(issues, `${pointer}/wait_up_to`)}
        onChange={(changes, field) =>
          steps.change({ ...step, wait_up_to: { ...wait_up_to, ...changes } }, `wait ${field}`)
        }
      />
      <p className="muted">{t('branch.wait_note')}</p>
    </div>
  )
}
