/** Publishing, unpublishing and copying popups from the list. */

import type { Popup } from '@leadwright/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { patched } from '../../product/lists/shown.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { problemOf } from '../../ui/problem.ts'
import { toast } from '../../ui/toast.ts'
import { usePublicationToast } from './use-publication-toast.ts'

export function usePopupChanges(site_id: string) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const publicationToast = usePublicationToast()
  const refreshes = ofSite(site_id, 'popups')
  const edit = (popup: Popup) =>
    void navigate({ href: pathTo('/sites/$site_id/site/popups/$popup_id/settings', { site_id, popup_id: popup.id }) })

  const publish = useChange({
    run: (popup: Popup) =>
      client.popups.publish({ site_id, popup_id: popup.id }).catch((error: unknown) => {
        if (problemOf(error).code === 'design_incomplete')
          toast({
            tone: 'bad',
            text: t('popups.incomplete', { name: popup.name }),
            action: { label: t('popups.edit'), onAction: () => edit(popup) },
          })
        throw error
      }),
    shows: ({ id }) => [patched('popups', id, { status: 'published' })],
    refreshes,
    isHandled: error => problemOf(error).code === 'design_incomplete',
    done: (_, { name }) => publicationToast({ name, text: t('popups.published', { name }) }),
  })
  const unpublish = useChange({
    run: (popup: Popup) => client.popups.unpublish({ site_id, popup_id: popup.id }),
    shows: ({ id }) => [patched('popups', id, { status: 'draft' })],
    refreshes,
    done: (_, popup) => ({
      text: t('popups.unpublished', { name: popup.name }),
      action: { label: t('popups.publish_again'), onAction: () => publish.mutate(popup) },
    }),
  })
  const duplicate = useChange({
    run: (popup: Popup) => client.popups.duplicate({ site_id, popup_id: popup.id }),
    shows: 'the answer',
    refreshes,
    done: copy => ({
      text: t('popups.duplicated', { name: copy.name }),
      action: { label: t('popups.edit'), onAction: () => edit(copy) },
    }),
  })
  return { publish, unpublish, duplicate }
}
