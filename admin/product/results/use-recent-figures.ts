/** What a popup or a campaign came to in the last days, in three numbers. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { percent } from '../charts/percent.ts'
import type { Figure } from '../objects/figures.tsx'
import { useSite } from '../sites/queries.ts'
import { type ResultsOf, resultsQuery } from './queries.ts'

export const RECENT_DAYS = 30

/** Undefined while they are read; empty where it was never shown. */
export function useRecentFigures(of: ResultsOf): Figure[] | undefined {
  const { t, number } = useMessages()
  const { site_id, timezone } = useSite()
  const { data } = useQuery(resultsQuery(site_id, of, RECENT_DAYS, timezone))
  if (!data) return undefined
  const { totals, days } = data
  if (totals.shown + totals.submitted === 0) return []
  return [
    { label: t('results.shown'), value: number(totals.shown), trend: days.map(day => day.shown_daily) },
    { label: t('results.submitted'), value: number(totals.submitted), trend: days.map(day => day.submitted) },
    { label: t('results.rate'), value: totals.rate === null ? '–' : percent(number, totals.rate) },
  ]
}
