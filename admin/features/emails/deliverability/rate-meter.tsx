/** A rate beside where providers ask senders to stay, and where they act. */
import { useMessages } from '../../../messages/messages.tsx'
import styles from './rate-meter.module.css'

type RateMeterProps = { rate: number | null; aim: number; max: number }

const beyond = 1.5

export function RateMeter({ rate, aim, max }: RateMeterProps) {
  const { number } = useMessages()
  if (rate === null) return '–'
  const top = max * beyond
  const tone = rate >= max ? 'bad' : rate >= aim ? 'warning' : 'good'
  const place = (value: number) => `${Math.min(1, value / top) * 100}%`
  return (
    <span className={styles.rate}>
      {number(rate, { style: 'percent', maximumFractionDigits: 2 })}
      <svg width="100%" height={8} aria-hidden>
        <rect className={styles.track} y={2} width="100%" height={4} rx={2} />
        <rect className={styles.bar} data-tone={tone} y={2} width={place(rate)} height={4} rx={2} />
        <rect className={styles.mark} x={place(aim)} width={1} height={8} />
        <rect className={styles.mark} x={place(max)} width={2} height={8} />
      </svg>
    </span>
  )
}
