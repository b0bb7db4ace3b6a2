/** A list of steps in the outline, and each step with its branches below it. */
import type { PathsStep, Step } from '../../../../product/journeys/document.ts'
import type { ListKey } from '../../../../product/journeys/steps.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import { AddStep } from './add-step.tsx'
import styles from './outline.module.css'
import { OutlineItem } from './outline-item.tsx'

export function StepList({ steps, listKey }: { steps: Step[]; listKey: ListKey }) {
  const { collapsed } = useJourneyContext()
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.id}>
            <AddStep listKey={listKey} index={index} look="between" />
            <OutlineItem selection={`step:${step.id}`} />
            {step.type === 'paths' && !collapsed.has(step.id) && <Branches step={step} />}
          </li>
        ))}
      </ol>
      <AddStep listKey={listKey} index={steps.length} look="end" />
    </>
  )
}

function Branches({ step }: { step: PathsStep }) {
  return (
    <ul className={styles.branches}>
      {step.branches.map(branch => (
        <li key={branch.id}>
          <OutlineItem selection={`branch:${branch.id}`} />
          <StepList steps={branch.steps} listKey={`branch:${branch.id}`} />
        </li>
      ))}
      <li>
        <OutlineItem selection={`otherwise:${step.id}`} />
        <StepList steps={step.otherwise} listKey={`otherwise:${step.id}`} />
      </li>
    </ul>
  )
}
