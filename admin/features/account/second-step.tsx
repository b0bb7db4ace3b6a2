/** The second step of signing in: a code of the app, one by email, or a recovery code. */
import type { SecondStepNeeded, SecondStepType } from '@leadwright/sdk'
import { useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import styles from '../../product/screens/plain-card.module.css'
import { PlainCard } from '../../product/screens/plain-card.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { Button } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Props = { step: SecondStepNeeded; onSignedIn: (token: string) => void; onBack: () => void }

const texts: Record<SecondStepType, MessageKey> = {
  totp: 'login.step_totp',
  email: 'login.step_email',
  recovery_code: 'login.step_recovery',
}
const choices: Record<SecondStepType, MessageKey> = {
  totp: 'login.use_totp',
  email: 'login.use_email',
  recovery_code: 'login.use_recovery',
}

export function SecondStep({ step: { token, types }, onSignedIn, onBack }: Props) {
  const { t } = useMessages()
  const [type, setKind] = useState<SecondStepType>(types[0] ?? 'recovery_code')
  const [isSent, setSent] = useState(false)
  const send = useChange({
    run: async () => {
      await client.auth.requestSecondStepCode({ body: { token } }, { maxRetries: 0 })
      setSent(true)
    },
    shows: 'the answer',
  })
  const isAsked = type !== 'email' || isSent
  const enter = async (data: FormData) => {
    const body = { token, type, code: String(data.get('code')) }
    onSignedIn((await client.auth.completeSignIn({ body }, { maxRetries: 0 })).token)
  }
  return (
    <PlainCard title={t('login.step_title')} text={t(isAsked ? texts[type] : 'login.step_email_first')}>
      {isAsked ? (
        <Form key={type} onSubmit={enter}>
          <TextField
            name="code"
            label={t(type === 'recovery_code' ? 'login.recovery_code' : 'login.step_code')}
            inputMode={type === 'recovery_code' ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            isRequired
            autoFocus
          />
          <SubmitButton wide>{t('login.sign_in')}</SubmitButton>
        </Form>
      ) : (
        <Button variant="primary" wide autoFocus isPending={send.isPending} onPress={() => send.mutate()}>
          {t('login.send_code')}
        </Button>
      )}
      <p className={styles.links}>
        {types
          .filter(other => other !== type)
          .map(other => (
            <Button key={other} variant="quiet" onPress={() => setKind(other)}>
              {t(choices[other])}
            </Button>
          ))}
        {type === 'email' && isSent && (
          <Button variant="quiet" isPending={send.isPending} onPress={() => send.mutate()}>
            {t('login.send_code_again')}
          </Button>
        )}
        <Button variant="quiet" onPress={onBack}>
          {t('login.back')}
        </Button>
      </p>
    </PlainCard>
  )
}
