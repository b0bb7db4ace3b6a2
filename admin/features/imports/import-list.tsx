/** Imports of leads: what each brought, and the way to a new one. */
import { FileUp, Plus, Trash2 } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { removed } from '../../product/lists/shown.ts'
import { useList } from '../../product/lists/use-list.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { imports } from './client.ts'
import { badgeOf, importPath, isOpen } from './import-words.ts'
import { NewImportDialog } from './new-import-dialog.tsx'
import { importsQuery } from './queries.ts'
import { VerdictCounts } from './verdict-counts.tsx'

export function ImportList() {
  const { t, number, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const [url, change] = useView('/sites/$site_id/imports')
  const list = useList(importsQuery(site_id))
  const remove = useChange({
    run: (import_id: string) => imports.delete({ site_id, import_id }),
    shows: import_id => [removed('imports', import_id)],
  })
  const add = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => change({ add: 'import' })}>
      {t('imports.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('imports.title')}
        back={{ label: t('leads.title'), href: pathTo('/sites/$site_id/leads', { site_id }) }}
        action={add}
      />
      <NewImportDialog site_id={site_id} isOpen={url.add === 'import'} onClose={() => change({ add: undefined })} />
      <DataTable
        label={t('imports.title')}
        {...list}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => importPath(site_id, id)}
        actionsOf={one =>
          isOpen(one)
            ? [
                {
                  id: 'delete',
                  label: t('imports.delete'),
                  icon: <Trash2 size={16} aria-hidden />,
                  onAction: () => remove.mutate(one.id),
                },
              ]
            : []
        }
        empty={
          <EmptyState
            icon={<FileUp size={20} aria-hidden />}
            title={t('imports.empty_title')}
            text={t('imports.empty_text')}
            action={add}
          />
        }
        columns={[
          { id: 'name', label: t('imports.file'), cell: ({ name }) => name },
          {
            id: 'rows',
            label: t('imports.rows'),
            width: '80px',
            align: 'end',
            hideBelow: 600,
            cell: ({ row_count }) => number(row_count),
          },
          {
            id: 'result',
            label: t('imports.result'),
            width: '400px',
            hideBelow: 1280,
            cell: one => <VerdictCounts counts={(one.result ?? one.check)?.counts} />,
          },
          {
            id: 'status',
            label: t('operations.status'),
            width: '140px',
            cell: ({ status }) => <StatusBadge status={badgeOf[status]} />,
          },
          {
            id: 'at',
            label: t('operations.at'),
            width: '230px',
            hideBelow: 1280,
            cell: one => moment(one.created_at, timezone),
          },
        ]}
      />
    </>
  )
}
