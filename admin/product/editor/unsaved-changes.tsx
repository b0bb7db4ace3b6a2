/** Asks before unsaved work is left, by a link, the back button or closing the tab. Put it anywhere inside an editor. */
import { useBlocker } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

export function UnsavedChanges({ isDirty, losses }: { isDirty: boolean; losses?: string[] }) {
  const { t } = useMessages()
  const blocker = useBlocker({
    // Another view of the same screen loses nothing.
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      title={t('app.leave_title')}
      losses={losses}
      action={t('app.leave')}
      isOpen={blocker.status === 'blocked'}
      onClose={() => blocker.status === 'blocked' && blocker.reset()}
      onConfirm={() => {
        if (blocker.status === 'blocked') blocker.proceed()
      }}
    >
      <p>{t('app.leave_text')}</p>
    </ConfirmDialog>
  )
}
