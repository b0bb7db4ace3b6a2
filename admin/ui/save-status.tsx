/** Whether the changes on the screen are saved, always visible in editors. */
import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react'
import { useMessages } from '../messages/messages.tsx'
import { Button } from './button.tsx'
import styles from './save-status.module.css'

export type SaveState = 'saved' | 'saving' | 'not_saved'

type SaveStatusProps = {
  state: SaveState
  error?: string | undefined
  /** Offered where saving failed. */
  onRetry?: (() => void) | undefined
}

export function SaveStatus({ state, error, onRetry }: SaveStatusProps) {
  const { t } = useMessages()
  const words = { saved: t('ui.saved'), saving: t('ui.saving'), not_saved: t('ui.not_saved') }
  const Icon = error ? CircleAlert : { saved: CircleCheck, saving: LoaderCircle, not_saved: CircleDashed }[state]
  return (
    <span className={styles.status} data-slot="save-status" data-state={error ? 'failed' : state}>
      <Icon size={14} aria-hidden />
      <span role="status">
        {words[state]}
        {error && `: ${error}`}
      </span>
      {onRetry && (
        <Button variant="quiet" onPress={onRetry}>
          {t('ui.try_again')}
        </Button>
      )}
    </span>
  )
}
