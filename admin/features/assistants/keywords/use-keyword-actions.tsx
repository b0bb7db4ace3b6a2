/** What can be done with a keyword besides changing it, with the dialog of that. */
import type { KeywordSummary } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { removed } from '../../../product/lists/shown.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../../ui/menu.tsx'
import { keywords } from '../client.ts'
import { keywordsPath } from './paths.ts'

export function useKeywordActions(site_id: string): {
  actionsOf: (keyword: KeywordSummary) => MenuAction[]
  remove: (keyword: KeywordSummary) => void
  dialogs: ReactNode
} {
  const { t } = useMessages()
  const router = useRouter()
  const [asked, ask] = useState<KeywordSummary>()
  const remove = useChange({
    run: ({ id }: KeywordSummary) => keywords.delete({ site_id, keyword_id: id }),
    shows: ({ id }) => [removed('keywords', id)],
    refreshes: ofSite(site_id, 'keywords'),
    done: (_, { id, assistant_id, keyword }) => {
      const isOpen = router.state.location.pathname.includes(id)
      if (isOpen) void router.navigate({ href: keywordsPath(site_id, assistant_id) })
      return { text: t('keywords.deleted', { keyword }) }
    },
    isHandled: () => true,
  })
  const actionsOf = (keyword: KeywordSummary): MenuAction[] => [
    {
      ...{ id: 'delete', label: t('keywords.delete'), icon: <Trash2 size={16} aria-hidden />, isDanger: true },
      onAction: () => ask(keyword),
    },
  ]
  const dialogs = (
    <ConfirmDialog
      title={t('keywords.delete_title', { keyword: asked?.keyword ?? '' })}
      action={t('keywords.delete')}
      isOpen={asked !== undefined}
      onClose={() => ask(undefined)}
      onConfirm={async () => asked && remove.mutateAsync(asked)}
    >
      <p>{t('keywords.delete_text')}</p>
    </ConfirmDialog>
  )
  return { actionsOf, remove: ask, dialogs }
}
