/** Sign in, and back to where one wanted to go. */
import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { PlainCard } from '../../product/screens/plain-card.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { client } from '../../product/session/api.ts'
import { safeReturn } from '../../product/session/safe-return.ts'
import { session } from '../../product/session/session.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTitle } from '../../ui/use-title.ts'

export function Login() {
  const { t } = useMessages()
  const [view] = useView()
  const router = useRouter()
  useTitle(t('login.title'))

  const signIn = async (data: FormData) => {
    const body = { email: String(data.get('email')), password: String(data.get('password')) }
    const { token } = await client.auth.signIn({ body }, { maxRetries: 0 })
    session.signIn(token)
    router.history.replace(safeReturn(view.return_to))
  }

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
        <TextField name="email" type="email" label={t('login.email')} autoComplete="username" isRequired autoFocus />
        <TextField
          name="password"
          type="password"
          label={t('login.password')}
          autoComplete="current-password"
          isRequired
        />
        <SubmitButton wide>{t('login.sign_in')}</SubmitButton>
      </Form>
      <p className="plain-links">
        <Link href="/forgot-password">{t('login.forgot')}</Link>
        <span>
          {t('login.new_here')} <Link href="/register">{t('login.register')}</Link>
        </span>
      </p>
    </PlainCard>
  )
}
