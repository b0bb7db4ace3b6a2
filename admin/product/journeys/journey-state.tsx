/** Whether a journey enrolls: draft, on, off, and paused besides. */
import { CircleCheck, CircleDashed, CirclePause } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

export function JourneyState({ journey }: { journey: { status: 'draft' | 'on' | 'off'; paused: boolean } }) {
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
    </span>
  )
}
