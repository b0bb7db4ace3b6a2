/** How the file is read, where there is a choice: its sheet, or what separates its cells and how its letters are written. */
import type { ImportDelimiter, ImportEncoding, LeadImport } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { FormPair } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { imports } from './client.ts'

type Reading = { sheet: string } | { delimiter: ImportDelimiter } | { encoding: ImportEncoding }

const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const satisfies readonly ImportEncoding[]

export function FileForm({ site_id, of }: { site_id: string; of: LeadImport }) {
  const { t } = useMessages()
  const read = useChange({
    run: (body: Reading) => imports.update({ site_id, import_id: of.id, body }, { ifMatch: of.version }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'imports'),
  })
  if (of.sheets.length > 1)
    return (
      <Select
        label={t('imports.sheet')}
        isRequired
        value={of.sheet}
        isDisabled={read.isPending}
        onChange={sheet => read.mutate({ sheet })}
        options={of.sheets.map(name => ({ id: name, label: name }))}
      />
    )
  if (of.format !== 'csv') return null
  const delimiters: [ImportDelimiter, string][] = [
    ['comma', t('imports.comma')],
    ['semicolon', t('imports.semicolon')],
    ['tab', t('imports.tab')],
    ['bar', t('imports.bar')],
  ]
  return (
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
        options={encodings.map(id => ({ id, label: id.toUpperCase() }))}
      />
    </FormPair>
  )
}
