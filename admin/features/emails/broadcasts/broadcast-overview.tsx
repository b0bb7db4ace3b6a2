/** How far a broadcast is, to whom it goes, what it says, when. */
import type { Broadcast } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { reasonWords } from '../../../product/journeys/run-words.ts'
import progressStyles from '../../../product/operations/operation-progress.module.css'
import resultsStyles from '../../../product/results/results.module.css'
import { useSite } from '../../../product/sites/queries.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Facts, Section } from '../../../ui/section.tsx'
import { BroadcastTotals } from './broadcast-totals.tsx'
import { exclusionWords } from './reach.tsx'
import { useStepFacts } from './use-step-facts.ts'

type Props = { site_id: string; broadcast: Broadcast }

export function BroadcastOverview({ site_id, broadcast }: Props) {
  const { t, moment } = useMessages()
  const { timezone } = useSite()
  const facts = useStepFacts(site_id, broadcast)
  const at = (iso: string | null) => (iso === null ? '–' : moment(iso, timezone))
  return (
    <div className={resultsStyles.results}>
      <Situation broadcast={broadcast} />
      {broadcast.started_at !== null && <BroadcastTotals counts={broadcast.counts} />}
      <Excluded broadcast={broadcast} />
      <Section title={t('broadcasts.about')}>
        <Facts
          facts={[
            [t('broadcasts.recipients'), facts.recipients.join(' · ')],
            [t('broadcasts.step_content'), facts.content.join(' · ')],
            [t('broadcasts.step_schedule'), facts.schedule.join(' · ')],
            broadcast.started_at
              ? [t('broadcasts.started_at'), at(broadcast.started_at)]
              : [t('broadcasts.starts_at'), at(broadcast.starts_at)],
            [t('broadcasts.ended_at'), at(broadcast.ended_at)],
          ]}
        />
      </Section>
    </div>
  )
}

/** What is happening, and what waits for a decision. */
function Situation({ broadcast }: { broadcast: Broadcast }) {
  const messages = useMessages()
  const { t, number, moment } = messages
  const { timezone } = useSite()
  const { status, reason, counts, starts_at, test_ends_at, winner } = broadcast
  const handed = counts.recipients - counts.waiting
  if (reason === 'late')
    return (
      <Notice tone="warning" title={t(status === 'canceled' ? 'broadcasts.late_canceled' : 'broadcasts.late_waits')} />
    )
  if (status === 'paused' && reason)
    return (
      <Notice tone="bad" title={t('broadcasts.stopped', { reason: reasonWords(messages, reason) })}>
        {t('broadcasts.stopped_text')}
      </Notice>
    )
  if (status === 'failed')
    return (
      <Notice tone="bad" title={t('broadcasts.nobody_reached')}>
        {t('broadcasts.nobody_reached_text')}
      </Notice>
    )
  if (status === 'scheduled' && starts_at)
    return <Notice tone="info" title={t('broadcasts.will_start', { moment: moment(starts_at, timezone) })} />
  if (status === 'canceled')
    return (
      <Notice
        tone="info"
        title={t('broadcasts.was_canceled', { count: counts.waiting, shown: number(counts.waiting) })}
      />
    )
  if (status !== 'sending' && status !== 'paused') return null
  return (
    <>
      <Section title={t('broadcasts.progress')}>
        <div className={progressStyles.progress}>
          <progress aria-label={t('broadcasts.progress')} max={Math.max(1, counts.recipients)} value={handed} />
          <span className="numbers">
            {t('operations.progress', { processed: number(handed), total: number(counts.recipients) })}
          </span>
        </div>
      </Section>
      {test_ends_at !== null && winner === null && (
        <Notice tone="info" title={t('broadcasts.test_runs', { moment: moment(test_ends_at, timezone) })} />
      )}
    </>
  )
}

function Excluded({ broadcast: { counts } }: { broadcast: Broadcast }) {
  const { t, number } = useMessages()
  const rows = Object.entries(counts.excluded)
  if (rows.length === 0 && counts.held_out === 0) return null
  return (
    <Section title={t('broadcasts.not_reached')}>
      <Facts
        facts={[
          ...rows.map(([reason, count]): [string, string] => [
            t(exclusionWords[reason] ?? 'broadcasts.out_unsubscribed'),
            number(count),
          ]),
          ...(counts.held_out > 0 ? [[t('broadcasts.held_out'), number(counts.held_out)] as [string, string]] : []),
        ]}
      />
    </Section>
  )
}
