/** Sandboxes of a site, newest first. */
import type { SandboxMachineStatus } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { Container, Plus, Settings } from 'lucide-react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { fileSize } from '../../product/file-size.ts'
import { useList } from '../../product/lists/use-list.ts'
import { SubscriptionBadge } from '../../product/sandboxes/access-badge.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Link } from '../../ui/link.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { sandboxesQuery } from './queries.ts'
import { SandboxBadge, SpaceBadge } from './sandbox-badge.tsx'
import { typeWords } from './words.ts'

const states: readonly { id: SandboxMachineStatus; word: MessageKey }[] = [
  { id: 'ready', word: 'sandboxes.ready' },
  { id: 'asleep', word: 'sandboxes.asleep' },
  { id: 'creating', word: 'sandboxes.task_create' },
  { id: 'failed', word: 'status.failed' },
]

export function SandboxList() {
  const { t, relative, number, date } = useMessages()
  const { site_id, timezone } = useSite()
  const can = useCan()
  const router = useRouter()
  const [view, change] = useView('/sites/$site_id/sandboxes')
  const list = useList(sandboxesQuery(site_id, { search: view.q, machine_status: view.machine_status }))
  const create = can('create-sandbox', site_id) && (
    <Link look="button" variant="primary" href={pathTo('/sites/$site_id/sandboxes/new-sandbox', { site_id })}>
      <Plus size={16} aria-hidden />
      {t('sandboxes.create')}
    </Link>
  )
  return (
    <>
      <PageHeader
        title={t('sandboxes.title')}
        description={t('sandboxes.text')}
        action={create}
        menu={
          can('manage-sandboxes', site_id)
            ? [
                {
                  id: 'settings',
                  label: t('sandboxes.settings'),
                  icon: <Settings size={16} aria-hidden />,
                  onAction: () =>
                    void router.navigate({ href: pathTo('/sites/$site_id/sandboxes/settings', { site_id }) }),
                },
              ]
            : []
        }
      />
      <FilterBar
        search={{ label: t('sandboxes.search'), value: view.q ?? '', onChange: q => change({ q }) }}
        count={list.rows && !list.hasMore ? t('sandboxes.count', { count: list.rows.length }) : undefined}
      >
        <ChoiceBar
          label={t('sandboxes.state')}
          value={view.machine_status ?? 'all'}
          onChange={next => change({ machine_status: next === 'all' ? undefined : (next as SandboxMachineStatus) })}
          options={[
            { id: 'all', label: t('sandboxes.all') },
            ...states.map(({ id, word }) => ({ id, label: t(word) })),
          ]}
        />
      </FilterBar>
      <DataTable
        label={t('sandboxes.title')}
        {...list}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => pathTo('/sites/$site_id/sandboxes/$sandbox_id', { site_id, sandbox_id: id })}
        empty={
          view.q || view.machine_status ? (
            <NoMatches
              icon={<Container size={20} aria-hidden />}
              onClear={() => change({ q: undefined, machine_status: undefined })}
            />
          ) : (
            <EmptyState
              icon={<Container size={20} aria-hidden />}
              title={t('sandboxes.empty_title')}
              text={t('sandboxes.empty_text')}
              action={create}
            />
          )
        }
        columns={[
          { id: 'name', label: t('sandboxes.name'), width: '2fr', cell: ({ name }) => name },
          {
            id: 'type',
            label: t('sandboxes.type'),
            width: '150px',
            hideBelow: 1280,
            cell: ({ type }) => t(typeWords[type]),
          },
          {
            id: 'machine_status',
            label: t('sandboxes.state'),
            width: '160px',
            cell: sandbox => <SandboxBadge of={sandbox} />,
          },
          {
            id: 'status',
            label: t('sandboxes.subscription'),
            width: '160px',
            cell: sandbox => <SubscriptionBadge of={sandbox} />,
          },
          {
            id: 'leads',
            label: t('sandboxes.leads'),
            width: '100px',
            align: 'end',
            hideBelow: 1280,
            cell: ({ lead_count }) => number(lead_count),
          },
          {
            id: 'space',
            label: t('sandboxes.space'),
            width: '120px',
            align: 'end',
            hideBelow: 1440,
            cell: ({ used_bytes, space_over }) =>
              space_over ? <SpaceBadge /> : used_bytes === null ? '–' : fileSize(used_bytes, { number }),
          },
          {
            id: 'expires',
            label: t('sandboxes.expires'),
            width: '130px',
            hideBelow: 1280,
            cell: ({ expires_at }) => (expires_at ? date(expires_at, timezone) : t('sandboxes.never')),
          },
          {
            id: 'accessed',
            label: t('sandboxes.last_access'),
            width: '130px',
            hideBelow: 1024,
            cell: ({ last_accessed_at }) => (last_accessed_at ? relative(last_accessed_at) : t('sandboxes.not_yet')),
          },
        ]}
      />
    </>
  )
}
