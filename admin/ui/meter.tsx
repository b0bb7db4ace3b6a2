/** How much of a number is used: words, and a bar where there is a number to reach. */
import { Label } from 'react-aria-components/Label'
import { Meter as AriaMeter } from 'react-aria-components/Meter'
import styles from './meter.module.css'

interface Props {
  label: string
  /** What is said of it: "12 of 50". */
  words: string
  used: number
  /** Null where there is none to reach. */
  limit: number | null
  /** Beneath it, where it is full. */
  note?: string | undefined
}

const near = 0.8

export function Meter({ label, words, used, limit, note }: Props) {
  if (limit === null) {
    return (
      <div className={styles.meter}>
        <span>{label}</span>
        <span className={`${styles.words} numbers`}>{words}</span>
      </div>
    )
  }
  // Of what is not included nothing is used up.
  const share = limit === 0 ? Number(used > 0) : Math.min(1, used / limit)
  const tone = share >= 1 ? 'bad' : share >= near ? 'warning' : undefined
  return (
    <AriaMeter className={styles.meter} value={share * 100} valueLabel={words} data-tone={tone}>
      <Label>{label}</Label>
      <span className={`${styles.words} numbers`}>{words}</span>
      <span className={styles.track} aria-hidden>
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
      {note && tone === 'bad' && <span className={styles.note}>{note}</span>}
    </AriaMeter>
  )
}
