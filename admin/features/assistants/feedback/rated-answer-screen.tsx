/** One rated answer: what was asked and answered, from which passages, and a way to put it right. */
import type { AnswerFeedback } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../../messages/messages.tsx'
import { assistantPath, conversationPath } from '../../../product/assistants/paths.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RatingBadge } from '../conversations/conversation-badges.tsx'
import { ratedAnswerQuery } from '../conversations/queries.ts'
import type { SaidRow } from '../conversations/said-rows.ts'
import { Transcript } from '../conversations/transcript.tsx'
import { assistantQuery } from '../queries.ts'

export function RatedAnswerScreen() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { assistant_id, feedback_id } = useParams({
    from: '/sites/$site_id/assistant/$assistant_id/feedback/$feedback_id',
  })
  const { data: assistant } = useQuery(assistantQuery(site_id, assistant_id))
  const { data, error, refetch } = useQuery(ratedAnswerQuery(site_id, feedback_id))
  const back = { label: t('conversations.feedback'), href: assistantPath(site_id, assistant_id, 'feedback') }
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  if (!data) return <Skeleton lines={['40%', '70%', '60%']} />
  const { conversation_id, question, rating } = data
  return (
    <>
      <PageHeader
        title={question || t('conversations.untitled')}
        back={back}
        status={<RatingBadge rating={rating} />}
        action={
          <Link look="button" href={conversationPath(site_id, assistant_id, conversation_id)}>
            {t('conversations.open_conversation')}
          </Link>
        }
      />
      <Section isFlush>
        <Transcript
          conversation_id={conversation_id}
          rows={rowsOf(data)}
          assistant_name={assistant?.name ?? t('conversations.assistant')}
        />
      </Section>
    </>
  )
}

const rowsOf = ({ question, answer }: AnswerFeedback): SaidRow[] => [
  ...(question === '' ? [] : [{ id: 'question', author: 'visitor', text: question, status: 'complete' } as const]),
  { id: answer.id, author: answer.author, text: answer.text, status: answer.status, message: answer },
]
