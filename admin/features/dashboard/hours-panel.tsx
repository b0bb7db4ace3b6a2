/** When visitors submit forms and people open emails. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { HoursSection } from '../../product/charts/hours-section.tsx'
import { emailHoursQuery, type Period, submissionHoursQuery } from '../../product/results/queries.ts'
import { useCan } from '../../product/session/abilities.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'

type What = 'submissions' | 'opens'

export function HoursPanel({ site_id, period }: { site_id: string; period: Period }) {
  const { t } = useMessages()
  const can = useCan()
  const kinds: What[] = [
    ...(can('manage-popups', site_id) ? (['submissions'] as const) : []),
    ...(can('manage-emails', site_id) ? (['opens'] as const) : []),
  ]
  const [chosen, choose] = useState<What>()
  const shown = kinds.find(type => type === chosen) ?? kinds[0]
  const submissions = useQuery({ ...submissionHoursQuery(site_id, period), enabled: shown === 'submissions' })
  const opens = useQuery({ ...emailHoursQuery(site_id, period), enabled: shown === 'opens' })
  const hours = (shown === 'opens' ? opens : submissions).data
  if (!shown || !hours) return null
  const words = { submissions: t('popups.submissions'), opens: t('chart.opens') }
  return (
    <HoursSection
      title={t('chart.hours')}
      hours={hours}
      choice={
        kinds.length > 1 && (
          <ChoiceBar
            label={t('chart.hours')}
            value={shown}
            onChange={choose}
            options={kinds.map(id => ({ id, label: words[id] }))}
          />
        )
      }
    />
  )
}
