/** The same as the funnel in a table: every number of every step. */
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import type { Step } from '../../../product/journeys/document.ts'
import { stepLabel } from '../../../product/journeys/step-label.ts'
import styles from '../../../ui/plain-table.module.css'
import type { StepRow } from './step-rows.ts'

const columns: [label: MessageKey, of: (row: StepRow) => number | undefined][] = [
  ['metrics.reached', row => row.reached],
  ['metrics.live', row => row.live],
  ['metrics.left', row => row.left],
  ['journeys.completed', row => row.completed],
  ['journeys.stopped', row => row.stopped],
  ['journeys.failed', row => row.failed],
  ['metrics.delivered', row => row.send?.delivered],
  ['metrics.not_delivered', row => row.send?.not_delivered],
  ['metrics.unknown', row => row.send?.unknown],
  ['metrics.skipped', row => row.send?.skipped],
  ['metrics.not_started', row => row.send?.not_started],
  ['metrics.opened', row => row.send?.opened],
  ['metrics.clicked', row => row.send?.clicked],
  ['metrics.unsubscribed', row => row.send?.unsubscribed],
]

export function StepTable({ rows, steps }: { rows: readonly StepRow[]; steps: Step[] }) {
  const messages = useMessages()
  const { t, number } = messages
  const shown = columns.filter(([, of], at) => at < 6 || rows.some(row => of(row) !== undefined))
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} numbers`}>
        <thead>
          <tr>
            <th scope="col">{t('metrics.step')}</th>
            {shown.map(([label]) => (
              <th key={label} scope="col" data-align="end">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.step_id}>
              <th scope="row" data-depth={Math.min(row.depth, 2)}>
                {stepLabel(messages, steps, row.step_id, row.step_type)}
              </th>
              {shown.map(([label, of]) => {
                const value = of(row)
                return (
                  <td key={label} data-align="end">
                    {value === undefined ? '–' : number(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
