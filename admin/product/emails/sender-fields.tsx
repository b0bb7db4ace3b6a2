/** The fields of a sender, for making one and for changing it. */
import { constraints, limits, type Sender } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

export type SenderDraft = Pick<Sender, 'first_name' | 'last_name' | 'email' | 'reply_to' | 'signature' | 'description'>

export const newSender: SenderDraft = {
  first_name: '',
  last_name: '',
  email: '',
  reply_to: '',
  signature: '',
  description: '',
}

export const draftOf = ({ first_name, last_name, email, reply_to, signature, description }: Sender): SenderDraft => ({
  ...{ first_name, last_name, email, reply_to, signature, description },
})

type SenderFieldsProps = { draft: SenderDraft; onChange: (changes: Partial<SenderDraft>) => void; isNew?: boolean }

export function SenderFields({ draft, onChange, isNew = false }: SenderFieldsProps) {
  const { t } = useMessages()
  const bound = (name: keyof SenderDraft) => ({
    name,
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <>
      <TextField {...bound('first_name')} label={t('senders.first_name')} isRequired />
      <TextField {...bound('last_name')} label={t('senders.last_name')} isRequired />
      <TextField
        {...bound('email')}
        type="email"
        label={t('senders.email')}
        description={isNew ? t('senders.email_note') : t('senders.email_change_note')}
        isRequired
      />
      <TextField
        {...bound('reply_to')}
        type="email"
        label={t('senders.reply_to')}
        description={t('senders.reply_to_note')}
        isRequired
      />
      <TextArea
        {...bound('signature')}
        label={t('senders.signature')}
        description={t('senders.signature_note')}
        isRequired
        maxLength={limits.sender_signature_characters_max}
      />
      <TextArea
        {...bound('description')}
        label={t('senders.description')}
        maxLength={constraints.SenderChanges.description.maxLength}
      />
    </>
  )
}
