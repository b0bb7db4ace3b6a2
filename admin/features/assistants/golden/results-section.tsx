/** What came of one run, what failed first. */
import type { GoldenResult } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useSite } from '../../../product/sites/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../feedback/feedback.module.css'
import type { ScreenState } from '../screen/assistant-screen.tsx'
import { reasonWords } from './golden-words.ts'
import { runQuery } from './queries.ts'

type ResultsProps = Pick<ScreenState, 'site_id' | 'assistant'> & { run_id: string; onClose: () => void }

export function ResultsSection({ site_id, assistant, run_id, onClose }: ResultsProps) {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  const { data: run, error, refetch } = useQuery(runQuery(site_id, assistant.id, run_id))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (run_id) place.current?.scrollIntoView({ block: 'start' })
  }, [run_id])
  const results = [...(run?.results ?? [])].sort((one, other) => Number(one.passed) - Number(other.passed))
  return (
    <div ref={place}>
      <Section
        title={run ? t('golden.results_of', { when: moment(run.created_at, timezone) }) : t('golden.results')}
        action={<Button onPress={onClose}>{t('ui.close')}</Button>}
      >
        {error && !run && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!run && !error && <Skeleton lines={['80%', '60%', '70%']} />}
        <ul className={styles.entries}>
          {results.map(result => (
            <li key={result.question_id}>
              <Result result={result} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

function Result({ result }: { result: GoldenResult }) {
  const { t, number } = useMessages()
  const { question, passed, reason, rank, confidence, passages, answer, model } = result
  const share = number(confidence, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <article className="stack" data-near>
      <h3 dir="auto">{question}</h3>
      <p className="row-of">
        <Badge tone={passed ? 'good' : 'bad'}>{t(passed ? 'golden.is_passed' : 'golden.is_failed')}</Badge>
        {reason && <span>{t(reasonWords[reason])}</span>}
        <span className="muted">
          {rank !== null && `${t('golden.rank', { rank: number(rank) })} · `}
          {t('golden.confidence', { share })}
        </span>
      </p>
      {answer !== null && (
        <p className={styles.answer} dir="auto">
          {answer} {model && <span className="muted">({model})</span>}
        </p>
      )}
      {passages.length > 0 && (
        <details>
          <summary>{t('golden.found', { count: passages.length, shown: number(passages.length) })}</summary>
          <ol className={styles.entries}>
            {passages.map(passage => (
              <li key={`${passage.source_id} ${passage.excerpt}`}>
                <p className="row-of">
                  <strong>{passage.heading ?? passage.source_name}</strong>
                  {passage.is_expected && <Badge tone="good">{t('golden.is_expected')}</Badge>}
                </p>
                <p className={styles.answer} dir="auto">
                  {passage.excerpt}
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </article>
  )
}
