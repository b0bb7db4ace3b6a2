/** Publishing a page, now or at a moment: what was changed is saved first. Once it is live, it can be hidden again. Who replaces the homepage is asked first. */
import type { WebPage, WebPageSummary } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarClock, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { patched } from '../../product/lists/shown.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { pageClient } from '../../product/site-pages/client.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { knowledgeLost } from './knowledge-lost.ts'
import { pageUsesQuery, publicHomepageQuery } from './queries.ts'
import { SchedulePage } from './schedule-page.tsx'
import type { PageEditorState } from './use-page-editor.ts'

export function usePublishing(
  site_id: string,
  page: WebPage,
  editor: PageEditorState,
): { button: ReactNode; actions: MenuAction[]; dialog: ReactNode } {
  const { t } = useMessages()
  const [isScheduling, setScheduling] = useState(false)
  const { site } = useSite()
  const request = { site_id, page_id: page.id }
  const refreshes = ofSite(site_id, 'pages')
  const isInDraft = site?.status === 'draft'
  const publish = useChange({
    run: () => pageClient.pages.publish(request),
    shows: () => [patched('pages', page.id, { status: 'published', has_unpublished_changes: false })],
    refreshes,
    done: next => {
      editor.adopt(next)
      return { text: t(isInDraft ? 'pages.published_in_draft' : 'pages.published_done', { name: next.name }) }
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
  const queries = useQueryClient()
  /** The homepage that this page would replace, while its owner is asked. */
  const [replaced, setReplaced] = useState<WebPageSummary | null>(null)
  /** The knowledge that would lose this page, while its owner is asked. */
  const [losses, setLosses] = useState<string[]>([])
  const askOrUnpublish = async () => {
    const lost = knowledgeLost(await queries.fetchQuery(pageUsesQuery(site_id, page.id)), t)
    if (lost.length > 0) setLosses(lost)
    else unpublish.mutate()
  }
  const saveAndPublish = async () => {
    if (!editor.isDirty || (await editor.save())) publish.mutate()
  }
  const askOrPublish = async () => {
    const becomesHomepage = editor.draft.type === 'homepage' && page.published_type !== 'homepage'
    const homepage = becomesHomepage ? await queries.fetchQuery(publicHomepageQuery(site_id)) : null
    if (homepage) setReplaced(homepage)
    else await saveAndPublish()
  }
  return {
    button: (
      <Button
        variant="primary"
        isDisabled={isLive && !page.has_unpublished_changes && !editor.isDirty}
        isPending={publish.isPending}
        onPress={() => void askOrPublish()}
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
              onAction: () => void askOrUnpublish(),
            },
          ]
        : []),
    ],
    dialog: (
      <>
        <SchedulePage page={page} editor={editor} isOpen={isScheduling} onClose={() => setScheduling(false)} />
        <ConfirmDialog
          title={t('pages.unpublish_title', { name: page.name })}
          action={t('pages.unpublish')}
          losses={losses}
          isOpen={losses.length > 0}
          onClose={() => setLosses([])}
          onConfirm={() => unpublish.mutateAsync()}
        />
        <ConfirmDialog
          title={t('pages.replace_home_title', { name: editor.draft.name })}
          action={t('pages.publish')}
          isDanger={false}
          isOpen={replaced !== null}
          onClose={() => setReplaced(null)}
          onConfirm={saveAndPublish}
        >
          {t('pages.replace_home_text', { name: replaced?.name ?? '', path: `/${replaced?.published_handle ?? ''}` })}
        </ConfirmDialog>
      </>
    ),
  }
}
