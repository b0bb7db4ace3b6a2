/** Name, address and password with its repetition: what registering and the first set-up ask alike. */
import { constraints } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import type { FieldErrors } from '../../ui/form.tsx'
import { FormPair } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'

export const passwordLengthMin = constraints.Registration.password.minLength
/** Of who manages chosen assistants alone. */
export const shortPasswordLengthMin = constraints.PasswordChange.password.minLength

interface AccountDraft {
  first_name: string
  last_name: string
  email: string
}

/** `draft`: what was typed before a reload. */
export function NewAccountFields({
  draft,
  onDraftChange,
}: {
  draft?: AccountDraft
  onDraftChange?: (changes: Partial<AccountDraft>) => void
}) {
  const { t } = useMessages()
  const toField = (name: keyof AccountDraft) => ({
    name,
    ...(draft && { defaultValue: draft[name] }),
    onChange: (text: string) => onDraftChange?.({ [name]: text }),
  })
  return (
    <>
      <FormPair>
        <TextField
          {...toField('first_name')}
          label={t('account.first_name')}
          autoComplete="given-name"
          isRequired
          autoFocus
        />
        <TextField {...toField('last_name')} label={t('account.last_name')} autoComplete="family-name" isRequired />
      </FormPair>
      <TextField {...toField('email')} type="email" label={t('account.email')} autoComplete="username" isRequired />
      <NewPasswordFields />
    </>
  )
}

/** `isJudgedLater`: whether a shorter one is enough depends on who it is, which the server knows. */
type NewPasswordProps = { autoFocus?: boolean; minimum?: number; isJudgedLater?: boolean }

export function NewPasswordFields({ autoFocus, minimum = passwordLengthMin, isJudgedLater }: NewPasswordProps) {
  const { t } = useMessages()
  return (
    <>
      <TextField
        name="password"
        type="password"
        label={t('account.password')}
        description={t('account.password_rule', { count: minimum })}
        autoComplete="new-password"
        minLength={isJudgedLater ? shortPasswordLengthMin : minimum}
        isRequired
        autoFocus={autoFocus}
      />
      <TextField
        name="password_confirmation"
        type="password"
        label={t('account.password_again')}
        autoComplete="new-password"
        isRequired
      />
    </>
  )
}

/** The repetition must match; `message` is shown at it. */
export const mismatch = (data: FormData, message: string): FieldErrors =>
  data.get('password') === data.get('password_confirmation') ? {} : { password_confirmation: message }

/** The fields of `NewAccountFields` as the API takes them. */
export const newAccountOf = (data: FormData) => ({
  first_name: String(data.get('first_name')),
  last_name: String(data.get('last_name')),
  email: String(data.get('email')),
  password: String(data.get('password')),
  password_confirmation: String(data.get('password_confirmation')),
})
