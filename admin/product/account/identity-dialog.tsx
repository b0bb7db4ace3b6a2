/** Asks who one is before a sensitive change that came long after signing in: by passkey, by an account that is connected, or by password. */
import type { IdentityProvider } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChange } from '../screens/use-change.ts'
import { client } from '../session/api.ts'
import { hasPasskeys, signWithPasskey } from './passkey-device.ts'
import { checkByProvider } from './provider-attempts.ts'
import { providerMarks, providerNames } from './provider-marks.tsx'
import { profileQuery } from './queries.ts'
import { identitiesQuery, passkeys, passkeysQuery, providersQuery } from './ways-in.ts'

type Props = { onAnswer: (isKnown: boolean) => void }

export function IdentityDialog({ onAnswer }: Props) {
  const { t } = useMessages()
  const { data: profile } = useQuery(profileQuery())
  return (
    <Dialog title={t('identity.title')} size="small" isOpen onClose={() => onAnswer(false)}>
      {profile ? (
        <>
          <ByPasskey onAnswer={onAnswer} />
          <ByProvider onAnswer={onAnswer} hasPassword={profile.has_password} />
          {profile.has_password && <ByPassword onAnswer={onAnswer} />}
        </>
      ) : (
        <Skeleton lines={['80%', '60%']} />
      )}
    </Dialog>
  )
}

function ByProvider({ onAnswer, hasPassword }: Props & { hasPassword: boolean }) {
  const { t } = useMessages()
  const { data: offered = [] } = useQuery(providersQuery())
  const { data: connected = [] } = useQuery(identitiesQuery())
  const check = useChange({
    run: async (provider: IdentityProvider) => {
      if (await checkByProvider(provider)) onAnswer(true)
    },
    shows: 'the answer',
  })
  const ways = offered.filter(provider => connected.some(one => one.provider === provider))
  if (ways.length === 0) return null
  return (
    <>
      {!hasPassword && <p className="muted">{t('identity.provider_text')}</p>}
      {ways.map(provider => (
        <Button
          key={provider}
          wide
          icon={providerMarks[provider]}
          isPending={check.isPending && check.variables === provider}
          onPress={() => check.mutate(provider)}
        >
          {t('login.continue_with', { provider: providerNames[provider] })}
        </Button>
      ))}
    </>
  )
}

function ByPasskey({ onAnswer }: Props) {
  const { t } = useMessages()
  const { data: own = [] } = useQuery(passkeysQuery())
  const check = useChange({
    run: async () => {
      const { attempt, public_key } = await passkeys.startCheck({ maxRetries: 0 })
      const credential = await signWithPasskey(public_key)
      if (!credential) return
      await passkeys.completeCheck({ body: { attempt, credential } }, { maxRetries: 0 })
      onAnswer(true)
    },
    shows: 'the answer',
  })
  if (own.length === 0 || !hasPasskeys()) return null
  return (
    <Button wide icon={<KeyRound size={16} aria-hidden />} isPending={check.isPending} onPress={() => check.mutate()}>
      {t('identity.use_passkey')}
    </Button>
  )
}

function ByPassword({ onAnswer }: Props) {
  const { t } = useMessages()
  const show = async (data: FormData) => {
    await client.auth.reauthenticate({ body: { password: String(data.get('password')) } }, { maxRetries: 0 })
    onAnswer(true)
  }
  return (
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
      <FormActions onCancel={() => onAnswer(false)}>
        <SubmitButton>{t('identity.confirm')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
