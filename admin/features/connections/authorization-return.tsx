/** Where owners come back to from a service: connected, or told why not. */
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { connections } from '../../product/connections/client.ts'
import { connectionPath, connectionsPath, serviceNames } from '../../product/connections/paths.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, refreshAll } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { queryClient } from '../../product/session/query-client.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { problemOf } from '../../ui/problem.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'

export function AuthorizationReturn() {
  const { t } = useMessages()
  const router = useRouter()
  const [{ state = '', code, error: refused }] = useView('/sites/redirect-constantcontact-url')
  const site_id = state.split('.')[0] ?? ''
  // What came back is worth nothing the second time.
  const { data, error } = useQuery({
    queryKey: ['connections', site_id, 'authorization', state],
    queryFn: () =>
      connections.finishAuthorization(
        { site_id, body: { state, ...(code && { code }), ...(refused && { error: refused }) } },
        { maxRetries: 0 },
      ),
    enabled: site_id !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnMount: false,
  })
  useEffect(() => {
    if (!data) return
    toast({ text: t('connections.connected_to', { service: serviceNames[data.service] }) })
    const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] !== 'authorization'
    void refreshAll(queryClient, ofSite(site_id, 'connections'), isOther)
    router.history.replace(connectionPath(site_id, data.id))
  }, [data, router, site_id, t])
  if (site_id !== '' && !error)
    return (
      <>
        <PageHeader title={t('connections.authorizing')} />
        <Skeleton />
      </>
    )
  const { code: problem, text } = problemOf(error ?? undefined)
  const isRefused = problem === 'account_not_authorized'
  return (
    <>
      <PageHeader title={t('connections.title')} />
      <EmptyState
        title={isRefused ? t('connections.not_authorized') : t('connections.not_connected')}
        text={
          site_id === ''
            ? t('connections.return_without_state')
            : isRefused && refused
              ? t('connections.return_denied')
              : text || t('ui.unreachable')
        }
        action={
          <Link look="button" variant="primary" href={site_id === '' ? pathTo('/sites') : connectionsPath(site_id)}>
            {site_id === '' ? t('connections.to_sites') : t('connections.back_to_list')}
          </Link>
        }
      />
    </>
  )
}
