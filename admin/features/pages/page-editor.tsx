/** A page: read, then edited. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './page-screen.module.css'
import { PageScreen } from './page-screen.tsx'
import { pageQuery } from './queries.ts'

export function PageEditor() {
  const { site_id } = useSite()
  const { page_id } = useParams({ from: '/sites/$site_id/site/pages/$page_id' })
  const { data, error, refetch } = useQuery(pageQuery(site_id, page_id))
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} />
  if (!data)
    return (
      <div className={styles.loading}>
        <Skeleton lines={['30%', '70%', '90%', '85%']} />
      </div>
    )
  return <PageScreen key={data.id} page={data} />
}
