/** Opens from the mailed link and confirms the address; the page has to run, so that a scanner's GET confirms nothing. */

import type { EmailConfirmation as Confirmation, EmailConfirmed } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { confirmationSecret } from '../../product/account/confirmation-secret.ts'
import { mismatch, NewPasswordFields } from '../../product/account/new-account-fields.tsx'
import { pendingCheckout } from '../../product/billing/pending-checkout.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import styles from '../../product/screens/plain-card.module.css'
import { PlainCard } from '../../product/screens/plain-card.tsx'
import { client } from '../../product/session/api.ts'
import { useSession } from '../../product/session/session.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { problemOf } from '../../ui/problem.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'

async function confirm(body: Confirmation): Promise<EmailConfirmed> {
  const confirmed = await client.auth.confirmEmail({ body })
  confirmationSecret.forget()
  return confirmed
}

export function EmailConfirmation() {
  const { t } = useMessages()
  const { token } = useParams({ from: '/email-confirmation/$token' })
  const isSignedIn = useSession().token !== null
  const [isChosen, setChosen] = useState(false)
  const { isPending, error } = useQuery({
    queryKey: ['email_confirmation', token],
    queryFn: () => confirm({ token, confirmation_secret: confirmationSecret.get() }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  useTitle(t('confirmation.title'))

  const choose = async (data: FormData) => {
    const [password, password_confirmation] = [data.get('password'), data.get('password_confirmation')].map(String)
    await confirm({ token, password, password_confirmation })
    setChosen(true)
  }

  if (isPending)
    return (
      <PlainCard title={t('confirmation.title')}>
        <Skeleton lines={['80%', '60%']} />
      </PlainCard>
    )
  if (!isChosen && error && problemOf(error).code === 'new_password_needed')
    return (
      <PlainCard title={t('change_password.title')} text={t('confirmation.choose_text')}>
        <Form onSubmit={choose} check={data => mismatch(data, t('account.password_mismatch'))}>
          <NewPasswordFields autoFocus />
          <SubmitButton wide>{t('confirmation.choose')}</SubmitButton>
        </Form>
      </PlainCard>
    )
  if (!isChosen && error)
    return (
      <PlainCard
        title={t('confirmation.failed_title')}
        text={problemOf(error).status === 0 ? t('ui.unreachable') : t('confirmation.failed_text')}
      >
        <p className={styles.links}>
          <Link href={pathTo('/register')}>{t('confirmation.register_again')}</Link>
          <Link href={pathTo('/login')}>{t('login.sign_in')}</Link>
        </p>
      </PlainCard>
    )
  const next = pendingCheckout.get()
  const login = pathTo('/login', undefined, next && { return_to: next })
  return (
    <PlainCard title={t('confirmation.done_title')} text={t('confirmation.done_text')}>
      <Link look="button" variant="primary" wide href={isSignedIn ? (next ?? pathTo('/sites')) : login}>
        {t(isSignedIn ? (next ? 'confirmation.to_checkout' : 'confirmation.to_sites') : 'login.sign_in')}
      </Link>
    </PlainCard>
  )
}
