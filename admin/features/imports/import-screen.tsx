/** One import: mapping, settings, check, and results. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { operationQuery } from '../../product/operations/queries.ts'
import { ofSite, refreshAll } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ImportPass } from './import-pass.tsx'
import { ImportSteps, type Step } from './import-steps.tsx'
import { badgeOf, importsPath, isOpen } from './import-words.ts'
import { MapColumns } from './map-columns.tsx'
import { importQuery } from './queries.ts'

export function ImportScreen() {
  const { t, number } = useMessages()
  const { site_id } = useSite()
  const { import_id } = useParams({ from: '/sites/$site_id/imports/$import_id' })
  const [view, change] = useView('/sites/$site_id/imports/$import_id')
  const { data: one, error, refetch } = useQuery(importQuery(site_id, import_id))
  useFollowing(site_id, one?.result?.operation_id ?? one?.check?.operation_id)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!one) return null
  const isMapping = isOpen(one) && (view.step === 'map' || one.check === undefined)
  const step: Step = isMapping ? 'map' : one.result ? 'import' : 'check'
  return (
    <>
      <PageHeader
        title={one.name}
        status={<StatusBadge status={badgeOf[one.status]} />}
        back={{ label: t('imports.title'), href: importsPath(site_id) }}
        description={t('imports.row_count', { count: one.row_count, shown: number(one.row_count) })}
      />
      <ImportSteps here={step} />
      {isMapping ? (
        <MapColumns
          key={`${one.sheet} ${one.delimiter} ${one.encoding} ${one.header_row}`}
          site_id={site_id}
          of={one}
          onChecked={() => change({ step: undefined })}
        />
      ) : (
        <ImportPass site_id={site_id} of={one} />
      )}
    </>
  )
}

/** Its status follows from its operation and from the one that undoes it, and is refetched as they proceed. */
function useFollowing(site_id: string, operation_id: string | undefined): void {
  const queries = useQueryClient()
  const { data: first } = useQuery({
    ...operationQuery(site_id, operation_id ?? ''),
    enabled: operation_id !== undefined,
  })
  const { data: undo } = useQuery({
    ...operationQuery(site_id, first?.undone_by ?? ''),
    enabled: Boolean(first?.undone_by),
  })
  const come = [first, undo].map(one => (one ? `${one.status} ${one.progress.processed}` : '')).join()
  useEffect(() => {
    if (come !== ',') void refreshAll(queries, ofSite(site_id, 'imports'))
  }, [come, queries, site_id])
}
