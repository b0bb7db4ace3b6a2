/** One incoming hook: its address, how its fields are mapped, and what its calls became. */
import type { IncomingHook } from '@leadwright/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, refreshAll } from '../../product/screens/use-change.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { CodeSnippet } from '../../ui/code-snippet.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { CallList } from './call-list.tsx'
import { HookBadge } from './hook-badge.tsx'
import { HookMapping } from './hook-mapping.tsx'
import { hookQuery } from './queries.ts'
import { useHookActions } from './use-hook-actions.tsx'

export function HookScreen() {
  const { t } = useMessages()
  const can = useCan()
  const { site_id } = useSite()
  const { incoming_hook_id } = useParams({ from: '/sites/$site_id/settings/integrations/hooks/$incoming_hook_id' })
  const { data: hook, error, refetch } = useQuery(hookQuery(site_id, incoming_hook_id))
  const { actions, dialogs } = useHookActions(site_id, hook)
  useFirstCall(site_id, hook)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!hook) return null
  return (
    <>
      <PageHeader
        title={hook.name}
        status={<HookBadge of={hook} />}
        back={{
          label: t('integrations.title'),
          href: pathTo('/sites/$site_id/settings/integrations', { site_id }),
        }}
        menu={actions}
      />
      <div className="stack">
        <Standing of={hook} />
        <Section title={t('integrations.address')} description={t('integrations.address_text')}>
          <CodeSnippet label="POST" code={hook.url} />
        </Section>
        {hook.fields.length + hook.mapping.length > 0 && (
          <HookMapping key={`${hook.id} ${hook.version} ${hook.fields.length}`} site_id={site_id} hook={hook} />
        )}
        {can('read-lead', site_id) && <CallList site_id={site_id} hook={hook} />}
      </div>
      {dialogs}
    </>
  )
}

/** What to do next. */
function Standing({ of: { status, calls } }: { of: IncomingHook }) {
  const { t } = useMessages()
  if (status === 'waiting_for_call')
    return (
      <Notice tone="info" title={t('integrations.waiting_for_call')}>
        {t('integrations.waiting_for_call_text')}
      </Notice>
    )
  if (status === 'waiting_for_mapping')
    return (
      <Notice tone="warning" title={t('integrations.calls_wait', { count: calls.waiting })}>
        {t('integrations.waiting_for_mapping_text')}
      </Notice>
    )
  if (status === 'paused')
    return (
      <Notice tone="warning" title={t('integrations.paused')}>
        {t('integrations.paused_text', { count: calls.waiting })}
      </Notice>
    )
  return null
}

const look_ms = 3_000

/** Calls are no events of the stream: who waits for the first one sees it come. */
function useFirstCall(site_id: string, hook: IncomingHook | undefined): void {
  const queries = useQueryClient()
  const isAwaited = hook?.status === 'waiting_for_call'
  const isWorking = hook?.status === 'active' && hook.calls.waiting > 0
  useEffect(() => {
    if (!isAwaited && !isWorking) return
    const timer = setInterval(
      () => void refreshAll(queries, ofSite(site_id, 'incoming_hooks', 'incoming_calls')),
      look_ms,
    )
    return () => clearInterval(timer)
  }, [isAwaited, isWorking, queries, site_id])
}
