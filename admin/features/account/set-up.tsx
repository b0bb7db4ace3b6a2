/** The first person of an empty installation, with the one-time link that start-up printed. */
import { useParams, useRouter } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { mismatch, NewAccountFields, newAccountOf } from '../../product/account/new-account-fields.tsx'
import { PlainCard } from '../../product/screens/plain-card.tsx'
import { client } from '../../product/session/api.ts'
import { session } from '../../product/session/session.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { useTitle } from '../../ui/use-title.ts'

export function SetUp() {
  const { t, language } = useMessages()
  const { token } = useParams({ from: '/set-up/$token' })
  const router = useRouter()
  useTitle(t('set_up.title'))

  const setUp = async (data: FormData) => {
    const made = await client.auth.setUp({ body: { ...newAccountOf(data), language, token } }, { maxRetries: 0 })
    session.signIn(made.token)
    router.history.replace('/sites')
  }

  return (
    <PlainCard title={t('set_up.title')} text={t('set_up.text')}>
      <Form
        onSubmit={setUp}
        check={data => mismatch(data, t('account.password_mismatch'))}
        explain={problem => (problem.code === 'reset_code_invalid' ? t('set_up.invalid') : undefined)}
      >
        <NewAccountFields />
        <SubmitButton wide>{t('set_up.submit')}</SubmitButton>
      </Form>
    </PlainCard>
  )
}
