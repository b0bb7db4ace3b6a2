/** What can be done with a conversation besides answering in it, with the dialog that deletes it. */
import type { Conversation } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { Bot, CircleCheck, Trash2, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { assistantPath } from '../../../product/assistants/paths.ts'
import { patched, removed } from '../../../product/lists/shown.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../../ui/menu.tsx'
import { conversations } from './client.ts'

type Act = 'attend' | 'return' | 'close'
type ActionOfConversation = { of: Pick<Conversation, 'id'>; act: Act }

const after = { attend: 'attended', return: 'open', close: 'closed' } as const
const told: Readonly<Record<Act, MessageKey>> = {
  attend: 'conversations.taken_over',
  return: 'conversations.handed_back',
  close: 'conversations.is_closed',
}

export function useConversationActions(site_id: string): {
  actionsOf: (conversation: Conversation) => MenuAction[]
  act: (acting: ActionOfConversation) => void
  isActing: boolean
  dialogs: ReactNode
} {
  const { t } = useMessages()
  const router = useRouter()
  const [asked, ask] = useState<Conversation>()
  const refreshes = ofSite(site_id, 'conversations')
  const change = useChange({
    run: ({ of: { id }, act }: ActionOfConversation) => conversations[act]({ site_id, conversation_id: id }),
    shows: ({ of: { id }, act }) => [
      patched('conversations', id, {
        status: after[act],
        ...(act !== 'attend' && { user_id: null, user_name: null }),
      }),
    ],
    refreshes,
    done: (_, { act }) => ({ text: t(told[act]) }),
  })
  const remove = useChange({
    run: ({ id }: Conversation) => conversations.delete({ site_id, conversation_id: id }),
    shows: ({ id }) => [removed('conversations', id)],
    refreshes,
    done: (_, { id, assistant_id }) => {
      if (router.state.location.pathname.includes(id))
        void router.navigate({ href: assistantPath(site_id, assistant_id, 'conversations') })
      return { text: t('conversations.deleted') }
    },
    isHandled: () => true,
  })
  const actionsOf = (conversation: Conversation): MenuAction[] => {
    const { status, channel } = conversation
    const entry = (act: Act, label: string, icon: ReactNode) => ({
      ...{ id: act, label, icon },
      onAction: () => change.mutate({ of: conversation, act }),
    })
    const isTest = channel === 'test'
    return [
      ...(isTest || status === 'attended'
        ? []
        : [entry('attend', t('conversations.take_over'), <UserRound size={16} aria-hidden />)]),
      ...(status === 'attended' || status === 'waiting'
        ? [entry('return', t('conversations.hand_back'), <Bot size={16} aria-hidden />)]
        : []),
      ...(isTest || status === 'closed'
        ? []
        : [entry('close', t('conversations.close'), <CircleCheck size={16} aria-hidden />)]),
      {
        ...{ id: 'delete', label: t('conversations.delete'), icon: <Trash2 size={16} aria-hidden /> },
        ...{ isDanger: true, onAction: () => ask(conversation) },
      },
    ]
  }
  const dialogs = (
    <ConfirmDialog
      title={t('conversations.delete_title')}
      action={t('conversations.delete')}
      isOpen={asked !== undefined}
      onClose={() => ask(undefined)}
      onConfirm={async () => asked && remove.mutateAsync(asked)}
      losses={[t('conversations.lost_messages'), t('conversations.lost_ratings')]}
    >
      <p>{t('conversations.delete_text')}</p>
    </ConfirmDialog>
  )
  return { actionsOf, act: change.mutate, isActing: change.isPending, dialogs }
}
