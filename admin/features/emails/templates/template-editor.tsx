/** The editor of a template: fields at the left, the mail as a lead would get it at the right, saved when asked to. */

import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { templateQuery } from '../../../product/emails/queries.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './template-editor.module.css'
import { TemplateScreen } from './template-screen.tsx'

export function TemplateEditor() {
  const { site_id } = useSite()
  const { template_id } = useParams({ from: '/sites/$site_id/emails/builder/$template_id' })
  const { data, error, refetch } = useQuery(templateQuery(site_id, template_id))
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} />
  if (!data)
    return (
      <div className={styles.loading}>
        <Skeleton lines={['30%', '70%', '90%', '85%']} />
      </div>
    )
  return <TemplateScreen key={data.id} template={data} />
}
