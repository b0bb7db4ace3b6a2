/** How many people are at a step right now. */
import { UsersRound } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'

export function LiveCount({ count }: { count: number }) {
  const { t, number } = useMessages()
  return (
    <span className="live-count numbers" title={t('journeys.live_here', { count })}>
      <UsersRound size={12} aria-hidden />
      {number(count)}
      <span className="unseen">{t('journeys.live_here', { count })}</span>
    </span>
  )
}
