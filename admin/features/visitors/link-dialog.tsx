/** Asks whose browser it is, by the address of the lead. */

import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useSiteId } from '../../product/screens/use-view.ts'
import { client } from '../../product/session/api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'

type LinkDialogProps = { onClose: () => void; onLink: (lead_id: string) => Promise<unknown> }

export function LinkDialog({ onClose, onLink }: LinkDialogProps) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const [error, setError] = useState<string>()
  const submit = async (data: FormData) => {
    const email = String(data.get('email')).trim()
    const filter = { type: 'rule' as const, field: 'email', op: 'is' as const, value: email }
    const { data: found } = await client.leads.search({ site_id, body: { filter, limit: 1 } })
    if (!found[0]) return setError(t('visitors.no_such_lead'))
    await onLink(found[0].id)
    onClose()
  }
  return (
    <Dialog title={t('visitors.link')} isOpen onClose={onClose} size="small">
      <Form onSubmit={submit}>
        <TextField
          name="email"
          type="email"
          label={t('visitors.lead_address')}
          description={t('visitors.link_text')}
          error={error}
          onChange={() => setError(undefined)}
          autoComplete="off"
          isRequired
          autoFocus
        />
        <FormActions onCancel={onClose}>
          <SubmitButton>{t('visitors.link_action')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
