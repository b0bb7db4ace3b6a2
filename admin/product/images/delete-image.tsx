/** Deleting an image. One that a popup shows is refused, and the dialog names the popup. */

import type { Image } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { removed } from '../lists/shown.ts'
import { ofSite, useChange } from '../screens/use-change.ts'
import { client } from '../session/api.ts'

type DeleteImageProps = {
  site_id: string
  image: Image | undefined
  isOpen: boolean
  onClose: () => void
  onDeleted: () => void
}

export function DeleteImage({ site_id, image, isOpen, onClose, onDeleted }: DeleteImageProps) {
  const { t } = useMessages()
  const remove = useChange({
    run: (one: Image) => client.images.delete({ site_id, image_id: one.id }),
    shows: ({ id }) => [removed('images', id)],
    refreshes: ofSite(site_id, 'images'),
    done: (_, one) => ({ text: t('images.deleted_toast', { name: one.name }) }),
    isHandled: () => true,
  })
  return (
    <ConfirmDialog
      title={t('images.delete_title', { name: image?.name ?? '' })}
      action={t('images.delete')}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={async () => {
        if (!image) return
        await remove.mutateAsync(image)
        onDeleted()
      }}
    >
      <p>{t('images.delete_text')}</p>
    </ConfirmDialog>
  )
}
