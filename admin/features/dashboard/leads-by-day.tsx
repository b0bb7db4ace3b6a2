/** New leads of the last thirty days, as a chart or as a table. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { DayChart, type DayCount } from '../../product/charts/day-chart.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Section } from '../../ui/section.tsx'
import { SkeletonBar } from '../../ui/skeleton.tsx'
import { leadDaysQuery } from './queries.ts'
import './dashboard.css'

export function LeadsByDay({ site_id, timezone }: { site_id: string; timezone: string }) {
  const { t, number } = useMessages()
  const [view, change] = useView()
  const { data: days, error, refetch } = useQuery(leadDaysQuery(site_id))
  const isTable = view.leads === 'table'
  const total = days?.reduce((sum, day) => sum + day.count, 0)
  return (
    <Section
      title={t('dashboard.leads_title')}
      description={t('dashboard.leads_text', { timezone: timezone.replaceAll('_', ' ') })}
      action={
        <ChoiceBar
          label={t('dashboard.view')}
          value={isTable ? 'table' : 'chart'}
          onChange={id => change({ leads: id === 'table' ? 'table' : undefined })}
          options={[
            { id: 'chart', label: t('dashboard.as_chart') },
            { id: 'table', label: t('dashboard.as_table') },
          ]}
        />
      }
    >
      <p className="dashboard-total numbers">
        <strong>{total === undefined ? '–' : number(total)}</strong>
        <span className="muted">{t('dashboard.new_leads')}</span>
      </p>
      {error && !days ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !days ? (
        <div className="day-chart" role="status" aria-label={t('ui.loading')}>
          <SkeletonBar width="100%" height={216} />
        </div>
      ) : isTable ? (
        <DayTable days={days} />
      ) : (
        <DayChart label={t('dashboard.chart')} days={days} />
      )}
    </Section>
  )
}

function DayTable({ days }: { days: DayCount[] }) {
  const { t, number, day: dayWords } = useMessages()
  return (
    <div className="day-table numbers">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.day')}</th>
            <th scope="col">{t('dashboard.new_leads')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(day => (
            <tr key={day.date}>
              <th scope="row">{dayWords(day.date)}</th>
              <td>{number(day.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
