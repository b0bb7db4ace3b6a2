/** What is known of each lead at the service: its state, the reason in words, and when it is tried again. */
import type { Connection, SyncEntry, SyncStatus } from '@leadwright/sdk'
import { ArrowLeftRight, CircleCheck, CircleDashed, CircleX, Hourglass, type LucideIcon, Send } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { serviceNames } from '../../product/connections/paths.ts'
import { useList } from '../../product/lists/use-list.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { Badge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import type { Tone } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { consentWords, entryStates, entryStateWords } from './connection-words.ts'
import { entriesQuery } from './queries.ts'

const looks: Record<SyncStatus, [LucideIcon, Tone | undefined]> = {
  waiting: [Hourglass, 'warning'],
  under_way: [Send, 'info'],
  synced: [CircleCheck, 'good'],
  refused: [CircleX, 'bad'],
  left_out: [CircleDashed, undefined],
}

export function EntryList({ site_id, connection }: { site_id: string; connection: Connection }) {
  const { t, relative } = useMessages()
  const can = useCan()
  const [view, change] = useView('/sites/$site_id/settings/connections/$connection_id')
  const list = useList(entriesQuery(site_id, connection.id, view.status))
  const service = serviceNames[connection.service]
  const nameOf = ({ lead, email }: SyncEntry) => lead.email || email || t('connections.lead_gone')
  return (
    <>
      <FilterBar>
        <Select
          label={t('connections.state')}
          isRequired
          value={view.status ?? 'any'}
          onChange={id => change({ status: id === 'any' ? undefined : id })}
          options={[
            { id: 'any', label: t('connections.all_leads') },
            ...entryStates.map(id => ({ id, label: t(entryStateWords[id]) })),
          ]}
        />
      </FilterBar>
      <DataTable
        label={t('connections.tab_leads')}
        {...list}
        lines={2}
        nameOf={nameOf}
        {...(can('read-lead', site_id) && {
          hrefOf: ({ lead_id }: SyncEntry) => pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id }),
        })}
        empty={
          view.status ? (
            <NoMatches icon={<ArrowLeftRight size={20} aria-hidden />} onClear={() => change({ status: undefined })} />
          ) : (
            <EmptyState
              icon={<ArrowLeftRight size={20} aria-hidden />}
              title={t('connections.no_entries')}
              text={t('connections.no_entries_text')}
            />
          )
        }
        columns={[
          { id: 'email', label: t('connections.contact'), width: '3fr', cell: nameOf },
          {
            id: 'reason',
            label: t('connections.reason'),
            // With what to do, of which two lines are shown.
            width: '5fr',
            cell: ({ field, reason_text, detail }) =>
              [reason_text && (field ? `${field}: ${reason_text}` : reason_text), detail].filter(Boolean).join(' – '),
          },
          {
            id: 'consent',
            label: t('connections.consent_there', { service }),
            width: '150px',
            hideBelow: 1280,
            cell: ({ consent }) => (consent ? t(consentWords[consent]) : ''),
          },
          {
            id: 'sent',
            label: t('connections.last_sync'),
            width: '170px',
            hideBelow: 1024,
            cell: ({ sent_at, received_at, next_attempt_at }) => {
              if (next_attempt_at) return t('connections.next_try', { when: relative(next_attempt_at) })
              const at = [sent_at, received_at]
                .flatMap(one => one ?? [])
                .sort()
                .at(-1)
              return at ? relative(at) : t('connections.never')
            },
          },
          {
            id: 'status',
            label: t('connections.state'),
            width: '150px',
            cell: ({ status }) => {
              const [Icon, tone] = looks[status]
              return (
                <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
                  {t(entryStateWords[status])}
                </Badge>
              )
            },
          },
        ]}
      />
    </>
  )
}
