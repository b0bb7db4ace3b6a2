/** Opens the menu of step types for a place: a button at the end of a list, a small one between steps for the pointer. */
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import type { ListKey } from '../../../../product/journeys/steps.ts'
import buttonStyles from '../../../../ui/button.module.css'
import { useEditorActions } from '../state/journey-context.ts'
import styles from './outline.module.css'

type AddStepProps = { listKey: ListKey; index: number; look: 'between' | 'end' }

/** Plain buttons: there are as many as steps. */
export const AddStep = memo(function AddStep({ listKey, index, look }: AddStepProps) {
  const { t } = useMessages()
  const { offerSteps } = useEditorActions()
  const offer = (anchor: Element) => offerSteps({ key: listKey, index }, anchor)
  return (
    <div className={styles.add} data-look={look}>
      {look === 'end' ? (
        <button
          type="button"
          className={buttonStyles.button}
          data-slot="button"
          data-variant="secondary"
          aria-haspopup="menu"
          onClick={event => offer(event.currentTarget)}
        >
          <span className={buttonStyles.content}>
            <Plus size={14} aria-hidden />
            {t('journeys.add_step')}
          </span>
        </button>
      ) : (
        <button
          type="button"
          className={styles.plus}
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
