/** A file of leads from this machine, or from an address. Its content is shown next; nothing is imported yet. */
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { imports } from './client.ts'
import { importPath } from './import-words.ts'

type Props = { site_id: string; isOpen: boolean; onClose: () => void }

const accept = '.csv,.tsv,.txt,.xlsx,.xls'
/** A long file may be on its way for a while. */
const upload_timeout_ms = 10 * 60_000

export function NewImportDialog(props: Props) {
  const { t } = useMessages()
  return (
    <Dialog title={t('imports.add')} isOpen={props.isOpen} onClose={props.onClose}>
      <NewImport {...props} />
    </Dialog>
  )
}

function NewImport({ site_id, onClose }: Props) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const [from, setFrom] = useState<'file' | 'url'>('file')
  const [file, setFile] = useState<File>()
  const create = useChange({
    run: (data: FormData) =>
      from === 'file' && file
        ? imports.create({ site_id, file }, { timeout: upload_timeout_ms })
        : imports.createFromUrl({ site_id, body: { url: String(data.get('url') ?? '').trim() } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'imports'),
    isHandled: () => true,
  })
  return (
    <Form
      onSubmit={async data => {
        const { id } = await create.mutateAsync(data)
        await navigate({ href: importPath(site_id, id) })
      }}
    >
      <p className="muted">{t('imports.add_text')}</p>
      <ChoiceBar
        label={t('imports.from')}
        options={[
          { id: 'file', label: t('imports.from_file') },
          { id: 'url', label: t('imports.from_url') },
        ]}
        value={from}
        onChange={setFrom}
      />
      {from === 'file' ? (
        <FileField label={t('imports.choose_file')} accept={accept} onChange={setFile} />
      ) : (
        <TextField name="url" type="url" label={t('imports.url')} isRequired />
      )}
      <FormActions onCancel={onClose}>
        <SubmitButton isDisabled={from === 'file' && !file}>{t('imports.continue')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
