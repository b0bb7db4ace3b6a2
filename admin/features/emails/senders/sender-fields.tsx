/** The fields of a sender, for making one and for changing it. */
import { constraints, type Sender } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export function SenderFields({ sender }: { sender?: Sender }) {
  const { t } = useMessages()
  return (
    <>
      <TextField name="first_name" label={t('senders.first_name')} isRequired defaultValue={sender?.first_name} />
      <TextField name="last_name" label={t('senders.last_name')} isRequired defaultValue={sender?.last_name} />
      <TextField
        name="email"
        type="email"
        label={t('senders.email')}
        description={sender ? t('senders.email_change_note') : t('senders.email_note')}
        isRequired
        defaultValue={sender?.email}
      />
      <TextField
        name="reply_to"
        type="email"
        label={t('senders.reply_to')}
        description={t('senders.reply_to_note')}
        isRequired
        defaultValue={sender?.reply_to}
      />
      <TextArea
        name="signature"
        label={t('senders.signature')}
        description={t('senders.signature_note')}
        isRequired
        maxLength={2000}
        defaultValue={sender?.signature}
      />
      <TextArea
        name="description"
        label={t('senders.description')}
        maxLength={constraints.SenderChanges.description.maxLength}
        defaultValue={sender?.description}
      />
    </>
  )
}

/** The fields as they go to the API. */
export const senderOf = (data: FormData) => {
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    reply_to: text('reply_to'),
    signature: text('signature'),
    description: text('description'),
  }
}
