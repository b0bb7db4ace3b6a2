/** What can be done with a page besides editing it. The homepage, and what popups and campaigns lead to, stay. */
import type { WebPageSummary } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Copy, ExternalLink, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { removed } from '../../product/lists/shown.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { pageClient } from '../../product/site-pages/client.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { knowledgeLost } from './knowledge-lost.ts'
import { pagePath, pagesPath } from './paths.ts'
import { pageUsesQuery } from './queries.ts'

type Page = Pick<WebPageSummary, 'id' | 'name' | 'published_type' | 'status' | 'url'>

export function usePageActions(site_id: string): { actionsOf: (page: Page) => MenuAction[]; dialog: ReactNode } {
  const { t } = useMessages()
  const router = useRouter()
  const [deleting, setDeleting] = useState<Page>()
  const refreshes = ofSite(site_id, 'pages')
  const duplicate = useChange({
    run: ({ id }: Page) => pageClient.pages.duplicate({ site_id, page_id: id }),
    shows: 'the answer',
    refreshes,
    done: copy => ({
      text: t('pages.duplicated', { name: copy.name }),
      action: {
        label: t('templates.open_copy'),
        onAction: () => void router.navigate({ href: pagePath(site_id, copy.id) }),
      },
    }),
  })
  const remove = useChange({
    run: ({ id }: Page) => pageClient.pages.delete({ site_id, page_id: id }),
    shows: ({ id }) => [removed('pages', id)],
    refreshes,
    done: (_, { id, name }) => {
      if (router.state.location.pathname.includes(id)) void router.navigate({ href: pagesPath(site_id) })
      return { text: t('pages.deleted', { name }) }
    },
    isHandled: () => true,
  })
  const uses = useQuery({ ...pageUsesQuery(site_id, deleting?.id ?? ''), enabled: deleting !== undefined }).data ?? []
  const linking = uses.filter(({ type }) => type !== 'knowledge_source')
  const isHomepage = deleting?.published_type === 'homepage'
  const actionsOf = (page: Page): MenuAction[] => [
    ...(page.status === 'published'
      ? [
          {
            id: 'open',
            label: t('pages.open_live'),
            icon: <ExternalLink size={16} aria-hidden />,
            onAction: () => void window.open(page.url, '_blank', 'noopener'),
          },
        ]
      : []),
    {
      id: 'duplicate',
      label: t('templates.duplicate'),
      icon: <Copy size={16} aria-hidden />,
      onAction: () => duplicate.mutate(page),
    },
    {
      id: 'delete',
      label: t('pages.delete'),
      icon: <Trash2 size={16} aria-hidden />,
      isDanger: true,
      onAction: () => setDeleting(page),
    },
  ]
  const dialog = (
    <ConfirmDialog
      title={t('pages.delete_title', { name: deleting?.name ?? '' })}
      action={t('pages.delete')}
      isDisabled={isHomepage || linking.length > 0}
      isOpen={deleting !== undefined}
      onClose={() => setDeleting(undefined)}
      onConfirm={async () => deleting && remove.mutateAsync(deleting)}
      losses={[t('pages.lost_content'), t('pages.lost_links'), ...knowledgeLost(uses, t)]}
    >
      {isHomepage && <Notice tone="warning" title={t('pages.is_homepage')} />}
      {linking.length > 0 && (
        <Notice tone="warning" title={t('pages.in_use')}>
          <ul>
            {linking.map(use => (
              <li key={use.id}>{use.name}</li>
            ))}
          </ul>
        </Notice>
      )}
    </ConfirmDialog>
  )
  return { actionsOf, dialog }
}
