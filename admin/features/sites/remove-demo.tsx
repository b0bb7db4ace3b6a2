/** Removing the demo, for the super administrator: its sites and what goes with them are named first. */

import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { removed } from '../../product/lists/shown.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { demoQuery, sitesQuery } from '../../product/sites/queries.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

export function RemoveDemo({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useMessages()
  const { data } = useQuery({ ...demoQuery(), enabled: isOpen })
  const remove = useChange({
    run: () => client.demo.remove(),
    shows: () => (data?.sites ?? []).map(({ id }) => removed('sites', id)),
    refreshes: [demoQuery().queryKey, sitesQuery().queryKey, ['abilities']],
    done: () => ({ text: t('sites.demo_removed_toast') }),
    isHandled: () => true,
  })
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
      onConfirm={() => remove.mutateAsync()}
    >
      <p>{t('sites.remove_demo_text')}</p>
    </ConfirmDialog>
  )
}
