/** Asks for another address to sign in with; it holds once the link sent there was opened. */
import { constraints } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { client } from '../../product/session/api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'

type Props = { isOpen: boolean; onClose: () => void }

export function ChangeEmail({ isOpen, onClose }: Props) {
  const { t } = useMessages()
  const ask = async (data: FormData) => {
    const email = String(data.get('email'))
    await client.auth.requestEmailChange({ body: { email } }, { maxRetries: 0 })
    onClose()
    toast({ text: t('settings.email_toast', { email }) })
  }
  return (
    <Dialog title={t('settings.change_email')} size="small" isOpen={isOpen} onClose={onClose}>
      <Form onSubmit={ask}>
        <TextField
          name="email"
          type="email"
          label={t('settings.new_email')}
          description={t('settings.new_email_text')}
          autoComplete="email"
          maxLength={constraints.EmailChange.email.maxLength}
          isRequired
          autoFocus
        />
        <FormActions onCancel={onClose}>
          <SubmitButton>{t('settings.send_link')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
