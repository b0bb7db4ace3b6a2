/** Exports leads to a file: its format, and the columns of the list or all. The file is under Operations once it is written. */
import type { LeadSelection, TableFormat } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useBegun } from '../../product/operations/use-begun.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { leadExports } from './client.ts'
import { exportColumns } from './export-columns.ts'

type ExportDialogProps = {
  site_id: string
  selection: LeadSelection
  count: number
  sort: string
  /** Ids of the columns of the list. */
  columns: readonly string[]
  onClose: () => void
  onDone?: () => void
}

export function ExportDialog({ site_id, selection, count, sort, columns, onClose, onDone }: ExportDialogProps) {
  const { t, number } = useMessages()
  const begun = useBegun(site_id)
  const [format, setFormat] = useState<TableFormat>('csv')
  const [which, setWhich] = useState('shown')
  const shown = exportColumns(columns)
  const start = useChange({
    run: () => {
      const chosen = which === 'shown' ? { columns: shown } : {}
      return leadExports.start({ site_id, body: { format, selection, sort, ...chosen } })
    },
    shows: 'the answer',
    refreshes: ofSite(site_id, 'operations'),
    done: operation => {
      onDone?.()
      return begun(operation)
    },
    isHandled: () => true,
  })
  return (
    <ConfirmDialog
      title={t('leads.export_title', { count, shown: number(count) })}
      action={t('leads.export')}
      isDanger={false}
      isOpen
      onClose={onClose}
      onConfirm={() => start.mutateAsync(undefined)}
    >
      <RadioGroup
        label={t('leads.export_format')}
        value={format}
        onChange={id => setFormat(id as TableFormat)}
        options={[
          { id: 'csv', label: 'CSV' },
          { id: 'xlsx', label: t('leads.export_xlsx') },
        ]}
      />
      <RadioGroup
        label={t('leads.export_columns')}
        value={which}
        onChange={setWhich}
        options={[
          { id: 'shown', label: t('leads.export_shown', { count: shown.length }) },
          { id: 'all', label: t('leads.export_all') },
        ]}
      />
      <p className="muted">{t('leads.export_note')}</p>
    </ConfirmDialog>
  )
}
