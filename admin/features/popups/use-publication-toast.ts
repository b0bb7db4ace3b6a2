/** What is said of a popup that was just published: a draft of a site shows none, and can be published from there. */
import { useMessages } from '../../messages/messages.tsx'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { usePublishSite } from '../../product/sites/site-publication.tsx'
import type { ToastContents } from '../../ui/toast.ts'

type PublicationNotice = {
  name: string
  /** What is said where the site is published. */
  text: string
}

export function usePublicationToast(): (popup: PublicationNotice) => ToastContents {
  const { t } = useMessages()
  const can = useCan()
  const { site, site_id } = useSite()
  const publish = usePublishSite(site_id)
  return ({ name, text }) => {
    if (site?.status !== 'draft') return { text }
    const action = { label: t('site.publish'), onAction: () => publish.mutate(undefined) }
    return { text: t('popups.published_in_draft', { name }), ...(can('manage-sites', site_id) && { action }) }
  }
}
