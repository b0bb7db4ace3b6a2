/** Publishing and unpublishing a site, with what each does said before it is done. */

import type { Site } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Section } from '../../ui/section.tsx'
import { patched } from '../lists/shown.ts'
import { useChange } from '../screens/use-change.ts'
import { client } from '../session/api.ts'

/** Publishes without a dialog, since popups are published one by one. */
export function usePublishSite(site_id: string) {
  const { t } = useMessages()
  return useChange({
    run: () => client.sites.publish({ site_id }),
    shows: () => [patched('sites', site_id, { status: 'published' })],
    refreshes: [['sites']],
    done: () => ({ text: t('site.published_toast') }),
  })
}

export function SitePublication({ site }: { site: Site }) {
  const { t } = useMessages()
  const [isAsking, setAsking] = useState(false)
  const publish = usePublishSite(site.id)
  const unpublish = useChange({
    run: () => client.sites.unpublish({ site_id: site.id }),
    shows: () => [patched('sites', site.id, { status: 'draft' })],
    refreshes: [['sites']],
    done: () => ({ text: t('site.unpublished_toast') }),
    isHandled: () => true,
  })
  const isDraft = site.status === 'draft'
  return (
    <Section
      title={t(isDraft ? 'site.draft_title' : 'site.published_title')}
      description={t(isDraft ? 'site.draft_text' : 'site.published_text')}
      action={
        isDraft ? (
          <Button variant="primary" isPending={publish.isPending} onPress={() => publish.mutate(undefined)}>
            {t('site.publish')}
          </Button>
        ) : (
          <Button onPress={() => setAsking(true)}>{t('site.unpublish')}</Button>
        )
      }
    >
      <p className="muted">{t(isDraft ? 'site.draft_note' : 'site.published_note')}</p>
      <ConfirmDialog
        title={t('site.unpublish_title', { name: site.name })}
        action={t('site.unpublish')}
        isDanger={false}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => unpublish.mutateAsync(undefined)}
      >
        <p>{t('site.unpublish_text')}</p>
      </ConfirmDialog>
    </Section>
  )
}
