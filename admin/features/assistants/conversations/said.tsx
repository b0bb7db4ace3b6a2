/** One message: who says it, its words, and under an answer its passages and its rating. */
import type { Citation, ConversationMessage } from '@leadwright/sdk'
import { CircleQuestionMark, PenLine } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { sourcePath } from '../../../product/knowledge/paths.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { AnswerText } from './answer-text.tsx'
import { RatingBadge } from './conversation-badges.tsx'
import { reasonWords } from './conversation-words.ts'
import type { SaidRow } from './said-rows.ts'
import { SentFiles } from './sent-files.tsx'
import styles from './transcript.module.css'

type SaidProps = {
  row: SaidRow
  assistant_name: string
  onCitation: (citation: Citation) => void
  onWhy: (message_id: string) => void
  onWrong: (message_id: string) => void
}

export function Said({ row, assistant_name, onCitation, onWhy, onWrong }: SaidProps) {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  const { author, text, status, message } = row
  const names = {
    visitor: t('conversations.visitor'),
    person: message?.user_name || t('conversations.person'),
    assistant: assistant_name,
  }
  return (
    <article className={styles.said} data-author={author} aria-label={names[author]}>
      <p className={styles.who}>
        <strong>{names[author]}</strong>
        {message && (
          <time className="muted numbers" dateTime={message.created_at}>
            {moment(message.created_at, timezone)}
          </time>
        )}
      </p>
      <div className={styles.bubble}>
        {author === 'visitor' ? (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        ) : (
          <AnswerText text={text} citations={message?.citations ?? []} onCitation={onCitation} />
        )}
        {message && message.files.length > 0 && <SentFiles files={message.files} />}
        {status === 'writing' && text === '' && <p className="muted">{t('conversations.writing')}</p>}
      </div>
      {author === 'assistant' && message && status !== 'writing' && (
        <UnderAnswer message={message} onCitation={onCitation} onWhy={onWhy} onWrong={onWrong} />
      )}
    </article>
  )
}

type UnderProps = Omit<SaidProps, 'row' | 'assistant_name'> & { message: ConversationMessage }

const stateWords = {
  partial: 'conversations.is_partial',
  refused: 'conversations.is_refused',
  failed: 'conversations.has_failed',
} as const

function UnderAnswer({ message, onCitation, onWhy, onWrong }: UnderProps) {
  const { t } = useMessages()
  const { id, status, reason, citations, confidence, rating, comment, corrected_by } = message
  const notes = [
    ...(status in stateWords ? [t(stateWords[status as keyof typeof stateWords])] : []),
    ...(reason === null ? [] : [t(reasonWords(reason))]),
  ]
  return (
    <div className={styles.under}>
      {notes.length > 0 && <p className="muted">{notes.join(' ')}</p>}
      {citations.length > 0 && (
        <ul className={styles.sources} aria-label={t('conversations.sources')}>
          {citations.map(citation => (
            <li key={citation.number}>
              <Button variant="quiet" onPress={() => onCitation(citation)}>
                {t('conversations.passage_of', { number: citation.number, source: citation.source_name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {(rating || comment) && (
        <p className="row-of">
          <RatingBadge rating={rating} />
          {comment && <q dir="auto">{comment}</q>}
        </p>
      )}
      <p className="row-of">
        {confidence !== null && (
          <Button variant="quiet" icon={<CircleQuestionMark size={14} aria-hidden />} onPress={() => onWhy(id)}>
            {t('conversations.why')}
          </Button>
        )}
        {corrected_by ? (
          <Corrected source_id={corrected_by} />
        ) : (
          <Button variant="quiet" icon={<PenLine size={14} aria-hidden />} onPress={() => onWrong(id)}>
            {t('conversations.was_wrong')}
          </Button>
        )}
      </p>
    </div>
  )
}

/** The pair that was written in its place. */
export function Corrected({ source_id }: { source_id: string }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  return <Link href={sourcePath(site_id, source_id)}>{t('conversations.is_corrected')}</Link>
}
