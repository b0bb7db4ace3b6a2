/** Whether what is on the screen is kept: for editors, always visible. */
import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react'
import { useMessages } from '../messages/messages.tsx'
import './save-status.css'

export type SaveState = 'saved' | 'saving' | 'not_saved'

export function SaveStatus({ state, error }: { state: SaveState; error?: string }) {
  const { t } = useMessages()
  const words = { saved: t('ui.saved'), saving: t('ui.saving'), not_saved: t('ui.not_saved') }
  const Icon = error ? CircleAlert : { saved: CircleCheck, saving: LoaderCircle, not_saved: CircleDashed }[state]
  return (
    <span className="save-status" role="status" data-state={error ? 'failed' : state}>
      <Icon size={14} aria-hidden />
      {words[state]}
      {error && `: ${error}`}
    </span>
  )
}
