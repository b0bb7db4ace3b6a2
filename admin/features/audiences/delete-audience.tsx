/** Deleting an audience; its leads stay. */

import type { Audience } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { removed } from '../../product/lists/shown.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

export function DeleteAudience(props: {
  site_id: string
  audience: Audience | undefined
  onClose: () => void
  onDeleted?: () => void
}) {
  const { t } = useMessages()
  const { site_id, audience, onClose, onDeleted } = props
  const remove = useChange({
    run: (audience_id: string) => client.audiences.delete({ site_id, audience_id }),
    shows: id => [removed('audiences', id)],
    refreshes: [
      ['audiences', site_id, 'list'],
      ['audiences', site_id, 'choices'],
      ['leads', site_id],
    ],
    done: () => ({ text: t('audiences.deleted_toast', { name: audience?.name ?? '' }) }),
    isHandled: () => true,
  })
  return (
    <ConfirmDialog
      title={t('audiences.delete_title', { name: audience?.name ?? '' })}
      losses={[t('audiences.loss', { count: audience?.lead_count ?? 0 }), t('audiences.loss_uses')]}
      action={t('audiences.delete')}
      isOpen={audience !== undefined}
      onClose={onClose}
      onConfirm={async () => {
        if (!audience) return
        await remove.mutateAsync(audience.id)
        onDeleted?.()
      }}
    >
      <p>{t('audiences.delete_text')}</p>
    </ConfirmDialog>
  )
}
