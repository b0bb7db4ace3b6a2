/** Asks before a popup is deleted, and says what goes with it and what stays. */
import type { Popup } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { removed } from '../../product/lists/shown.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

export type DeletePopupProps = {
  site_id: string
  popup: Popup | undefined
  onClose: () => void
  onDeleted?: () => void
}

export function DeletePopup({ site_id, popup, onClose, onDeleted }: DeletePopupProps) {
  const { t } = useMessages()
  const remove = useChange({
    run: ({ id }: Popup) => client.popups.delete({ site_id, popup_id: id }),
    shows: ({ id }) => [removed('popups', id)],
    refreshes: ofSite(site_id, 'popups'),
    done: (_, { name }) => {
      onDeleted?.()
      return { text: t('popups.deleted', { name }) }
    },
    isHandled: () => true,
  })
  return (
    <ConfirmDialog
      title={t('popups.delete_title', { name: popup?.name ?? '' })}
      action={t('popups.delete')}
      losses={[t('popups.loss_design'), ...(popup?.status === 'published' ? [t('popups.loss_live')] : [])]}
      isOpen={popup !== undefined}
      onClose={onClose}
      onConfirm={async () => popup && remove.mutateAsync(popup)}
    >
      <p>{t('popups.delete_keeps', { count: popup?.submission_count ?? 0 })}</p>
    </ConfirmDialog>
  )
}
