/** A new broadcast: its name first; what follows belongs to the draft that this makes. */
import { type Broadcast, constraints } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { broadcasts } from './client.ts'

type Props = { site_id: string; isOpen: boolean; onClose: () => void; onCreated: (broadcast: Broadcast) => void }

export function NewBroadcastDialog({ site_id, isOpen, onClose, onCreated }: Props) {
  const { t } = useMessages()
  const create = useChange({
    run: (name: string) => broadcasts.create({ site_id, body: { name } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'broadcasts'),
    isHandled: () => true,
  })
  const submit = async (data: FormData) => {
    const broadcast = await create.mutateAsync(String(data.get('name')).trim())
    onClose()
    onCreated(broadcast)
  }
  return (
    <Dialog title={t('broadcasts.create')} isOpen={isOpen} onClose={onClose}>
      <Form onSubmit={submit}>
        <TextField
          name="name"
          label={t('broadcasts.name')}
          description={t('broadcasts.name_note')}
          isRequired
          maxLength={constraints.NewBroadcast.name.maxLength}
          autoFocus
        />
        <div>
          <SubmitButton>{t('broadcasts.create')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
