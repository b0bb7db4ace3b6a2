/** What each step or part of a thing says, what it lacks, and the way to change it. */
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { Href } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import styles from './step-summary.module.css'

export type SummarizedStep = {
  id: string
  title: string
  href: Href
  /** The words of its link; absent: Change. */
  action?: string
  facts: readonly string[]
  missing: readonly { pointer: string; code: string; text: string }[]
  /** Below what is missing. */
  more?: ReactNode
}

export function StepSummary({ steps }: { steps: readonly SummarizedStep[] }) {
  const { t } = useMessages()
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, title, href, action, facts, missing, more }) => (
        <li key={id} data-lacks={missing.length > 0 || undefined}>
          {missing.length > 0 ? (
            <CircleAlert size={16} aria-label={t('campaign.step_lacks')} />
          ) : (
            <CircleCheck size={16} aria-label={t('campaign.step_done')} />
          )}
          <div>
            <strong>{title}</strong>
            {facts.map(fact => (
              <p key={fact} className="muted">
                {fact}
              </p>
            ))}
            {missing.map(({ pointer, code, text }) => (
              <p key={pointer + code} className={styles.missing}>
                {text}
              </p>
            ))}
            {more}
          </div>
          <Link href={href}>
            {action ?? t('campaign.change')}
            {!action && <span className="visually-hidden"> {title}</span>}
          </Link>
        </li>
      ))}
    </ol>
  )
}
