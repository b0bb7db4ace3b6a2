/** Where a conversation stands, and how it was rated. */
import type { AnswerRating, Conversation } from '@leadwright/sdk'
import { Bot, CircleCheck, Hourglass, ThumbsDown, ThumbsUp, UserRound } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ratingWords, stateWords } from './conversation-words.ts'

const looks = {
  open: [Bot, undefined],
  waiting: [Hourglass, 'warning'],
  attended: [UserRound, 'info'],
  closed: [CircleCheck, undefined],
} as const

export function ConversationBadge({ of: { status, user_name } }: { of: Pick<Conversation, 'status' | 'user_name'> }) {
  const { t } = useMessages()
  const [Icon, tone] = looks[status]
  return (
    <Badge {...(tone && { tone })} icon={<Icon size={12} aria-hidden />}>
      {status === 'attended' && user_name ? t('conversations.attended_by', { name: user_name }) : t(stateWords[status])}
    </Badge>
  )
}

export function RatingBadge({ rating }: { rating: AnswerRating | undefined }) {
  const { t } = useMessages()
  if (!rating) return null
  const Icon = rating === 'good' ? ThumbsUp : ThumbsDown
  return (
    <Badge tone={rating === 'good' ? 'good' : 'bad'} icon={<Icon size={12} aria-hidden />}>
      {t(ratingWords[rating])}
    </Badge>
  )
}
