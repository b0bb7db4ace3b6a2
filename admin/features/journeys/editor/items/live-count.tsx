/** How many people are at a step right now; `isSilent` where a screen reader hears it elsewhere. */
import { UsersRound } from 'lucide-react'
import { useMessages } from '../../../../messages/messages.tsx'
import styles from './live-count.module.css'

export function LiveCount({ count, isSilent = false }: { count: number; isSilent?: boolean }) {
  const { t, number } = useMessages()
  return (
    <span
      className={`${styles.liveCount} numbers`}
      data-slot="live-count"
      aria-hidden={isSilent}
      title={t('journeys.live_here', { count })}
    >
      <UsersRound size={12} aria-hidden />
      <span aria-hidden>{number(count)}</span>
      <span className="visually-hidden">{t('journeys.live_here', { count })}</span>
    </span>
  )
}
