/** What was asked and not answered, the most asked first: an answer that is written here is known from then on. */
import type { UnansweredTopic } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { conversationPath } from '../../../product/assistants/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { PlainTable } from '../../../ui/plain-table.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CorrectDialog } from '../conversations/correct-dialog.tsx'
import { topicsQuery } from '../conversations/queries.ts'

export function UnansweredTopics({ site_id, assistant_id }: { site_id: string; assistant_id: string }) {
  const { t, number, relative } = useMessages()
  const { data: topics, error, refetch } = useQuery(topicsQuery(site_id, assistant_id))
  const [answered, answer] = useState<UnansweredTopic>()
  return (
    <Section title={t('conversations.topics')} description={t('conversations.topics_text')}>
      {error && !topics && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!topics && !error && <Skeleton lines={['80%', '60%']} />}
      {topics?.length === 0 && <p className="muted">{t('conversations.topics_none')}</p>}
      {topics && topics.length > 0 && (
        <PlainTable
          rows={topics}
          keyOf={({ message_id }) => message_id}
          header={{ label: t('knowledge.question'), cell: ({ question }) => <span dir="auto">{question}</span> }}
          columns={[
            { label: t('conversations.times_asked'), cell: ({ count }) => number(count) },
            {
              label: t('conversations.last_asked'),
              isText: true,
              cell: ({ conversation_id, last_at }) => (
                <Link href={conversationPath(site_id, assistant_id, conversation_id)}>{relative(last_at)}</Link>
              ),
            },
            {
              label: t('conversations.answer_it'),
              isText: true,
              isLabelHidden: true,
              cell: topic => (
                <Button
                  aria-label={t('conversations.answer_it_named', { question: topic.question })}
                  onPress={() => answer(topic)}
                >
                  {t('conversations.answer_it')}
                </Button>
              ),
            },
          ]}
        />
      )}
      <CorrectDialog correcting={answered} isUnanswered onClose={() => answer(undefined)} />
    </Section>
  )
}
