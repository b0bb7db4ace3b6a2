/** Why an answer says what it says: what was looked for and found, what was cited, and what writing it took. */
import type { AnswerExplanation, ShownPassage } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Facts } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { filterWords, reasonWords } from './conversation-words.ts'
import { costOf } from './cost.ts'
import { Passage } from './passage-dialog.tsx'
import { whyQuery } from './queries.ts'
import styles from './why-dialog.module.css'

export type AnswerReference = { conversation_id: string; message_id: string }
type WhyDialogProps = { explained: AnswerReference | undefined; onClose: () => void }

export function WhyDialog({ explained, onClose }: WhyDialogProps) {
  const { t } = useMessages()
  return (
    <Dialog title={t('conversations.why')} isOpen={explained !== undefined} onClose={onClose} size="large">
      {explained && <Why {...explained} />}
    </Dialog>
  )
}

function Why({ conversation_id, message_id }: AnswerReference) {
  const site_id = useSiteId()
  const { data, error, refetch } = useQuery(whyQuery(site_id, conversation_id, message_id))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  return data ? <Explanation why={data} /> : <Skeleton lines={['60%', '80%', '70%']} />
}

function Explanation({ why }: { why: AnswerExplanation }) {
  const { t } = useMessages()
  const facts = useFacts(why)
  return (
    <div className={styles.why}>
      <Facts facts={facts} />
      <div className="stack" data-near>
        <h3>{t('conversations.passages_found')}</h3>
        {why.passages.length === 0 && <p className="muted">{t('conversations.passages_none')}</p>}
        <ol className={styles.passages}>
          {why.passages.map(passage => (
            <li key={`${passage.source_id} ${passage.position}`}>
              <Found passage={passage} />
            </li>
          ))}
        </ol>
      </div>
      {why.rules !== null && (
        <details className={styles.rules}>
          <summary>{t('conversations.rules')}</summary>
          <pre>{why.rules}</pre>
        </details>
      )}
    </div>
  )
}

function useFacts(why: AnswerExplanation): [string, ReactNode][] {
  const { t, number, list } = useMessages()
  const { question, query, confidence, answerable, model, input_tokens, output_tokens, cost_usd_micros } = why
  const share = number(confidence, { style: 'percent', maximumFractionDigits: 0 })
  return [
    [
      t('knowledge.question'),
      <span key="question" dir="auto">
        {question}
      </span>,
    ],
    [
      t('conversations.looked_for'),
      <span key="query" dir="auto">
        {query}
      </span>,
    ],
    [
      t('conversations.confidence'),
      t(answerable ? 'conversations.answerable' : 'conversations.not_answerable', { share }),
    ],
    ...(why.reason === null ? [] : [[t('conversations.reason'), t(reasonWords(why.reason))] as [string, ReactNode]]),
    [t('assistants.model'), model ?? t('conversations.no_model')],
    ...(model === null
      ? []
      : ([
          [
            t('conversations.tokens'),
            t('conversations.tokens_of', { read: number(input_tokens), written: number(output_tokens) }),
          ],
          [t('conversations.cost'), costOf(number, cost_usd_micros)],
        ] as [string, ReactNode][])),
    [
      t('conversations.filters'),
      why.filters.length === 0 ? t('conversations.filters_none') : list(why.filters.map(name => t(filterWords(name)))),
    ],
    [t('assistants.version'), t('template_versions.number', { number: why.settings_version })],
  ]
}

function Found({ passage }: { passage: ShownPassage }) {
  const { t } = useMessages()
  const { number, source_name, cited, text_rank, vector_rank } = passage
  return (
    <div className="stack" data-near>
      <p className="row-of">
        <strong dir="auto">{t('conversations.passage_of', { number, source: source_name })}</strong>
        <Badge {...(cited && { tone: 'good' as const })}>
          {t(cited ? 'conversations.cited' : 'conversations.not_cited')}
        </Badge>
        <span className="muted numbers">
          {[
            ...(text_rank === null ? [] : [t('knowledge.by_words', { rank: text_rank })]),
            ...(vector_rank === null ? [] : [t('knowledge.by_meaning', { rank: vector_rank })]),
          ].join(' · ')}
        </span>
      </p>
      <Passage citation={passage} />
    </div>
  )
}
