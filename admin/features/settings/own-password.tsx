/** Changing the own password, or choosing the first one; every other session ends with it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import {
  mismatch,
  NewPasswordFields,
  passwordLengthMin,
  shortPasswordLengthMin,
} from '../../product/account/new-account-fields.tsx'
import { profileQuery } from '../../product/account/queries.ts'
import { abilitiesQuery, managesChosenAlone } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Section } from '../../ui/section.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'

export function OwnPassword() {
  const { t } = useMessages()
  const queries = useQueryClient()
  const { data: profile } = useQuery(profileQuery())
  const { data: abilities } = useQuery(abilitiesQuery())
  const minimum = abilities && managesChosenAlone(abilities) ? shortPasswordLengthMin : passwordLengthMin
  const isFirst = profile?.has_password === false
  /** Empties the fields once the password was changed. */
  const [times, setTimes] = useState(0)

  const save = async (data: FormData) => {
    const [password, password_confirmation] = [data.get('password'), data.get('password_confirmation')].map(String)
    const chosen = { password: password ?? '', password_confirmation }
    if (isFirst) await client.auth.setPassword({ body: chosen })
    else
      await client.auth.changePassword({ body: { current_password: String(data.get('current_password')), ...chosen } })
    await queries.invalidateQueries({ queryKey: profileQuery().queryKey })
    setTimes(times + 1)
    toast({ text: t(isFirst ? 'ways_in.password_toast' : 'settings.password_toast') })
  }

  return (
    <Section title={t('account.password')} description={t(isFirst ? 'ways_in.no_password' : 'settings.password_text')}>
      <Form
        key={times}
        onSubmit={save}
        check={data => mismatch(data, t('account.password_mismatch'))}
        explain={problem => (problem.code === 'wrong_password' ? t('settings.wrong_password') : undefined)}
        place={problem => (problem.code === 'wrong_password' ? 'current_password' : undefined)}
      >
        {!isFirst && (
          <TextField
            name="current_password"
            type="password"
            label={t('settings.current_password')}
            autoComplete="current-password"
            isRequired
          />
        )}
        <NewPasswordFields minimum={minimum} />
        <FormActions>
          <SubmitButton>{t(isFirst ? 'ways_in.set_password' : 'settings.change_password')}</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  )
}
