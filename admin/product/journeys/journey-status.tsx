/** Whether a journey enrolls: draft, on, off; and paused, or keeping a lead out that goes round, besides. */
import { CircleCheck, CircleDashed, CirclePause, RefreshCwOff } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

type StatusFacts = { status: 'draft' | 'on' | 'off'; paused: boolean; throttled_at?: string | null }

export function JourneyStatus({ journey }: { journey: StatusFacts }) {
  const { t } = useMessages()
  return (
    <span className="row-of">
      {journey.status === 'draft' && <StatusBadge status="draft" />}
      {journey.status === 'on' && (
        <Badge tone="good" icon={<CircleCheck size={12} aria-hidden />}>
          {t('journeys.on')}
        </Badge>
      )}
      {journey.status === 'off' && <Badge icon={<CircleDashed size={12} aria-hidden />}>{t('journeys.off')}</Badge>}
      {journey.paused && (
        <Badge tone="warning" icon={<CirclePause size={12} aria-hidden />}>
          {t('status.paused')}
        </Badge>
      )}
      {journey.throttled_at && (
        <Badge tone="bad" icon={<RefreshCwOff size={12} aria-hidden />}>
          {t('status.throttled')}
        </Badge>
      )}
    </span>
  )
}
