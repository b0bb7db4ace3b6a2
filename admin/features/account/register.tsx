/** Sign up. The answer is the same for new and known addresses: look at your mail. */

import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { confirmationSecret } from '../../product/account/confirmation-secret.ts'
import { mismatch, NewAccountFields, newAccountOf } from '../../product/account/new-account-fields.tsx'
import { useRefusedRegistration } from '../../product/account/use-refused-registration.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import styles from '../../product/screens/plain-card.module.css'
import { PlainCard } from '../../product/screens/plain-card.tsx'
import { client } from '../../product/session/api.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { OtherWaysIn } from './other-ways-in.tsx'

const refusals = {
  invitation: { title: 'register.invitation_title', text: 'register.invitation_text' },
  closed: { title: 'register.closed_title', text: 'register.closed_text' },
} as const

export function Register() {
  const { t, language } = useMessages()
  const [sentTo, setSentTo] = useState<string>()
  const refused = useRefusedRegistration()
  useTitle(t('register.title'))

  const register = async (data: FormData) => {
    const body = { ...newAccountOf(data), language }
    const { confirmation_secret } = await client.auth.register({ body }, { maxRetries: 0 })
    confirmationSecret.keep(confirmation_secret)
    setSentTo(body.email)
  }

  if (sentTo)
    return (
      <PlainCard title={t('register.done_title')} text={t('register.done_text', { email: sentTo })}>
        <p className={styles.links}>
          <Link href={pathTo('/login')}>{t('register.sign_in')}</Link>
        </p>
      </PlainCard>
    )
  if (refused)
    return (
      <PlainCard title={t(refusals[refused].title)} text={t(refusals[refused].text)}>
        <Link look="button" variant="primary" wide href={pathTo('/login')}>
          {t('register.sign_in')}
        </Link>
      </PlainCard>
    )
  return (
    <PlainCard title={t('register.title')} text={t('register.text')}>
      <Form onSubmit={register} check={data => mismatch(data, t('account.password_mismatch'))}>
        <NewAccountFields />
        <SubmitButton wide>{t('register.submit')}</SubmitButton>
      </Form>
      <p className={styles.links}>
        <span>
          {t('register.have_account')} <Link href={pathTo('/login')}>{t('register.sign_in')}</Link>
        </span>
      </p>
      <OtherWaysIn />
    </PlainCard>
  )
}
