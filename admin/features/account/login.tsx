/** Sign in, and back to where one wanted to go. */

import { LeadwrightError, type SecondStepNeeded } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useRefusedRegistration } from '../../product/account/use-refused-registration.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import styles from '../../product/screens/plain-card.module.css'
import { PlainCard } from '../../product/screens/plain-card.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { client } from '../../product/session/api.ts'
import { safeReturn } from '../../product/session/safe-return.ts'
import { session } from '../../product/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { problemOf } from '../../ui/problem.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { OtherWaysIn } from './other-ways-in.tsx'
import { SecondStep } from './second-step.tsx'

export function Login() {
  const { t } = useMessages()
  const [view] = useView('/login')
  const router = useRouter()
  const [step, setStep] = useState<SecondStepNeeded>()
  const [limited, setLimited] = useState<string>()
  const refused = useRefusedRegistration()
  useTitle(t('login.title'))
  const [codeSentTo, setCodeSentTo] = useState<string>()
  const ask = useChange({
    run: async (email: string) => {
      await client.auth.requestSignInCode({ body: { email } }, { maxRetries: 0 })
      setCodeSentTo(email)
    },
    shows: 'the answer',
  })

  const enter = (token: string) => {
    session.signIn(token)
    router.history.replace(safeReturn(view.return_to))
  }
  const signIn = async (data: FormData) => {
    const email = String(data.get('email'))
    const body = {
      email,
      password: String(data.get('password')),
      ...(codeSentTo !== undefined && { code: String(data.get('code')) }),
    }
    try {
      enter((await client.auth.signIn({ body }, { maxRetries: 0 })).token)
    } catch (error) {
      const second = error instanceof LeadwrightError ? error.problem?.second_step : undefined
      if (second) return setStep(second)
      if (problemOf(error).status === 429) setLimited(email)
      throw error
    }
  }

  if (step) return <SecondStep step={step} onSignedIn={enter} onBack={() => setStep(undefined)} />

  return (
    <PlainCard title={t('login.title')}>
      <Form
        onSubmit={signIn}
        explain={problem => {
          if (problem.code === 'wrong_password') return t('login.wrong')
          return problem.code === 'email_not_verified' ? t('login.not_confirmed') : undefined
        }}
        place={problem => (problem.code === 'wrong_password' ? 'password' : undefined)}
      >
        <TextField
          name="email"
          type="email"
          label={t('login.email')}
          autoComplete="username webauthn"
          isRequired
          autoFocus
        />
        <TextField
          name="password"
          type="password"
          label={t('login.password')}
          autoComplete="current-password"
          isRequired
        />
        {codeSentTo !== undefined && (
          <TextField
            name="code"
            label={t('login.code')}
            description={t('login.code_sent', { email: codeSentTo })}
            autoComplete="one-time-code"
            isRequired
            autoFocus
          />
        )}
        <SubmitButton wide>{t('login.sign_in')}</SubmitButton>
        {limited !== undefined && (
          <Notice tone="info" title={t('login.limited')}>
            <Button isPending={ask.isPending} onPress={() => ask.mutate(limited)}>
              {t(codeSentTo !== undefined ? 'login.send_code_again' : 'login.send_code')}
            </Button>
          </Notice>
        )}
      </Form>
      <p className={styles.links}>
        <Link href={pathTo('/forgot-password')}>{t('login.forgot')}</Link>
        {!refused && (
          <span>
            {t('login.new_here')} <Link href={pathTo('/register')}>{t('login.register')}</Link>
          </span>
        )}
      </p>
      <OtherWaysIn withPasskey returnTo={view.return_to} />
    </PlainCard>
  )
}
