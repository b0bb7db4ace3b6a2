/** What assistants answer from: each source with its state, its size and when it was read. */
import type { KnowledgeSource } from '@leadwright/sdk'
import { BookOpen, Plus } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { fileSize } from '../../product/file-size.ts'
import { sourcePath } from '../../product/knowledge/paths.ts'
import { SourceBadge } from '../../product/knowledge/source-badge.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Select } from '../../ui/select.tsx'
import { AddSource } from './add-source.tsx'
import { kindWords } from './kind-words.ts'
import { kinds } from './kinds.ts'
import { KnowledgeSections } from './knowledge-sections.tsx'
import { sourcesQuery } from './queries.ts'
import { useSourceActions } from './use-source-actions.tsx'

export function SourceList() {
  const messages = useMessages()
  const { t, number, relative } = messages
  const { site_id } = useSite()
  const [view, change] = useView('/sites/$site_id/knowledge')
  const list = useList(sourcesQuery(site_id, { search: view.q, type: view.type }))
  const { actionsOf, dialogs } = useSourceActions(site_id)
  const create = useCan()('manage-assistants', site_id) && (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => change({ create: 'source' })}>
      {t('knowledge.add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('knowledge.title')} description={t('knowledge.text')} action={create} />
      <KnowledgeSections here="sources" />
      <FilterBar
        search={{ label: t('knowledge.search'), value: view.q ?? '', onChange: q => change({ q }) }}
        count={list.rows && !list.hasMore ? t('knowledge.count', { count: list.rows.length }) : undefined}
      >
        <Select
          label={t('knowledge.kind')}
          isRequired
          value={view.type ?? 'any'}
          onChange={id => change({ type: id === 'any' ? undefined : id })}
          options={[
            { id: 'any', label: t('knowledge.any_kind') },
            ...kinds.map(id => ({ id, label: t(kindWords[id]) })),
          ]}
        />
      </FilterBar>
      <DataTable
        label={t('assistants.sources')}
        lines={2}
        {...list}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => sourcePath(site_id, id)}
        actionsOf={actionsOf}
        empty={
          view.q || view.type ? (
            <NoMatches
              icon={<BookOpen size={20} aria-hidden />}
              onClear={() => change({ q: undefined, type: undefined })}
            />
          ) : (
            <EmptyState
              icon={<BookOpen size={20} aria-hidden />}
              title={t('knowledge.empty_title')}
              text={t('knowledge.empty_text')}
              action={create}
            />
          )
        }
        columns={[
          { id: 'name', label: t('assistants.name'), width: '2fr', cell: source => <Named {...source} /> },
          {
            id: 'type',
            label: t('knowledge.kind'),
            hideBelow: 600,
            width: '190px',
            cell: ({ type }) => t(kindWords[type]),
          },
          { id: 'status', label: t('assistants.status'), width: '190px', cell: source => <SourceBadge of={source} /> },
          {
            id: 'passages',
            label: t('knowledge.passages'),
            align: 'end',
            width: '110px',
            hideBelow: 1024,
            cell: ({ chunk_count }) => <span className="numbers">{number(chunk_count)}</span>,
          },
          {
            id: 'size',
            label: t('knowledge.size'),
            align: 'end',
            width: '110px',
            hideBelow: 1280,
            cell: ({ bytes }) => <span className="numbers">{fileSize(bytes, messages)}</span>,
          },
          {
            id: 'fetched',
            label: t('knowledge.fetched'),
            width: '160px',
            hideBelow: 1024,
            cell: ({ fetched_at }) => (fetched_at ? relative(fetched_at) : t('knowledge.never')),
          },
        ]}
      />
      {dialogs}
      <AddSource isOpen={view.create === 'source'} onClose={() => change({ create: undefined })} />
    </>
  )
}

function Named({ name, may_change }: KnowledgeSource) {
  const { t } = useMessages()
  return (
    <>
      {name} {!may_change && <span className="muted">{t('knowledge.shared')}</span>}
    </>
  )
}
