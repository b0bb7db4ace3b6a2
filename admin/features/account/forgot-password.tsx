/** Ask for a link to choose a new password. Known and unknown addresses get the same words. */

import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import styles from '../../product/screens/plain-card.module.css'
import { PlainCard } from '../../product/screens/plain-card.tsx'
import { client } from '../../product/session/api.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTitle } from '../../ui/use-title.ts'

export function ForgotPassword() {
  const { t } = useMessages()
  const [sentTo, setSentTo] = useState<string>()
  useTitle(t('forgot.title'))

  const ask = async (data: FormData) => {
    const email = String(data.get('email'))
    await client.auth.forgotPassword({ body: { email } }, { maxRetries: 0 })
    setSentTo(email)
  }

  return (
    <PlainCard
      title={t(sentTo ? 'forgot.done_title' : 'forgot.title')}
      text={sentTo ? t('forgot.done_text', { email: sentTo }) : t('forgot.text')}
    >
      {!sentTo && (
        <Form onSubmit={ask}>
          <TextField
            name="email"
            type="email"
            label={t('account.email')}
            autoComplete="username"
            isRequired
            autoFocus
          />
          <SubmitButton wide>{t('forgot.submit')}</SubmitButton>
        </Form>
      )}
      <p className={styles.links}>
        <Link href={pathTo('/login')}>{t('forgot.back')}</Link>
      </p>
    </PlainCard>
  )
}
