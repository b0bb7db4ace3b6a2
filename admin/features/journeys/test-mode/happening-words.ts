/** The simulated actions of the test lead, in words. */
import type { SimulatedHappening } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import type { Step } from '../../../product/journeys/document.ts'
import { findStep } from '../../../product/journeys/steps.ts'
import { useJourneyContext } from '../editor/state/journey-context.ts'

/** "Opens the email of step 3". */
export function useHappeningWords(): (happening: SimulatedHappening) => string {
  const { t } = useMessages()
  const { items, editor } = useJourneyContext()
  return happening => {
    const step = 'step_id' in happening ? (items.get(`step:${happening.step_id}`)?.number ?? '') : ''
    switch (happening.type) {
      case 'opened':
        return t('branch.opened', { step })
      case 'replied':
        return t('branch.replied', { step })
      case 'clicked':
        return t('branch.clicked', { step })
      case 'answered':
        return (
          answerOf(happening, editor.draft.document.steps, answer => t('branch.answered_with', { step, answer })) ??
          t('branch.answered', { step })
        )
      case 'approval':
        return t(happening.approved ? 'try.approved' : 'try.rejected', { step })
      default:
        return t('try.unsubscribes')
    }
  }
}

function answerOf(
  { step_id, answer_id }: { step_id: string; answer_id?: string },
  steps: Step[],
  words: (label: string) => string,
): string | undefined {
  const step = findStep(steps, step_id)?.step
  const label = step?.type === 'ask_question' ? step.answers.find(({ id }) => id === answer_id)?.label : undefined
  return label && words(label)
}
