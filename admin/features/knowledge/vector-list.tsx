/** Vectors: named stores of sources, which are given to assistants whole. */
import type { Vector } from '@leadwright/sdk'
import { Boxes, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { fileSize } from '../../product/file-size.ts'
import { knowledgeClient } from '../../product/knowledge/client.ts'
import { removed } from '../../product/lists/shown.ts'
import { useList } from '../../product/lists/use-list.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { KnowledgeSections } from './knowledge-sections.tsx'
import { vectorsQuery } from './queries.ts'
import { VectorDialog } from './vector-dialog.tsx'

type DialogRequest = { vector: Vector; act: 'edit' | 'delete' }

export function VectorList() {
  const messages = useMessages()
  const { t, number } = messages
  const { site_id } = useSite()
  const [view, change] = useView('/sites/$site_id/knowledge/vectors')
  const list = useList(vectorsQuery(site_id, view.q))
  const [asked, ask] = useState<DialogRequest>()
  const remove = useChange({
    run: ({ id }: Vector) => knowledgeClient.vectors.delete({ site_id, vector_id: id }),
    shows: ({ id }) => [removed('vectors', id)],
    refreshes: ofSite(site_id, 'knowledge_sources'),
    done: (_, { name }) => ({ text: t('knowledge.deleted', { name }) }),
    isHandled: () => true,
  })
  const create = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => change({ create: 'vector' })}>
      {t('knowledge.create_vector')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('knowledge.title')} description={t('knowledge.vectors_text')} action={create} />
      <KnowledgeSections here="vectors" />
      <FilterBar search={{ label: t('knowledge.search_vectors'), value: view.q ?? '', onChange: q => change({ q }) }} />
      <DataTable
        label={t('knowledge.vectors')}
        {...list}
        nameOf={({ name }) => name}
        onOpen={vector => ask({ vector, act: 'edit' })}
        actionsOf={vector => [
          {
            ...{ id: 'edit', label: t('knowledge.edit'), icon: <Pencil size={16} aria-hidden /> },
            onAction: () => ask({ vector, act: 'edit' }),
          },
          {
            ...{ id: 'delete', label: t('knowledge.delete'), icon: <Trash2 size={16} aria-hidden />, isDanger: true },
            onAction: () => ask({ vector, act: 'delete' }),
          },
        ]}
        empty={
          view.q ? (
            <NoMatches icon={<Boxes size={20} aria-hidden />} onClear={() => change({ q: undefined })} />
          ) : (
            <EmptyState
              icon={<Boxes size={20} aria-hidden />}
              title={t('knowledge.no_vectors')}
              text={t('knowledge.no_vectors_text')}
              action={create}
            />
          )
        }
        columns={[
          { id: 'name', label: t('assistants.name'), width: '2fr', cell: ({ name }) => name },
          {
            id: 'sources',
            label: t('assistants.sources'),
            align: 'end',
            width: '110px',
            cell: ({ source_ids }) => <span className="numbers">{number(source_ids.length)}</span>,
          },
          {
            id: 'files',
            label: t('knowledge.documents'),
            align: 'end',
            width: '130px',
            hideBelow: 600,
            cell: ({ file_count }) => <span className="numbers">{number(file_count)}</span>,
          },
          {
            id: 'size',
            label: t('knowledge.size'),
            align: 'end',
            width: '110px',
            hideBelow: 600,
            cell: ({ bytes }) => <span className="numbers">{fileSize(bytes, messages)}</span>,
          },
          { id: 'id', label: t('knowledge.id'), hideBelow: 1280, cell: ({ id }) => <code>{id}</code> },
        ]}
      />
      <VectorDialog isOpen={view.create === 'vector'} onClose={() => change({ create: undefined })} />
      <VectorDialog isOpen={asked?.act === 'edit'} onClose={() => ask(undefined)} vector={asked?.vector} />
      <ConfirmDialog
        title={t('knowledge.delete_title', { name: asked?.vector.name ?? '' })}
        action={t('knowledge.delete')}
        isOpen={asked?.act === 'delete'}
        onClose={() => ask(undefined)}
        onConfirm={async () => asked && remove.mutateAsync(asked.vector)}
      >
        <p>{t('knowledge.delete_vector_text')}</p>
      </ConfirmDialog>
    </>
  )
}
