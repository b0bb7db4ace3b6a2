/**
 * Each step with a bar of the runs that reached it: continued, still there, ended; and the results of its email and
 * branches.
 */

import type { BranchMetrics, SendMetrics } from '@leadwright/sdk'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import type { Step } from '../../../product/journeys/document.ts'
import { reasonWords } from '../../../product/journeys/run-words.ts'
import { branchLabel, stepLabel } from '../../../product/journeys/step-label.ts'
import type { Href } from '../../../ui/href.ts'
import { Link } from '../../../ui/link.tsx'
import journeyMetricsStyles from '../journey-metrics.module.css'
import styles from './step-funnel.module.css'
import { partsOf, type StepRow } from './step-rows.ts'

type StepFunnelProps = {
  rows: readonly StepRow[]
  steps: Step[]
  enrolled: number
  hrefOf: (step_id: string) => Href
}

export function StepFunnel({ rows, steps, enrolled, hrefOf }: StepFunnelProps) {
  const messages = useMessages()
  const { t } = messages
  return (
    <ol className={styles.funnel}>
      {rows.map(row => (
        <li key={row.step_id} className={styles.step} data-depth={Math.min(row.depth, 3)}>
          <div className={styles.head}>
            <span className={styles.name}>
              {stepLabel(messages, steps, row.step_id, row.step_type)}
              {row.gone && <small className="muted">{t('metrics.gone_step')}</small>}
            </span>
            <span className={`${styles.words} numbers`}>
              <strong>{t('metrics.reached_words', { count: row.reached })}</strong>
              {row.live > 0 && <Link href={hrefOf(row.step_id)}>{t('metrics.live_words', { count: row.live })}</Link>}
              {row.completed > 0 && <span>{t('metrics.goal_words', { count: row.completed })}</span>}
              {row.stopped > 0 && <span>{t('metrics.stopped_words', { count: row.stopped })}</span>}
              {row.failed > 0 && <span data-tone="bad">{t('metrics.failed_words', { count: row.failed })}</span>}
            </span>
          </div>
          <div className={styles.track} aria-hidden>
            <div className={styles.bar} style={{ width: `${enrolled === 0 ? 0 : (row.reached / enrolled) * 100}%` }}>
              {partsOf(row)
                .filter(part => part.count > 0)
                .map(part => (
                  <span
                    key={part.id}
                    className={journeyMetricsStyles.part}
                    data-part={part.id}
                    style={{ flexGrow: part.count }}
                  />
                ))}
            </div>
          </div>
          {row.send && row.reached > 0 && <SendWords send={row.send} />}
          {row.branches && row.reached > 0 && <BranchWords branches={row.branches} steps={steps} />}
        </li>
      ))}
    </ol>
  )
}

const outcomes: [keyof SendMetrics & ('delivered' | 'not_delivered' | 'unknown' | 'not_started'), MessageKey][] = [
  ['delivered', 'metrics.delivered'],
  ['not_delivered', 'metrics.not_delivered'],
  ['unknown', 'metrics.unknown'],
  ['not_started', 'metrics.not_started'],
]
const seen: ['opened' | 'clicked' | 'unsubscribed', MessageKey][] = [
  ['opened', 'metrics.opened'],
  ['clicked', 'metrics.clicked'],
  ['unsubscribed', 'metrics.unsubscribed'],
]

function SendWords({ send }: { send: SendMetrics }) {
  const messages = useMessages()
  const { t, number } = messages
  const share = (count: number) =>
    send.delivered === 0 ? '' : ` (${number(count / send.delivered, { style: 'percent', maximumFractionDigits: 0 })})`
  const facts: [string, string][] = [
    ...outcomes
      .filter(([key]) => key === 'delivered' || send[key] > 0)
      .map(([key, label]): [string, string] => [t(label), number(send[key])]),
    ...send.skipped_reasons.map(({ reason, count }): [string, string] => [
      t('metrics.skipped_because', { reason: reasonWords(messages, reason, 'send_ended') }),
      number(count),
    ]),
    ...(send.delivered > 0
      ? seen.map(([key, label]): [string, string] => [t(label), `${number(send[key])}${share(send[key])}`])
      : []),
  ]
  return <FunnelFacts facts={facts} />
}

function BranchWords({ branches, steps }: { branches: readonly BranchMetrics[]; steps: Step[] }) {
  const messages = useMessages()
  const { number } = messages
  const all = branches.reduce((sum, { taken }) => sum + taken, 0)
  const share = (taken: number) =>
    all === 0 ? '' : ` (${number(taken / all, { style: 'percent', maximumFractionDigits: 0 })})`
  return (
    <FunnelFacts
      facts={branches.map(({ branch_id, taken }) => [
        branchLabel(messages, steps, branch_id),
        `${number(taken)}${share(taken)}`,
      ])}
    />
  )
}

function FunnelFacts({ facts }: { facts: [string, string][] }) {
  return (
    <dl className={`${styles.facts} numbers`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
