/** Suppresses one address by hand, with the reason and a note. */

import { constraints, type SuppressionReason } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ReasonSelect } from './reason-select.tsx'

export function SuppressDialog({ site_id, onClose }: { site_id: string; onClose: () => void }) {
  const { t } = useMessages()
  const [reason, setReason] = useState<SuppressionReason>('manual')
  const suppress = useChange({
    run: (body: { email: string; note: string }) =>
      emailClient.suppressions.create({ site_id, body: { ...body, reason } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'suppressions'),
    done: ({ email }) => ({ text: t('suppressions.suppressed', { address: email ?? '' }) }),
    isHandled: () => true,
  })
  const submit = async (data: FormData) => {
    await suppress.mutateAsync({ email: String(data.get('email')).trim(), note: String(data.get('note')) })
    onClose()
  }
  return (
    <Dialog title={t('suppressions.add')} isOpen onClose={onClose} size="small">
      <Form onSubmit={submit} place={problem => (problem.code === 'already_suppressed' ? 'email' : undefined)}>
        <TextField
          name="email"
          type="email"
          label={t('suppressions.address')}
          maxLength={constraints.NewSuppression.email.maxLength}
          autoComplete="off"
          isRequired
          autoFocus
        />
        <ReasonSelect value={reason} onChange={setReason} />
        <TextField
          name="note"
          label={t('suppressions.note')}
          maxLength={constraints.NewSuppression.note.maxLength}
          autoComplete="off"
        />
        <FormActions onCancel={onClose}>
          <SubmitButton>{t('suppressions.add')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
