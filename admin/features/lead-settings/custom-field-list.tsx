/** Custom fields: what an owner wants to know of leads besides name, address and phone; in the order that holds everywhere. */

import { type CustomField, limits } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Pencil, TextCursorInput, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { leadSettingsClient } from '../../product/lead-settings/client.ts'
import { FieldDialog } from '../../product/lead-settings/field-dialog.tsx'
import { fieldTypeWords } from '../../product/lead-settings/field-words.ts'
import { fieldsQuery } from '../../product/lead-settings/queries.ts'
import { removed, updated } from '../../product/lists/shown.ts'
import { wholeList } from '../../product/lists/use-list.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Link } from '../../ui/link.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { useRowMoves } from '../../ui/use-row-moves.tsx'
import { CreateButton } from './create-button.tsx'
import { DeletedFields } from './deleted-fields.tsx'
import { useRestoreField } from './use-restore-field.ts'

type Move = { id: string; before_id: string | undefined }

const inOrder = (fields: CustomField[], { id, before_id }: Move): CustomField[] => {
  const others = fields.filter(field => field.id !== id)
  const at = before_id === undefined ? others.length : others.findIndex(field => field.id === before_id)
  return others.toSpliced(at, 0, ...fields.filter(field => field.id === id))
}

export function CustomFieldList() {
  const { t, date } = useMessages()
  const { site_id, timezone } = useSite()
  const [view, change] = useView('/sites/$site_id/leads/settings')
  const [changed, setChanged] = useState<CustomField>()
  const [deleted, setDeleted] = useState<CustomField>()
  const list = wholeList(useQuery(fieldsQuery(site_id)))
  const fields = list.rows
  const words = (view.q ?? '').toLowerCase()
  const rows = fields?.filter(field => `${field.label} ${field.name}`.toLowerCase().includes(words))
  const restore = useRestoreField()
  const remove = useChange({
    run: (field: CustomField) => leadSettingsClient.customFields.delete({ site_id, field_id: field.id }),
    shows: ({ id }) => [removed('custom_fields', id)],
    refreshes: ofSite(site_id, 'custom_fields', 'leads'),
    done: (_, field) => ({
      text: t('fields.deleted_toast', { label: field.label }),
      action: { label: t('ui.undo'), onAction: () => restore.mutate(field) },
    }),
    isHandled: () => true,
  })
  const move = useChange({
    run: ({ id, before_id }: Move) =>
      leadSettingsClient.customFields.move({
        site_id,
        field_id: id,
        body: before_id === undefined ? {} : { before_id },
      }),
    shows: moved => [updated(fieldsQuery(site_id), fields => inOrder(fields, moved))],
    refreshes: ofSite(site_id, 'custom_fields'),
  })
  const moves = useRowMoves({
    ids: fields?.map(({ id }) => id) ?? [],
    shown: rows?.map(({ id }) => id) ?? [],
    nameOf: id => fields?.find(field => field.id === id)?.label ?? '',
    onMove: (id, before_id) => move.mutate({ id, before_id }),
  })

  return (
    <>
      <FilterBar
        search={{ label: t('fields.search'), value: view.q ?? '', onChange: q => change({ q }) }}
        count={rows && t('fields.count', { count: rows.length })}
      >
        {(fields?.length ?? 0) > 0 && (
          <Link href={pathTo('/custom-field-renderer', undefined, { site_id })}>{t('renderer.open')}</Link>
        )}
      </FilterBar>
      <DataTable
        label={t('fields.title')}
        {...list}
        rows={rows}
        nameOf={field => field.label}
        onOpen={setChanged}
        moves={moves}
        empty={
          words ? (
            <NoMatches icon={<TextCursorInput size={20} aria-hidden />} onClear={() => change({ q: undefined })} />
          ) : (
            <EmptyState
              icon={<TextCursorInput size={20} aria-hidden />}
              title={t('fields.empty_title')}
              text={t('fields.empty_text')}
              action={<CreateButton what="field" />}
            />
          )
        }
        columns={[
          { id: 'label', label: t('fields.label'), cell: field => field.label },
          { id: 'type', label: t('fields.type'), width: '150px', cell: field => t(fieldTypeWords[field.type]) },
          { id: 'name', label: t('fields.name'), cell: field => <code>{field.name}</code> },
          {
            id: 'required',
            label: t('fields.required'),
            width: '110px',
            hideBelow: 600,
            cell: field => (field.required ? t('fields.required') : '–'),
          },
          {
            id: 'options',
            label: t('fields.options'),
            hideBelow: 1024,
            cell: field => field.options.join(' · ') || '–',
          },
          {
            id: 'created',
            label: t('sites.created'),
            hideBelow: 1024,
            cell: field => date(field.created_at, timezone),
          },
        ]}
        actionsOf={field => [
          {
            id: 'change',
            label: t('fields.change'),
            icon: <Pencil size={16} aria-hidden />,
            onAction: () => setChanged(field),
          },
          {
            id: 'delete',
            label: t('fields.delete'),
            icon: <Trash2 size={16} aria-hidden />,
            isDanger: true,
            onAction: () => setDeleted(field),
          },
        ]}
      />
      <FieldDialog
        site_id={site_id}
        field={changed}
        isOpen={view.create === 'field' || changed !== undefined}
        onClose={() => {
          setChanged(undefined)
          if (view.create) change({ create: undefined })
        }}
      />
      <ConfirmDialog
        title={t('fields.delete_title', { label: deleted?.label ?? '' })}
        losses={[t('fields.loss_values'), t('fields.loss_forms')]}
        action={t('fields.delete')}
        isOpen={deleted !== undefined}
        onClose={() => setDeleted(undefined)}
        onConfirm={async () => deleted && remove.mutateAsync(deleted)}
      >
        <p>{t('fields.delete_text', { days: limits.custom_field_restorable_days })}</p>
      </ConfirmDialog>
      <DeletedFields />
    </>
  )
}
