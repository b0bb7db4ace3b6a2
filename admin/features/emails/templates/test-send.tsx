/** Sends the saved content to one address, marked as a test. */

import type { Locale, TemplateTest } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { profileQuery } from '../../../product/account/queries.ts'
import { useSenderChoices } from '../../../product/journeys/names.ts'
import { useChange } from '../../../product/screens/use-change.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { client } from '../../../product/session/api.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type TestSendProps = { template_id: string; language: Locale | undefined; isOpen: boolean; onClose: () => void }

export function TestSend({ template_id, language, isOpen, onClose }: TestSendProps) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const { data: person } = useQuery(profileQuery())
  const senders = useSenderChoices(site_id)
  const [sender_id, setSender] = useState('none')
  const send = useChange({
    run: (body: TemplateTest) => client.templates.sendTest({ site_id, template_id, body }),
    shows: 'the answer',
    done: (_, { to }) => {
      onClose()
      return { text: t('templates.test_sent', { address: to }) }
    },
    isHandled: () => true,
  })
  const submit = async (data: FormData) => {
    const to = String(data.get('to'))
    await send.mutateAsync({ to, ...(language && { language }), ...(sender_id !== 'none' && { sender_id }) })
  }
  return (
    <Dialog title={t('templates.test')} isOpen={isOpen} onClose={onClose}>
      <Form onSubmit={submit}>
        <p className="muted">{t('templates.test_note')}</p>
        <TextField
          name="to"
          type="email"
          label={t('templates.test_to')}
          isRequired
          defaultValue={person?.email}
          autoFocus
        />
        <Select
          label={t('templates.test_sender')}
          isRequired
          value={sender_id}
          onChange={setSender}
          options={[{ id: 'none', label: t('templates.test_installation') }, ...senders]}
        />
        <div>
          <SubmitButton>{t('templates.test_submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
