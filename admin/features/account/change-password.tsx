/** Choose a new password with the mailed token (`?token=`). */

import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { mismatch, NewPasswordFields } from '../../product/account/new-account-fields.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import styles from '../../product/screens/plain-card.module.css'
import { PlainCard } from '../../product/screens/plain-card.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { client } from '../../product/session/api.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { useTitle } from '../../ui/use-title.ts'

export function ChangePassword() {
  const { t } = useMessages()
  const [{ token }] = useView('/change-password')
  const [isDone, setDone] = useState(false)
  useTitle(t('change_password.title'))

  const reset = async (data: FormData) => {
    const password = String(data.get('password'))
    const password_confirmation = String(data.get('password_confirmation'))
    await client.auth.resetPassword({ body: { token: token ?? '', password, password_confirmation } })
    setDone(true)
  }

  if (isDone)
    return (
      <PlainCard title={t('change_password.done_title')} text={t('change_password.done_text')}>
        <Link look="button" variant="primary" wide href={pathTo('/login')}>
          {t('login.sign_in')}
        </Link>
      </PlainCard>
    )
  if (!token)
    return (
      <PlainCard title={t('change_password.no_token_title')} text={t('change_password.no_token_text')}>
        <Link look="button" variant="primary" wide href={pathTo('/forgot-password')}>
          {t('change_password.ask_again')}
        </Link>
      </PlainCard>
    )
  return (
    <PlainCard title={t('change_password.title')} text={t('change_password.text')}>
      <Form onSubmit={reset} check={data => mismatch(data, t('account.password_mismatch'))}>
        <NewPasswordFields autoFocus isJudgedLater />
        <SubmitButton wide>{t('change_password.submit')}</SubmitButton>
      </Form>
      <p className={styles.links}>
        <Link href={pathTo('/forgot-password')}>{t('change_password.ask_again')}</Link>
      </p>
    </PlainCard>
  )
}
