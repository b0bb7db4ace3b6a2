/** Asks for the password before a sensitive change that came long after signing in. */
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { client } from '../session/api.ts'

export function IdentityDialog({ onAnswer }: { onAnswer: (isKnown: boolean) => void }) {
  const { t } = useMessages()
  const show = async (data: FormData) => {
    await client.auth.reauthenticate({ body: { password: String(data.get('password')) } }, { maxRetries: 0 })
    onAnswer(true)
  }
  return (
    <Dialog title={t('identity.title')} size="small" isOpen onClose={() => onAnswer(false)}>
      <Form
        onSubmit={show}
        explain={problem => (problem.code === 'wrong_password' ? t('identity.wrong') : undefined)}
        place={problem => (problem.code === 'wrong_password' ? 'password' : undefined)}
      >
        <p className="muted">{t('identity.text')}</p>
        <TextField
          name="password"
          type="password"
          label={t('login.password')}
          autoComplete="current-password"
          isRequired
          autoFocus
        />
        <FormActions>
          <SubmitButton>{t('identity.confirm')}</SubmitButton>
          <Button onPress={() => onAnswer(false)}>{t('ui.cancel')}</Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
