/** Choices for reading the file: its sheet, or delimiter and encoding, and the row where its table begins. */
import type { ImportDelimiter, ImportEncoding, LeadImport } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { FormPair } from '../../ui/form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { imports } from './client.ts'

type ReadingChange =
  | { sheet: string }
  | { delimiter: ImportDelimiter }
  | { encoding: ImportEncoding }
  | { header_row: number }

const encodings: Record<ImportEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  macintosh: 'Mac Roman',
  cp850: 'DOS 850',
  cp437: 'DOS 437',
}

export function FileForm({ site_id, of }: { site_id: string; of: LeadImport }) {
  const { t } = useMessages()
  const read = useChange({
    run: (body: ReadingChange) => imports.update({ site_id, import_id: of.id, body }, { ifMatch: of.version }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'imports'),
  })
  const delimiters: [ImportDelimiter, string][] = [
    ['comma', t('imports.comma')],
    ['semicolon', t('imports.semicolon')],
    ['tab', t('imports.tab')],
    ['bar', t('imports.bar')],
  ]
  return (
    <div className="stack">
      {of.sheets.length > 1 && (
        <Select
          label={t('imports.sheet')}
          isRequired
          value={of.sheet}
          isDisabled={read.isPending}
          onChange={sheet => read.mutate({ sheet })}
          options={of.sheets.map(name => ({ id: name, label: name }))}
        />
      )}
      {of.format === 'csv' && (
        <FormPair>
          <Select
            label={t('imports.delimiter')}
            isRequired
            value={of.delimiter ?? 'comma'}
            isDisabled={read.isPending}
            onChange={id => read.mutate({ delimiter: id as ImportDelimiter })}
            options={delimiters.map(([id, label]) => ({ id, label }))}
          />
          <Select
            label={t('imports.encoding')}
            isRequired
            value={of.encoding ?? 'utf-8'}
            isDisabled={read.isPending}
            onChange={id => read.mutate({ encoding: id as ImportEncoding })}
            options={Object.entries(encodings).map(([id, label]) => ({ id, label }))}
          />
        </FormPair>
      )}
      {of.header_row !== undefined && (
        <NumberField
          label={t('imports.header_row')}
          description={t('imports.header_row_text')}
          value={of.header_row}
          minValue={0}
          isRequired
          isDisabled={read.isPending}
          onChange={header_row => header_row !== of.header_row && read.mutate({ header_row })}
        />
      )}
      <RowsOutside of={of} />
    </div>
  )
}

/** Number of rows before and behind the table that are left out. */
function RowsOutside({ of: { rows_outside } }: { of: LeadImport }) {
  const { t, number } = useMessages()
  const count = (rows_outside?.before ?? 0) + (rows_outside?.after ?? 0)
  if (count === 0) return null
  return (
    <p className="muted">
      {t('imports.rows_outside', { count, shown: number(count) })}
      {rows_outside && rows_outside.other_tables > 0 && ` ${t('imports.other_tables')}`}
    </p>
  )
}
