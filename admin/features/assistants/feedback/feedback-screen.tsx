/** What people say of an assistant's answers, and what they asked in vain. */
import type { AnswerFeedback, AnswerRating } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { conversationPath, feedbackPath } from '../../../product/assistants/paths.ts'
import { LoadMore } from '../../../product/lists/load-more.tsx'
import { useList } from '../../../product/lists/use-list.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RatingBadge } from '../conversations/conversation-badges.tsx'
import { ratingWords } from '../conversations/conversation-words.ts'
import { CorrectDialog, type CorrectionTarget } from '../conversations/correct-dialog.tsx'
import { feedbackQuery } from '../conversations/queries.ts'
import { Corrected } from '../conversations/said.tsx'
import { AssistantScreen } from '../screen/assistant-screen.tsx'
import styles from './feedback.module.css'
import { UnansweredTopics } from './unanswered-topics.tsx'

export const FeedbackScreen = () => (
  <AssistantScreen here="feedback">
    {({ site_id, assistant }) => (
      <>
        <UnansweredTopics site_id={site_id} assistant_id={assistant.id} />
        <RatedAnswers site_id={site_id} assistant_id={assistant.id} />
      </>
    )}
  </AssistantScreen>
)

type Of = { site_id: string; assistant_id: string }
const ratings: readonly AnswerRating[] = ['bad', 'good']

function RatedAnswers({ site_id, assistant_id }: Of) {
  const { t } = useMessages()
  const [view, change] = useView('/sites/$site_id/assistant/$assistant_id/feedback')
  const list = useList(feedbackQuery(site_id, assistant_id, view.rating))
  const [correcting, correct] = useState<CorrectionTarget>()
  return (
    <Section
      title={t('conversations.rated')}
      description={t('conversations.rated_text')}
      action={
        <ChoiceBar
          label={t('conversations.rating')}
          value={view.rating ?? 'all'}
          onChange={id => change({ rating: id === 'all' ? undefined : id })}
          options={[
            { id: 'all', label: t('conversations.all') },
            ...ratings.map(id => ({ id, label: t(ratingWords[id]) })),
          ]}
        />
      }
    >
      {list.error && !list.rows ? <ErrorState error={list.error} onRetry={() => list.onRetry?.()} /> : null}
      {!list.rows && !list.error && <Skeleton lines={['80%', '60%', '70%']} />}
      {list.rows?.length === 0 && <p className="muted">{t('conversations.rated_none')}</p>}
      {list.rows && list.rows.length > 0 && (
        <ul className={styles.entries}>
          {list.rows.map(feedback => (
            <li key={feedback.id}>
              <Rated site_id={site_id} feedback={feedback} onWrong={correct} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore list={list} />
      <CorrectDialog correcting={correcting} onClose={() => correct(undefined)} />
    </Section>
  )
}

type RatedProps = { site_id: string; feedback: AnswerFeedback; onWrong: (correcting: CorrectionTarget) => void }

function Rated({ site_id, feedback, onWrong }: RatedProps) {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  const { id, conversation_id, assistant_id, rating, comment, question, answer, rated_at } = feedback
  return (
    <article className="stack" data-near>
      <p className="row-of">
        <RatingBadge rating={rating} />
        <time className="muted numbers" dateTime={rated_at}>
          {moment(rated_at, timezone)}
        </time>
      </p>
      <h3 dir="auto">
        <Link href={feedbackPath(site_id, assistant_id, id)}>{question || t('conversations.untitled')}</Link>
      </h3>
      <p className={styles.answer} dir="auto">
        {answer.text}
      </p>
      {comment && (
        <p>
          <q dir="auto">{comment}</q>
        </p>
      )}
      <p className="row-of">
        <Link href={conversationPath(site_id, assistant_id, conversation_id)}>
          {t('conversations.open_conversation')}
        </Link>
        {answer.corrected_by ? (
          <Corrected source_id={answer.corrected_by} />
        ) : (
          <Button onPress={() => onWrong({ conversation_id, message_id: id, question })}>
            {t('conversations.was_wrong')}
          </Button>
        )}
      </p>
    </article>
  )
}
