/** The days on which a popup or campaign was published or changed, for its chart. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { wordsOf } from '../activities/activity-words.ts'
import { latestActivitiesQuery } from '../activities/queries.ts'
import type { DayMark } from '../charts/day-chart.tsx'
import { useCan } from '../session/abilities.ts'
import { useSite } from '../sites/queries.ts'
import { dayIn } from '../zone-time.ts'
import type { ResultsOf } from './queries.ts'

export function useResultMarks(site_id: string, of: ResultsOf, from: string): DayMark[] {
  const { t } = useMessages()
  const can = useCan()
  const { timezone = 'UTC' } = useSite()
  const subject_id = 'popup_id' in of ? of.popup_id : of.campaign_id
  const { data } = useQuery({
    ...latestActivitiesQuery(site_id, subject_id),
    enabled: can('read-site', site_id),
  })
  const marks = (data ?? []).map(({ created_at, name }) => ({
    date: dayIn(created_at, timezone),
    label: wordsOf(name, t).act,
  }))
  const seen = new Set<string>()
  return marks.filter(({ date, label }) => {
    const key = `${date} ${label}`
    const isNew = date >= from && !seen.has(key)
    seen.add(key)
    return isNew
  })
}
