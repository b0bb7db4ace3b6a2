/** One conversation, live: what was said, who it is said by, and a person's part in it. */
import { type ConversationDetails, constraints } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../../messages/messages.tsx'
import { assistantPath } from '../../../product/assistants/paths.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { assistantQuery } from '../queries.ts'
import { conversations } from './client.ts'
import { ConversationBadge } from './conversation-badges.tsx'
import styles from './conversation-screen.module.css'
import { MessageForm } from './message-form.tsx'
import { conversationQuery, messagesQuery } from './queries.ts'
import { saidRows } from './said-rows.ts'
import { Transcript } from './transcript.tsx'
import { useConversationActions } from './use-conversation-actions.tsx'
import { VisitorFacts } from './visitor-facts.tsx'

export function ConversationScreen() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { assistant_id, conversation_id } = useParams({
    from: '/sites/$site_id/assistant/$assistant_id/conversations/$conversation_id',
  })
  const { data, error, refetch } = useQuery(conversationQuery(site_id, conversation_id))
  const back = {
    label: t('conversations.heading'),
    href: assistantPath(site_id, assistant_id, 'conversations'),
  }
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  if (!data) return <Skeleton lines={['40%', '70%', '60%']} />
  return <Loaded key={data.id} site_id={site_id} conversation={data} back={back} />
}

type LoadedProps = {
  site_id: string
  conversation: ConversationDetails
  back: { label: string; href: ReturnType<typeof assistantPath> }
}

function Loaded({ site_id, conversation, back }: LoadedProps) {
  const { t } = useMessages()
  const { data: assistant } = useQuery(assistantQuery(site_id, conversation.assistant_id))
  const list = useList(messagesQuery(site_id, conversation.id))
  const { actionsOf, act, isActing, dialogs } = useConversationActions(site_id)
  const { status, channel } = conversation
  const main = status === 'attended' ? 'return' : 'attend'
  return (
    <>
      <PageHeader
        title={conversation.title || t('conversations.untitled')}
        back={back}
        status={<ConversationBadge of={conversation} />}
        menu={actionsOf(conversation).filter(({ id }) => id !== main)}
        action={
          status === 'attended' ? (
            <Button isPending={isActing} onPress={() => act({ of: conversation, act: 'return' })}>
              {t('conversations.hand_back')}
            </Button>
          ) : (
            channel !== 'test' && (
              <Button
                variant={status === 'waiting' ? 'primary' : 'secondary'}
                isPending={isActing}
                onPress={() => act({ of: conversation, act: 'attend' })}
              >
                {t('conversations.take_over')}
              </Button>
            )
          )
        }
      />
      <div className={styles.conversation}>
        <Section isFlush>
          {list.error && !list.rows ? <ErrorState error={list.error} {...retry(list.onRetry)} /> : null}
          {!list.rows && !list.error && <Skeleton lines={['70%', '50%', '60%']} />}
          {list.rows && (
            <Transcript
              conversation_id={conversation.id}
              rows={saidRows(list.rows, undefined)}
              earlier={list}
              assistant_name={assistant?.name ?? t('conversations.assistant')}
            />
          )}
          {channel !== 'test' && <Reply site_id={site_id} conversation={conversation} />}
        </Section>
        <VisitorFacts site_id={site_id} conversation={conversation} />
      </div>
      {dialogs}
    </>
  )
}

const retry = (onRetry: (() => void) | undefined) => (onRetry ? { onRetry } : {})

function Reply({ site_id, conversation: { id, status } }: Pick<LoadedProps, 'site_id' | 'conversation'>) {
  const { t } = useMessages()
  const reply = useChange({
    run: (text: string) => conversations.replyTo({ site_id, conversation_id: id, body: { text } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'conversations'),
    isHandled: () => true,
  })
  return (
    <MessageForm
      label={t('conversations.reply')}
      action={t('conversations.send')}
      maxLength={constraints.NewConversationReply.text.maxLength}
      onSend={text => reply.mutateAsync(text)}
      description={t(status === 'attended' ? 'conversations.reply_attended' : 'conversations.reply_note')}
    />
  )
}
