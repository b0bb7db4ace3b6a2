/** Register: a new account for the plan that was chosen. What was typed stays when one comes back to another address. */
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { confirmationSecret } from '../../product/account/confirmation-secret.ts'
import { mismatch, NewAccountFields, newAccountOf } from '../../product/account/new-account-fields.tsx'
import { useRefusedRegistration } from '../../product/account/use-refused-registration.ts'
import { pendingCheckout } from '../../product/billing/pending-checkout.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { client } from '../../product/session/api.ts'
import { useDraft } from '../../product/session/draft.ts'
import { Button } from '../../ui/button.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Choice } from './choice.ts'

export function RegisterStep({ choice }: { choice: Choice | undefined }) {
  const { t, language } = useMessages()
  const [sentTo, setSentTo] = useState<string>()
  const [draft, changeDraft] = useDraft('registration', { first_name: '', last_name: '', email: '' })
  const refused = useRefusedRegistration()
  const here = pathTo(
    '/checkout',
    undefined,
    choice && { plan: choice.plan.id, interval: choice.interval, currency: choice.currency },
  )
  const signIn = <Link href={pathTo('/login', undefined, { return_to: here })}>{t('register.sign_in')}</Link>

  const register = async (data: FormData) => {
    const body = { ...newAccountOf(data), language }
    const { confirmation_secret } = await client.auth.register({ body }, { maxRetries: 0 })
    confirmationSecret.keep(confirmation_secret)
    pendingCheckout.keep(here)
    setSentTo(body.email)
  }

  if (refused)
    return (
      <Notice tone="info" title={t(refused === 'closed' ? 'register.closed_title' : 'register.invitation_title')}>
        {t(refused === 'closed' ? 'register.closed_text' : 'register.invitation_text')} {signIn}
      </Notice>
    )
  return (
    <>
      {sentTo !== undefined && (
        <div className="stack">
          <Notice tone="good" title={t('register.done_title')}>
            {t('checkout.confirm_text', { email: sentTo })}
          </Notice>
          <div className="row-of">
            <Button onPress={() => setSentTo(undefined)}>{t('checkout.another_address')}</Button>
            {signIn}
          </div>
        </div>
      )}
      <div className="stack" hidden={sentTo !== undefined}>
        <p className="muted">{choice ? t('checkout.register_for', { name: choice.plan.name }) : t('register.text')}</p>
        <Form onSubmit={register} check={data => mismatch(data, t('account.password_mismatch'))}>
          <NewAccountFields draft={draft} onDraftChange={changeDraft} />
          <FormActions>
            <SubmitButton>{t('register.submit')}</SubmitButton>
            <span className="muted">
              {t('register.have_account')} {signIn}
            </span>
          </FormActions>
        </Form>
      </div>
    </>
  )
}
