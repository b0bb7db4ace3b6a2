/** The editor of a journey: a canvas and an equal outline, properties beside them, issues below, everything saved by itself. */

import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { flowEditorPath } from '../../../product/journeys/paths.ts'
import { journeyQuery } from '../../../product/journeys/queries.ts'
import { firstBranch, type ListKey, listOf } from '../../../product/journeys/steps.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DraftScreen, type DraftScreenProps } from './draft-screen.tsx'
import styles from './loaded-draft.module.css'

type LoadedDraftProps = Omit<DraftScreenProps, 'journey' | 'root'> & {
  site_id: string
  journey_id: string
  root: ListKey | 'first'
}

/** `/draft`, pathTo('/flow-editor'), pathTo('/flow-editor-2'), pathTo('/path-flow-editor'): one editor that is entered in different places. */
export function LoadedDraft({ site_id, journey_id, root, ...props }: LoadedDraftProps) {
  const { t } = useMessages()
  const { data, error, refetch } = useQuery(journeyQuery(site_id, journey_id))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data)
    return (
      <div className={styles.loading}>
        <Skeleton lines={['30%', '60%', '58%', '62%']} />
      </div>
    )
  const { steps } = data.document
  const shown = root === 'first' ? firstBranch(steps) : root
  if (shown === undefined || !listOf(steps, shown))
    return (
      <EmptyState
        title={t('branch.none_title')}
        text={t('branch.none_text')}
        action={
          <Link look="button" variant="primary" href={flowEditorPath(site_id, journey_id)}>
            {t('branch.to_journey')}
          </Link>
        }
      />
    )
  return <DraftScreen key={`${data.id} ${shown}`} journey={data} root={shown} {...props} />
}
