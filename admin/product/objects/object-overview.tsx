/** The first tab of popups, campaigns, journeys and templates: its numbers, what it is, and beside them its picture. */
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { type Figure, Figures } from './figures.tsx'
import styles from './object-overview.module.css'

type ObjectOverviewProps = {
  /** Undefined while they are read; empty where there are none. */
  figures: readonly Figure[] | undefined
  /** What the numbers are of, such as "Last 30 days". */
  period: string
  /** Shown instead of the numbers, where there are none yet. */
  none: string
  description?: string
  facts: [name: string, value: ReactNode][]
  picture?: ReactNode
  /** What it does, in parts of its own. */
  children?: ReactNode
}

export function ObjectOverview({ figures, period, none, description, facts, picture, children }: ObjectOverviewProps) {
  const { t } = useMessages()
  return (
    <div className={styles.overview} data-pictured={picture !== undefined || undefined}>
      <div className={styles.words}>
        <Section title={period}>
          {figures && figures.length > 0 ? (
            <Figures figures={figures} />
          ) : (
            <p className={`muted ${styles.none}`}>{figures && none}</p>
          )}
        </Section>
        {children}
        <Section title={t('object.details')} description={description}>
          <Facts facts={facts} />
        </Section>
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </div>
  )
}
