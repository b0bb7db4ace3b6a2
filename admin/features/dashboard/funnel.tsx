/** From a visit to a lead, and from an email to a click: how many went on at each step. */
import type { Dashboard } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { percent } from '../../product/charts/percent.ts'
import { Section } from '../../ui/section.tsx'
import { figureLabels, funnelOf } from './figures.ts'
import styles from './funnel.module.css'

export function Funnel({ dashboard }: { dashboard: Dashboard }) {
  const { t, number } = useMessages()
  const steps = funnelOf(dashboard)
  if (steps.length < 2) return null
  // Visitors and emails have scales of their own: who gets an email visited at some other time.
  const tops = steps.map((_, at) => steps.slice(0, at + 1).findLast(step => step.share === null)?.count ?? 0)
  return (
    <Section title={t('dashboard.funnel')}>
      <ol className={`${styles.steps} numbers`}>
        {steps.map(({ name, count, share }, at) => (
          <li key={name} data-first={(share === null && at > 0) || undefined}>
            <span>{t(figureLabels[name])}</span>
            <span className={styles.count}>
              {share !== null && <span className="muted">{percent(number, share)}</span>}{' '}
              <strong>{number(count)}</strong>
            </span>
            <svg className={styles.track} width="100%" height={8} aria-hidden>
              <rect className={styles.rest} width="100%" height={8} rx={2} />
              <rect
                className={styles.bar}
                width={`${Math.min(100, (count / Math.max(1, tops[at] ?? 0)) * 100)}%`}
                height={8}
                rx={2}
              />
            </svg>
          </li>
        ))}
      </ol>
    </Section>
  )
}
