/** What can be done with a source of knowledge, and the dialogs of that. */
import type { KnowledgeSource } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { knowledgeClient } from '../../product/knowledge/client.ts'
import { knowledgePath } from '../../product/knowledge/paths.ts'
import { removed } from '../../product/lists/shown.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useCan } from '../../product/session/abilities.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { PairDialog } from './pair-dialog.tsx'

type DialogRequest = { source: KnowledgeSource; act: 'edit' | 'delete' }

export function useSourceActions(site_id: string): {
  actionsOf: (source: KnowledgeSource) => MenuAction[]
  dialogs: ReactNode
} {
  const { t } = useMessages()
  const router = useRouter()
  const isOfAll = useCan()('manage-assistants', site_id)
  const [asked, ask] = useState<DialogRequest>()
  const remove = useChange({
    run: ({ id }: KnowledgeSource) => knowledgeClient.sources.delete({ site_id, source_id: id }),
    shows: ({ id }) => [removed('knowledge_sources', id)],
    refreshes: ofSite(site_id, 'vectors'),
    done: (_, { id, name }) => {
      if (router.state.location.pathname.includes(id)) void router.navigate({ href: knowledgePath(site_id) })
      return { text: t('knowledge.deleted', { name }) }
    },
    isHandled: () => true,
  })
  const actionsOf = (source: KnowledgeSource): MenuAction[] => [
    ...(source.type === 'pair' && source.may_change
      ? [
          {
            ...{ id: 'edit', label: t('knowledge.edit'), icon: <Pencil size={16} aria-hidden /> },
            onAction: () => ask({ source, act: 'edit' }),
          },
        ]
      : []),
    // Whoever manages chosen assistants sees what these answer from, and what is in use stays.
    ...(isOfAll
      ? [
          {
            ...{ id: 'delete', label: t('knowledge.delete'), icon: <Trash2 size={16} aria-hidden />, isDanger: true },
            onAction: () => ask({ source, act: 'delete' }),
          },
        ]
      : []),
  ]
  const dialogs = (
    <>
      <PairDialog isOpen={asked?.act === 'edit'} onClose={() => ask(undefined)} source={asked?.source} />
      <ConfirmDialog
        title={t('knowledge.delete_title', { name: asked?.source.name ?? '' })}
        action={t('knowledge.delete')}
        isOpen={asked?.act === 'delete'}
        onClose={() => ask(undefined)}
        onConfirm={async () => asked && remove.mutateAsync(asked.source)}
      >
        <p>{t('knowledge.delete_text')}</p>
      </ConfirmDialog>
    </>
  )
  return { actionsOf, dialogs }
}
