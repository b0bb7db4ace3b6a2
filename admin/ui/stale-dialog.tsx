/** Answers 412: somebody changed this elsewhere. Reload theirs, or overwrite it with what is on the screen. */
import { useMessages } from '../messages/messages.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export function StaleDialog(props: {
  isOpen: boolean
  onReload: () => void
  onOverwrite: () => void
  onClose: () => void
}) {
  const { t } = useMessages()
  return (
    <Dialog
      title={t('ui.stale_title')}
      isOpen={props.isOpen}
      onClose={props.onClose}
      size="small"
      footer={
        <>
          <Button onPress={props.onOverwrite}>{t('ui.overwrite')}</Button>
          <Button variant="primary" onPress={props.onReload}>
            {t('ui.reload')}
          </Button>
        </>
      }
    >
      <p>{t('ui.stale_text')}</p>
    </Dialog>
  )
}
