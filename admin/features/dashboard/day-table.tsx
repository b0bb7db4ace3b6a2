/** A figure by day as a table, the last day first. */
import { useMessages } from '../../messages/messages.tsx'
import styles from './day-table.module.css'

interface Props {
  name: string
  dates: readonly string[]
  days: readonly number[]
  previous: readonly number[]
}

export function DayTable({ name, dates, days, previous }: Props) {
  const { t, number, day } = useMessages()
  const rows = dates.map((date, at) => ({ date, count: days[at] ?? 0, before: previous[at] ?? 0 })).toReversed()
  return (
    <table className={`${styles.days} numbers`}>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.day')}</th>
          <th scope="col">{name}</th>
          <th scope="col">{t('dashboard.period_before')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ date, count, before }) => (
          <tr key={date}>
            <th scope="row">{day(date)}</th>
            <td>{number(count)}</td>
            <td className="muted">{number(before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
