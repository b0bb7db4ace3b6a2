/** The owner tries the assistant as it is edited: it is asked, and says why it answers so. */
import { constraints } from '@leadwright/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { conversationPath } from '../../../product/assistants/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { MessageForm } from '../conversations/message-form.tsx'
import { messagesQuery } from '../conversations/queries.ts'
import { saidRows } from '../conversations/said-rows.ts'
import { Transcript } from '../conversations/transcript.tsx'
import { AssistantScreen, type ScreenState } from '../screen/assistant-screen.tsx'
import { useAsking } from './use-asking.ts'

export const AskScreen = () => (
  <AssistantScreen here="ask">
    {loaded => loaded.assistant.status !== 'archived' && <Ask {...loaded} />}
  </AssistantScreen>
)

function Ask({ site_id, assistant }: ScreenState) {
  const { t } = useMessages()
  const { conversation_id, live, ask, begin } = useAsking(site_id, assistant.id)
  const { data } = useInfiniteQuery({
    ...messagesQuery(site_id, conversation_id ?? ''),
    enabled: conversation_id !== undefined,
  })
  const said = conversation_id === undefined ? [] : (data?.pages.flatMap(page => page.data) ?? [])
  const rows = saidRows(said, live)
  return (
    <Section
      isFlush
      title={t('conversations.ask')}
      description={t('conversations.ask_text')}
      action={
        conversation_id && (
          <span className="row-of">
            <Link href={conversationPath(site_id, assistant.id, conversation_id)}>
              {t('conversations.open_conversation')}
            </Link>
            <Button onPress={begin}>{t('conversations.begin_anew')}</Button>
          </span>
        )
      }
    >
      <Transcript conversation_id={conversation_id} rows={rows} assistant_name={assistant.name} />
      <MessageForm
        label={t('knowledge.question')}
        action={t('conversations.ask_action')}
        maxLength={constraints.NewAssistantQuestion.text.maxLength}
        onSend={text => ask(text, said[0]?.number ?? 0)}
      />
    </Section>
  )
}
