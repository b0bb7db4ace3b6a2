/** Custom fields: what an owner wants to know of leads besides name, address and phone. */

import type { CustomField } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, TextCursorInput, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { FieldDialog } from '../../product/lead-settings/field-dialog.tsx'
import { fieldTypeWords } from '../../product/lead-settings/field-words.ts'
import { fieldsQuery } from '../../product/lead-settings/queries.ts'
import { removed } from '../../product/lists/shown.ts'
import { wholeList } from '../../product/lists/use-list.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { client } from '../../product/session/api.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'

export function CustomFieldList() {
  const { t, date } = useMessages()
  const { site_id, timezone } = useSite()
  const [view, change] = useView('/sites/$site_id/leads/settings')
  const [isCreating, setCreating] = useState(false)
  const [changed, setChanged] = useState<CustomField>()
  const [deleted, setDeleted] = useState<CustomField>()
  const list = wholeList(useQuery(fieldsQuery(site_id)))
  const fields = list.rows
  const words = (view.q ?? '').toLowerCase()
  const rows = fields?.filter(field => `${field.label} ${field.name}`.toLowerCase().includes(words))
  const remove = useChange({
    run: (field: CustomField) => client.customFields.delete({ site_id, field_id: field.id }),
    shows: ({ id }) => [removed('custom_fields', id)],
    refreshes: ofSite(site_id, 'custom_fields', 'leads'),
    done: (_, field) => ({ text: t('fields.deleted_toast', { label: field.label }) }),
    isHandled: () => true,
  })
  const create = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => setCreating(true)}>
      {t('fields.create')}
    </Button>
  )

  return (
    <>
      <FilterBar
        search={{ label: t('fields.search'), value: view.q ?? '', onChange: q => change({ q }) }}
        count={rows && t('fields.count', { count: rows.length })}
      >
        {create}
      </FilterBar>
      <DataTable
        label={t('fields.title')}
        {...list}
        rows={rows}
        nameOf={field => field.label}
        onOpen={setChanged}
        empty={
          <EmptyState
            icon={<TextCursorInput size={20} aria-hidden />}
            title={t(words ? 'ui.nothing_matches' : 'fields.empty_title')}
            text={words ? undefined : t('fields.empty_text')}
            action={words ? undefined : create}
          />
        }
        columns={[
          { id: 'label', label: t('fields.label'), cell: field => field.label },
          { id: 'type', label: t('fields.type'), width: '150px', cell: field => t(fieldTypeWords[field.type]) },
          { id: 'name', label: t('fields.name'), cell: field => <code>{field.name}</code> },
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
        isOpen={isCreating || changed !== undefined}
        onClose={() => {
          setCreating(false)
          setChanged(undefined)
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
        <p>{t('fields.delete_text')}</p>
      </ConfirmDialog>
    </>
  )
}
