/** The site's figures of a period: tiles, the chosen one by day, the funnel, what brought most, what waits for somebody. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonBar } from '../../ui/skeleton.tsx'
import { NeedsAttention } from './attention.tsx'
import { FigurePanel } from './figure-panel.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import { figuresOf } from './figures.ts'
import { Funnel } from './funnel.tsx'
import { HoursPanel } from './hours-panel.tsx'
import styles from './overview.module.css'
import { PeriodPicker } from './period-picker.tsx'
import { dashboardQuery, periodOf } from './queries.ts'
import { TopLists } from './top-lists.tsx'

export function Overview({ site_id }: { site_id: string }) {
  const [view, change] = useView('/sites/$site_id/dashboard')
  const { data: dashboard, error, refetch } = useQuery(dashboardQuery(site_id, periodOf(view)))
  if (!dashboard) {
    if (error) return <ErrorState error={error} onRetry={refetch} />
    return <OverviewSkeleton />
  }
  const figures = figuresOf(dashboard)
  const shown = figures.find(({ name }) => name === (view.figure ?? 'leads')) ?? figures[0]
  return (
    <div className={styles.overview}>
      <NeedsAttention site_id={site_id} attention={dashboard.attention} />
      {shown && (
        <>
          <PeriodPicker />
          <FigureTiles figures={figures} chosen={shown.name} onChoose={figure => change({ figure })} />
          <div className={styles.columns}>
            <FigurePanel dashboard={dashboard} shown={shown} />
            <Funnel dashboard={dashboard} />
          </div>
        </>
      )}
      <HoursPanel site_id={site_id} period={{ from: dashboard.from, to: dashboard.to }} />
      <TopLists site_id={site_id} dashboard={dashboard} />
    </div>
  )
}

export function OverviewSkeleton() {
  const { t } = useMessages()
  return (
    <div className={styles.overview} role="status" aria-label={t('ui.loading')}>
      <SkeletonBar width="100%" height={136} />
      <SkeletonBar width="100%" height={320} />
    </div>
  )
}
