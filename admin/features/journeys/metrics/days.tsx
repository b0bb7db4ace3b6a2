/** How many people were enrolled on each day, as a chart or as a table. */
import type { DayMetrics } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { DayChart } from '../../../product/charts/day-chart.tsx'
import styles from '../../../ui/plain-table.module.css'
import { Section } from '../../../ui/section.tsx'
import { filledDays } from './filled-days.ts'

export function EnrolledByDay({ days, isTable }: { days: readonly DayMetrics[]; isTable: boolean }) {
  const { t, number, day: dayWords } = useMessages()
  if (days.length === 0) return null
  return (
    <Section title={t('metrics.days')} description={t('metrics.days_note')}>
      {isTable ? (
        <div className={styles.frame}>
          <table className={`${styles.table} numbers`}>
            <thead>
              <tr>
                <th scope="col">{t('metrics.day')}</th>
                <th scope="col" data-align="end">
                  {t('journeys.enrolled')}
                </th>
                <th scope="col" data-align="end">
                  {t('journeys.live')}
                </th>
                <th scope="col" data-align="end">
                  {t('journeys.completed')}
                </th>
                <th scope="col" data-align="end">
                  {t('journeys.stopped')}
                </th>
                <th scope="col" data-align="end">
                  {t('journeys.failed')}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(day => (
                <tr key={day.date}>
                  <th scope="row">{dayWords(day.date)}</th>
                  <td data-align="end">{number(day.enrolled)}</td>
                  <td data-align="end">{number(day.live)}</td>
                  <td data-align="end">{number(day.completed)}</td>
                  <td data-align="end">{number(day.stopped)}</td>
                  <td data-align="end">{number(day.failed)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <DayChart
          label={t('metrics.chart')}
          days={filledDays(days)}
          wordsOf={(day, count) => t('metrics.day_count', { day, count })}
        />
      )}
    </Section>
  )
}
