/** A list of steps in the outline, and each step with its branches below it. */
import { ArrowDown, ArrowUp, Copy, GitBranch, Trash2 } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { AddStep } from './add-step.tsx'
import { type Branch, type ListKey, letter, type PathsStep, type Step } from './document.ts'
import { useEditor } from './editor-context.ts'
import { OutlineItem } from './outline-item.tsx'
import { branchWords, stepSummary, stepWords } from './step-words.ts'

/** `numbered` stands before the number of each step: "2.a.". */
export function StepList({ steps, listKey, numbered }: { steps: Step[]; listKey: ListKey; numbered: string }) {
  return (
    <>
      <ol className="outline-steps">
        {steps.map((step, index) => (
          <li key={step.id}>
            <AddStep place={{ key: listKey, index }} look="between" />
            <StepItem step={step} number={`${numbered}${index + 1}`} />
            {step.type === 'paths' && <Branches step={step} number={`${numbered}${index + 1}`} />}
          </li>
        ))}
      </ol>
      <AddStep place={{ key: listKey, index: steps.length }} look="end" />
    </>
  )
}

function StepItem({ step, number }: { step: Step; number: string }) {
  const messages = useMessages()
  const { t } = messages
  const { names, steps } = useEditor()
  const [name, , Icon] = stepWords[step.type]
  const icon = { size: 16, 'aria-hidden': true } as const
  return (
    <OutlineItem
      selection={`step:${step.id}`}
      icon={<Icon size={16} aria-hidden />}
      number={number}
      title={t(name)}
      summary={stepSummary(messages, step, names)}
      missing={t('step.not_set')}
      actions={[
        {
          id: 'up',
          label: t('journeys.move_up'),
          note: 'Alt ↑',
          icon: <ArrowUp {...icon} />,
          onAction: () => steps.move(step.id, 'up'),
        },
        {
          id: 'down',
          label: t('journeys.move_down'),
          note: 'Alt ↓',
          icon: <ArrowDown {...icon} />,
          onAction: () => steps.move(step.id, 'down'),
        },
        {
          id: 'duplicate',
          label: t('journeys.duplicate_step'),
          note: 'Ctrl D',
          icon: <Copy {...icon} />,
          onAction: () => steps.duplicate(step.id),
        },
        {
          id: 'remove',
          label: t('journeys.remove_step'),
          note: 'Del',
          icon: <Trash2 {...icon} />,
          isDanger: true,
          onAction: () => steps.remove(step.id),
        },
      ]}
    />
  )
}

function Branches({ step, number }: { step: PathsStep; number: string }) {
  const { t } = useMessages()
  const otherwise = `${number}.${letter(step.branches.length)}`
  return (
    <ul className="outline-branches">
      {step.branches.map((branch, index) => (
        <li key={branch.id}>
          <BranchItem step={step} branch={branch} index={index} number={`${number}.${letter(index)}`} />
          <StepList steps={branch.steps} listKey={`branch:${branch.id}`} numbered={`${number}.${letter(index)}.`} />
        </li>
      ))}
      <li>
        <div className="outline-otherwise">
          <span className="outline-number numbers">{otherwise}</span>
          {t('branch.otherwise')}
        </div>
        <StepList steps={step.otherwise} listKey={`otherwise:${step.id}`} numbered={`${otherwise}.`} />
      </li>
    </ul>
  )
}

type BranchItemProps = { step: PathsStep; branch: Branch; index: number; number: string }

function BranchItem({ step, branch, index, number }: BranchItemProps) {
  const messages = useMessages()
  const { t } = messages
  const { names, steps, select } = useEditor()
  const icon = { size: 16, 'aria-hidden': true } as const
  const put = (branches: Branch[]) => steps.change({ ...step, branches })
  return (
    <OutlineItem
      selection={`branch:${branch.id}`}
      icon={<GitBranch size={16} aria-hidden />}
      number={number}
      title={branch.name || t('branch.branch')}
      summary={branchWords(messages, branch, names)}
      actions={[
        ...(index > 0
          ? [
              {
                id: 'up',
                label: t('branch.earlier'),
                icon: <ArrowUp {...icon} />,
                onAction: () => put(step.branches.toSpliced(index, 1).toSpliced(index - 1, 0, branch)),
              },
            ]
          : []),
        {
          id: 'remove',
          label: t('branch.remove'),
          note: branch.steps.length > 0 ? t('journeys.lost_steps', { count: branch.steps.length }) : undefined,
          icon: <Trash2 {...icon} />,
          isDanger: true,
          onAction: () => {
            put(step.branches.toSpliced(index, 1))
            select(`step:${step.id}`)
          },
        },
      ]}
    />
  )
}
