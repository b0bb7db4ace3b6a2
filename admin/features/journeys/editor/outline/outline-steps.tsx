/** The rows of a list of steps, with those of their branches inside, and one at the end that adds to it. */
import { Plus } from 'lucide-react'
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useMessages } from '../../../../messages/messages.tsx'
import type { PathsStep, Step } from '../../../../product/journeys/document.ts'
import type { ListKey } from '../../../../product/journeys/steps.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import { useAfterOf } from '../state/use-after-of.ts'
import styles from './outline.module.css'
import { OutlineRow } from './outline-row.tsx'

export function StepRows({ steps, listKey }: { steps: Step[]; listKey: ListKey }) {
  return (
    <>
      {steps.map((step, index) => (
        <OutlineRow key={step.id} selection={`step:${step.id}`} place={{ key: listKey, index }}>
          {step.type === 'paths' && <BranchRows step={step} />}
        </OutlineRow>
      ))}
      <AddRow listKey={listKey} isEmpty={steps.length === 0} />
    </>
  )
}

function BranchRows({ step }: { step: PathsStep }) {
  return (
    <>
      {step.branches.map(branch => (
        <OutlineRow key={branch.id} selection={`branch:${branch.id}`}>
          <StepRows steps={branch.steps} listKey={`branch:${branch.id}`} />
        </OutlineRow>
      ))}
      <OutlineRow selection={`otherwise:${step.id}`}>
        <StepRows steps={step.otherwise} listKey={`otherwise:${step.id}`} />
      </OutlineRow>
    </>
  )
}

/** Of a branch without steps it says what happens instead. */
function AddRow({ listKey, isEmpty }: { listKey: ListKey; isEmpty: boolean }) {
  const { t } = useMessages()
  const { items, editor } = useJourneyContext()
  const afterOf = useAfterOf(editor.draft.document.steps)
  const after = isEmpty && listKey !== 'root' ? afterOf(listKey) : undefined
  const item = listKey === 'root' ? undefined : items.get(listKey)
  const name = item
    ? t('journeys.add_step_to', { name: [item.number, item.title].filter(Boolean).join(' ') })
    : t('journeys.add_step')
  return (
    <TreeItem
      id={`add:${listKey}`}
      textValue={name}
      aria-label={[after, name].filter(Boolean).join(', ')}
      className={styles.row}
      data-add={listKey}
    >
      <TreeItemContent>
        <span className={styles.add}>
          <Plus size={14} aria-hidden />
          {t('journeys.add_step')}
        </span>
        {after && <span className={styles.after}>{after}</span>}
      </TreeItemContent>
    </TreeItem>
  )
}
