/** Asks before a popup is deleted, and says what goes with it and what stays. */
import type { Popup } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { client } from '../../product/session/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'

export type DeletePopupProps = {
  site_id: string
  popup: Popup | undefined
  onClose: () => void
  onDeleted?: () => void
}

export function DeletePopup({ site_id, popup, onClose, onDeleted }: DeletePopupProps) {
  const { t } = useMessages()
  const queries = useQueryClient()
  const remove = async () => {
    if (!popup) return
    await client.popups.delete({ site_id, popup_id: popup.id })
    toast({ text: t('popups.deleted', { name: popup.name }) })
    onDeleted?.()
    void queries.invalidateQueries({ queryKey: ['popups', site_id, 'list'] })
  }
  return (
    <ConfirmDialog
      title={t('popups.delete_title', { name: popup?.name ?? '' })}
      action={t('popups.delete')}
      losses={[t('popups.loss_design'), ...(popup?.status === 'published' ? [t('popups.loss_live')] : [])]}
      isOpen={popup !== undefined}
      onClose={onClose}
      onConfirm={remove}
    >
      <p>{t('popups.delete_keeps', { count: popup?.submission_count ?? 0 })}</p>
    </ConfirmDialog>
  )
}
