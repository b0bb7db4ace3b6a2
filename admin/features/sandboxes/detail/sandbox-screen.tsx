/** One sandbox: whether it works, what it is, who is in, and its settings. */
import type { Sandbox } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { fileSize } from '../../../product/file-size.ts'
import { ObjectUses } from '../../../product/objects/object-uses.tsx'
import { SubscriptionBadge } from '../../../product/sandboxes/access-badge.tsx'
import { sandboxes } from '../../../product/sandboxes/client.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useChange } from '../../../product/screens/use-change.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Facts, Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { sandboxQuery, usesQuery } from '../queries.ts'
import { SandboxBadge } from '../sandbox-badge.tsx'
import { typeWords } from '../words.ts'
import { AccessList } from './access-list.tsx'
import { EditSandbox } from './edit-sandbox.tsx'
import { SandboxTrouble } from './sandbox-trouble.tsx'
import { useSandboxActions } from './use-sandbox-actions.tsx'

export function SandboxScreen() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const can = useCan()
  const { sandbox_id } = useParams({ from: '/sites/$site_id/sandboxes/$sandbox_id' })
  const { data: sandbox, error, refetch } = useQuery(sandboxQuery(site_id, sandbox_id))
  const { actions, dialogs } = useSandboxActions(sandbox)
  const enter = useChange({
    run: () => sandboxes.open({ site_id, sandbox_id }),
    shows: 'the answer',
    done: ({ url }) => void window.open(url, '_blank', 'noopener'),
  })
  const back = { label: t('sandboxes.title'), href: pathTo('/sites/$site_id/sandboxes', { site_id }) }
  if (error && !sandbox) return <ErrorState isPage error={error} onRetry={() => void refetch()} back={back} />
  if (!sandbox) return <Skeleton lines={['30%', '60%', '50%']} />
  const mayManage = can('manage-sandboxes', site_id)
  return (
    <>
      <PageHeader
        title={sandbox.name}
        status={<SandboxBadge of={sandbox} />}
        back={back}
        action={
          mayManage && (
            <Button
              variant="primary"
              icon={<ExternalLink size={16} aria-hidden />}
              isDisabled={
                sandbox.machine_status === 'creating' || sandbox.machine_status === 'deleting' || sandbox.url === null
              }
              isPending={enter.isPending}
              onPress={() => enter.mutate()}
            >
              {t('sandboxes.open')}
            </Button>
          )
        }
        menu={actions}
      />
      <div className="stack">
        <SandboxTrouble of={sandbox} />
        <Overview sandbox={sandbox} />
        <AccessList sandbox={sandbox} />
        {mayManage && sandbox.machine_status !== 'deleting' && <EditSandbox sandbox={sandbox} />}
        <Uses sandbox_id={sandbox_id} />
      </div>
      {dialogs}
    </>
  )
}

const gigabyte = 1_000_000_000

function Overview({ sandbox }: { sandbox: Sandbox }) {
  const { t, number, moment, relative } = useMessages()
  const { timezone } = useSite()
  const { used_bytes, size_gb, expires_at, cleanup_at, last_accessed_at, pool_size, pool_ready } = sandbox
  return (
    <Section>
      <div className="stack">
        <Facts
          facts={[
            [t('sandboxes.type'), t(typeWords[sandbox.type])],
            [t('sandboxes.subscription'), <SubscriptionBadge key="status" of={sandbox} />],
            [t('sandboxes.url'), sandbox.url ?? t('sandboxes.no_url')],
            [t('sandboxes.expires'), expires_at ? moment(expires_at, timezone) : t('sandboxes.never')],
            [t('sandboxes.cleaned_at'), cleanup_at ? moment(cleanup_at, timezone) : t('sandboxes.kept')],
            [t('sandboxes.last_access'), last_accessed_at ? relative(last_accessed_at) : t('sandboxes.not_yet')],
            [t('sandboxes.leads'), number(sandbox.lead_count)],
            ...(pool_size > 0
              ? ([[t('sandboxes.pool'), t('sandboxes.pool_ready', { ready: pool_ready, size: pool_size })]] satisfies [
                  string,
                  string,
                ][])
              : []),
            ...(sandbox.control_panel_username
              ? ([[t('sandboxes.panel_user'), sandbox.control_panel_username]] satisfies [string, string][])
              : []),
          ]}
        />
        {used_bytes !== null && <Space used_bytes={used_bytes} size_gb={size_gb} />}
      </div>
    </Section>
  )
}

function Space({ used_bytes, size_gb }: { used_bytes: number; size_gb: number | null }) {
  const { t, number } = useMessages()
  const used = fileSize(used_bytes, { number })
  const limit = size_gb === null ? null : size_gb * gigabyte
  const words = limit === null ? used : t('sandboxes.used_of', { used, size: fileSize(limit, { number }) })
  return <Meter label={t('sandboxes.space')} used={used_bytes} limit={limit} words={words} />
}

function Uses({ sandbox_id }: { sandbox_id: string }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data } = useQuery(usesQuery(site_id, sandbox_id))
  return (
    <ObjectUses site_id={site_id} uses={data?.data} text={t('sandboxes.uses_text')} none={t('sandboxes.uses_none')} />
  )
}
