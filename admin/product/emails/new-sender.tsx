/** A new sender, made where it is needed; the link that verifies it is emailed at once. */

import type { Sender } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { ofSite, useChange } from '../screens/use-change.ts'
import { emailClient } from './client.ts'
import { newSender, SenderFields } from './sender-fields.tsx'

type NewSenderProps = {
  site_id: string
  isOpen: boolean
  onClose: () => void
  onCreated: (sender: Sender) => void
}

export function NewSender(props: NewSenderProps) {
  const { t } = useMessages()
  return (
    <Dialog title={t('senders.create')} isOpen={props.isOpen} onClose={props.onClose}>
      <Fields {...props} />
    </Dialog>
  )
}

function Fields({ site_id, onClose, onCreated }: NewSenderProps) {
  const { t } = useMessages()
  const [draft, setDraft] = useState(newSender)
  const create = useChange({
    run: () => emailClient.senders.create({ site_id, body: draft }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'senders'),
    done: sender => ({ text: t('senders.resent', { address: sender.email }) }),
    isHandled: () => true,
  })
  const submit = async () => {
    onCreated(await create.mutateAsync())
    onClose()
  }
  return (
    <Form onSubmit={submit}>
      <SenderFields isNew draft={draft} onChange={changes => setDraft({ ...draft, ...changes })} />
      <div>
        <SubmitButton>{t('senders.create')}</SubmitButton>
      </div>
    </Form>
  )
}
