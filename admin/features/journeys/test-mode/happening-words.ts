/** What the tried lead does, in words. */
import type { SimulatedHappening } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { useEditor } from '../draft/editor-context.ts'

/** "Opens the mail of step 3". */
export function useHappeningWords(): (happening: SimulatedHappening) => string {
  const { t } = useMessages()
  const { items } = useEditor()
  return happening => {
    const step = 'step_id' in happening ? (items.get(`step:${happening.step_id}`)?.number ?? '') : ''
    switch (happening.kind) {
      case 'opened':
        return t('branch.opened', { step })
      case 'clicked':
        return t('branch.clicked', { step })
      case 'answered':
        return t('branch.answered', { step })
      case 'approval':
        return t(happening.approved ? 'try.approved' : 'try.rejected', { step })
      default:
        return t('try.unsubscribes')
    }
  }
}
