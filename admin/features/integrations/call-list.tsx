/** The calls of a hook, and what each became; one opens with its values. */
import type { IncomingCall, IncomingHook } from '@leadwright/sdk'
import { Inbox, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Select } from '../../ui/select.tsx'
import { CallDialog } from './call-dialog.tsx'
import { CallBadge, stateNames, stateWords } from './call-status.tsx'
import { incomingHooks } from './client.ts'
import { callsQuery } from './queries.ts'

export function CallList({ site_id, hook }: { site_id: string; hook: IncomingHook }) {
  const { t, relative } = useMessages()
  const [view, change] = useView('/sites/$site_id/settings/integrations/hooks/$incoming_hook_id')
  const [opened, setOpened] = useState<IncomingCall>()
  const status = stateNames.find(known => known === view.status)
  const list = useList(callsQuery(site_id, hook.id, status))
  const retry = useChange({
    run: (incoming_call_id: string) =>
      incomingHooks.retryIncomingCall({ site_id, incoming_hook_id: hook.id, incoming_call_id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'incoming_calls', 'incoming_hooks'),
    done: () => ({ text: t('integrations.retried') }),
  })
  const emailSource = hook.mapping.find(({ field }) => field === 'email')?.source
  const nameOf = ({ values }: IncomingCall) =>
    values.find(({ source }) => source === emailSource)?.value ||
    values.find(({ value }) => value.includes('@'))?.value ||
    values[0]?.value ||
    t('integrations.erased')
  const actionsOf = ({ id, status: became, values }: IncomingCall) =>
    became === 'refused' && values.length > 0
      ? [
          {
            id: 'retry',
            label: t('integrations.retry'),
            icon: <RotateCw size={16} aria-hidden />,
            onAction: () => retry.mutate(id),
          },
        ]
      : []
  return (
    <>
      <FilterBar>
        <Select
          label={t('integrations.status')}
          isRequired
          value={status ?? 'any'}
          onChange={id => change({ status: id === 'any' ? undefined : id })}
          options={[
            { id: 'any', label: t('integrations.all_calls') },
            ...stateNames.map(id => ({ id, label: t(stateWords[id]) })),
          ]}
        />
      </FilterBar>
      <DataTable
        label={t('integrations.calls')}
        {...list}
        nameOf={nameOf}
        onOpen={setOpened}
        actionsOf={actionsOf}
        empty={
          status ? (
            <NoMatches icon={<Inbox size={20} aria-hidden />} onClear={() => change({ status: undefined })} />
          ) : (
            <EmptyState
              icon={<Inbox size={20} aria-hidden />}
              title={t('integrations.no_calls')}
              text={t('integrations.no_calls_text')}
            />
          )
        }
        columns={[
          { id: 'who', label: t('integrations.call'), cell: nameOf },
          {
            id: 'problem',
            label: t('integrations.problem'),
            hideBelow: 1024,
            cell: ({ problems }) => problems.map(({ text }) => text).join(' · '),
          },
          {
            id: 'at',
            label: t('integrations.received'),
            width: '150px',
            hideBelow: 600,
            cell: ({ received_at }) => relative(received_at),
          },
          { id: 'status', label: t('integrations.status'), width: '150px', cell: one => <CallBadge of={one} /> },
        ]}
      />
      <CallDialog site_id={site_id} call={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
