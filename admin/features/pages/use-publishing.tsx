/** Publishing a page, now or at a moment: what was changed is saved first. Once it is live, it can be hidden again. */
import type { WebPage } from '@leadwright/sdk'
import { CalendarClock, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { patched } from '../../product/lists/shown.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { pageClient } from '../../product/site-pages/client.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { SchedulePage } from './schedule-page.tsx'
import type { PageEditing } from './use-page-editor.ts'

export function usePublishing(
  site_id: string,
  page: WebPage,
  editor: PageEditing,
): { button: ReactNode; actions: MenuAction[]; dialog: ReactNode } {
  const { t } = useMessages()
  const [isScheduling, setScheduling] = useState(false)
  const { site } = useSite()
  const request = { site_id, page_id: page.id }
  const refreshes = ofSite(site_id, 'pages')
  const note = site?.status === 'draft' ? t('pages.site_is_draft') : undefined
  const publish = useChange({
    run: () => pageClient.pages.publish(request),
    shows: () => [patched('pages', page.id, { status: 'published', has_unpublished_changes: false })],
    refreshes,
    done: next => {
      editor.adopt(next)
      return { text: t('pages.published_done', { name: next.name }), note }
    },
  })
  const unpublish = useChange({
    run: () => pageClient.pages.unpublish(request),
    shows: () => [patched('pages', page.id, { status: 'draft' })],
    refreshes,
    done: next => {
      editor.adopt(next)
      return { text: t('pages.unpublished_done', { name: next.name }) }
    },
  })
  const isLive = page.status === 'published'
  const saveAndPublish = async () => {
    if (!editor.isDirty || (await editor.save())) publish.mutate()
  }
  return {
    button: (
      <Button
        variant="primary"
        isDisabled={isLive && !page.has_unpublished_changes && !editor.isDirty}
        isPending={publish.isPending}
        onPress={() => void saveAndPublish()}
      >
        {t('pages.publish')}
      </Button>
    ),
    actions: [
      {
        id: 'schedule',
        label: t('page_schedule.title'),
        icon: <CalendarClock size={16} aria-hidden />,
        onAction: () => setScheduling(true),
      },
      ...(isLive
        ? [
            {
              id: 'unpublish',
              label: t('pages.unpublish'),
              icon: <EyeOff size={16} aria-hidden />,
              onAction: () => unpublish.mutate(),
            },
          ]
        : []),
    ],
    dialog: <SchedulePage page={page} editor={editor} isOpen={isScheduling} onClose={() => setScheduling(false)} />,
  }
}
