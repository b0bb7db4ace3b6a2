/** Opens the menu of step types for a place: a button at the end of a list, a small one between steps for the pointer. */
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import type { ListKey } from '../../../product/journeys/steps.ts'
import { useActs } from './journey-context.ts'

type AddStepProps = { listKey: ListKey; index: number; look: 'between' | 'end' }

/** Plain buttons: there are as many as steps. */
export const AddStep = memo(function AddStep({ listKey, index, look }: AddStepProps) {
  const { t } = useMessages()
  const { offerSteps } = useActs()
  const offer = (anchor: Element) => offerSteps({ key: listKey, index }, anchor)
  return (
    <div className="outline-add" data-look={look}>
      {look === 'end' ? (
        <button
          type="button"
          className="button"
          data-variant="secondary"
          aria-haspopup="menu"
          onClick={event => offer(event.currentTarget)}
        >
          <span className="button-content">
            <Plus size={14} aria-hidden />
            {t('journeys.add_step')}
          </span>
        </button>
      ) : (
        <button
          type="button"
          className="outline-plus"
          aria-label={t('journeys.add_step_here')}
          aria-haspopup="menu"
          tabIndex={-1}
          onClick={event => offer(event.currentTarget)}
        >
          <Plus size={12} aria-hidden />
        </button>
      )}
    </div>
  )
})
