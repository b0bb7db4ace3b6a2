/** Changing the own password; every other session ends with it. */
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { mismatch, NewPasswordFields } from '../../product/account/new-account-fields.tsx'
import { client } from '../../product/session/api.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Section } from '../../ui/section.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'

export function OwnPassword() {
  const { t } = useMessages()
  /** Empties the fields once the password was changed. */
  const [times, setTimes] = useState(0)

  const save = async (data: FormData) => {
    await client.auth.changePassword({
      body: {
        current_password: String(data.get('current_password')),
        password: String(data.get('password')),
        password_confirmation: String(data.get('password_confirmation')),
      },
    })
    setTimes(times + 1)
    toast({ text: t('settings.password_toast') })
  }

  return (
    <Section title={t('account.password')} description={t('settings.password_text')}>
      <Form
        key={times}
        onSubmit={save}
        check={data => mismatch(data, t('account.password_mismatch'))}
        explain={problem => (problem.code === 'wrong_password' ? t('settings.wrong_password') : undefined)}
        place={problem => (problem.code === 'wrong_password' ? 'current_password' : undefined)}
      >
        <TextField
          name="current_password"
          type="password"
          label={t('settings.current_password')}
          autoComplete="current-password"
          isRequired
        />
        <NewPasswordFields />
        <FormActions>
          <SubmitButton>{t('settings.change_password')}</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  )
}
