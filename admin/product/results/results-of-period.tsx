/** Results of so many days, which one chooses: while they load, when they failed, and as their screen shows them. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './results.module.css'

const periods = [7, 30, 90, 365] as const
export const usualPeriod: number = 30

type ResultsOfPeriodProps<Found> = {
  of: UseQueryResult<Found>
  days: number
  onDays: (days: number) => void
  children: (found: Found) => ReactNode
}

export function ResultsOfPeriod<Found>({ of, days, onDays, children }: ResultsOfPeriodProps<Found>) {
  const { t } = useMessages()
  const { data, error, refetch } = of
  return (
    <div className={styles.results}>
      <ChoiceBar
        label={t('results.period')}
        value={String(days)}
        onChange={id => onDays(Number(id))}
        options={periods.map(of => ({ id: String(of), label: t('results.days', { count: of }) }))}
      />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton lines={['40%', '80%', '60%']} />}
      {data && children(data)}
    </div>
  )
}
