/** Suppresses many addresses: pasted, or from a file that another product exported. */

import { constraints, type SuppressionReason } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { useBegun } from '../../../product/operations/use-begun.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { addressesIn } from './addresses-in.ts'
import { ReasonSelect } from './reason-select.tsx'

const most = constraints.NewSuppressionImport.addresses.maxItems

export function ImportDialog({ site_id, onClose }: { site_id: string; onClose: () => void }) {
  const { t, number } = useMessages()
  const begun = useBegun(site_id)
  const [reason, setReason] = useState<SuppressionReason>('unsubscribed')
  const [text, setText] = useState('')
  const addresses = addressesIn(text)
  const tooMany = addresses.length > most
  const start = useChange({
    run: (note: string) => emailClient.suppressions.startImport({ site_id, body: { addresses, reason, note } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'operations', 'suppressions'),
    done: begun,
    isHandled: () => true,
  })
  const submit = async (data: FormData) => {
    await start.mutateAsync(String(data.get('note')))
    onClose()
  }
  const found = tooMany
    ? t('suppressions.too_many', { most: number(most) })
    : t('suppressions.found', { count: addresses.length, shown: number(addresses.length) })
  return (
    <Dialog title={t('suppressions.import')} isOpen onClose={onClose}>
      <Form onSubmit={submit}>
        <FileField
          label={t('suppressions.choose_file')}
          accept=".csv,.txt,.tsv"
          onChange={file => void file.text().then(setText)}
        />
        <TextArea
          label={t('suppressions.addresses')}
          description={text.trim() === '' ? t('suppressions.addresses_note') : found}
          value={text}
          onChange={setText}
          rows={6}
          isRequired
        />
        <ReasonSelect value={reason} onChange={setReason} />
        <TextField
          name="note"
          label={t('suppressions.note')}
          maxLength={constraints.NewSuppressionImport.note.maxLength}
          autoComplete="off"
        />
        <FormActions onCancel={onClose}>
          <SubmitButton isDisabled={addresses.length === 0 || tooMany}>{t('suppressions.import')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
