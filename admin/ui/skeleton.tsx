/** The final shape while data is on its way; appears only after 150 ms, so that quick answers never flicker. */
import { useMessages } from '../messages/messages.tsx'
import styles from './skeleton.module.css'

/** Bars of text. `lines` are widths, each a different one: `['40%', '90%']`. */
export function Skeleton({ lines = ['60%', '90%', '75%'] }: { lines?: string[] }) {
  const { t } = useMessages()
  return (
    <div className={styles.skeleton} role="status" aria-label={t('ui.loading')}>
      {lines.map(width => (
        <SkeletonBar key={width} width={width} />
      ))}
    </div>
  )
}

/** One bar, for shapes of your own; put `role="status"` on their frame. */
export function SkeletonBar({ width, height = 12 }: { width: string; height?: number }) {
  return <span className={styles.bar} style={{ width, height }} />
}
