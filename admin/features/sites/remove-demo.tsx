/** Removing the demo, for the super administrator: its sites and what goes with them are named first. */

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { refreshAll } from '../../product/screens/use-change.ts'
import { useCan } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'
import { demoQuery, sitesQuery } from '../../product/sites/queries.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'

/** Whether there is a demo that this person may remove. */
export function useRemovableDemo(): boolean {
  const isAllowed = useCan()('super-administrator')
  const { data } = useQuery({ ...demoQuery(), enabled: isAllowed })
  return isAllowed && data?.present === true
}

export function RemoveDemo({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useMessages()
  const queries = useQueryClient()
  const { data } = useQuery({ ...demoQuery(), enabled: isOpen })
  const remove = async () => {
    await client.demo.remove()
    toast({ text: t('sites.demo_removed_toast') })
    await refreshAll(queries, [demoQuery().queryKey, sitesQuery().queryKey, ['abilities']])
  }
  return (
    <ConfirmDialog
      title={t('sites.remove_demo_title')}
      losses={[
        ...(data?.sites ?? []).map(site => t('sites.loss_demo', { name: site.name })),
        t('sites.loss_demo_clock'),
      ]}
      action={t('sites.remove_demo')}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={remove}
    >
      <p>{t('sites.remove_demo_text')}</p>
    </ConfirmDialog>
  )
}
