/** Numbers in a row, each with its name, and where they have one, a note and their course by day. */
import { Sparkline } from '../charts/sparkline.tsx'
import styles from './figures.module.css'

export type Figure = {
  label: string
  value: string
  note?: string | undefined
  /** By day, oldest first. */
  trend?: readonly number[] | undefined
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={`${styles.figures} numbers`}>
      {figures.map(({ label, value, note, trend }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {note && <small className="muted">{note}</small>}
            {trend && <Sparkline values={trend} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
