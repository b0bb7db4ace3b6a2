/** Opens from the email of an invitation. Who has no account here yet chooses a name and a password. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { mismatch, NewPasswordFields } from '../../product/account/new-account-fields.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { PlainCard } from '../../product/screens/plain-card.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { Form, FormPair, SubmitButton } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { problemOf } from '../../ui/problem.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { invitations } from './client.ts'
import { invitationQuery } from './queries.ts'

export function InvitationScreen() {
  const { t } = useMessages()
  const { token } = useParams({ from: '/invitation/$token' })
  const { data: invitation, error } = useQuery(invitationQuery(token))
  const [isAccepted, setAccepted] = useState(false)
  useTitle(t('invitation.heading'))
  const join = useChange({
    run: async (chosen: {
      first_name?: string
      last_name?: string
      password?: string
      password_confirmation?: string
    }) => {
      await invitations.accept({ body: { token, ...chosen } }, { maxRetries: 0 })
      setAccepted(true)
    },
    shows: 'the answer',
  })
  const choose = async (data: FormData) => {
    const text = (name: string) => String(data.get(name))
    const names = { first_name: text('first_name'), last_name: text('last_name') }
    const passwords = { password: text('password'), password_confirmation: text('password_confirmation') }
    await invitations.accept({ body: { token, ...names, ...passwords } }, { maxRetries: 0 })
    setAccepted(true)
  }

  if (isAccepted)
    return (
      <PlainCard title={t('login.title')} text={t('invitation.accepted_text', { email: invitation?.email ?? '' })}>
        <Link look="button" variant="primary" wide href={pathTo('/login')}>
          {t('login.sign_in')}
        </Link>
      </PlainCard>
    )
  if (error)
    return (
      <PlainCard
        title={t('invitation.failed_title')}
        text={problemOf(error).status === 0 ? t('ui.unreachable') : t('invitation.failed_text')}
      >
        <Link href={pathTo('/login')}>{t('login.sign_in')}</Link>
      </PlainCard>
    )
  if (!invitation)
    return (
      <PlainCard title={t('invitation.heading')}>
        <Skeleton lines={['80%', '60%']} />
      </PlainCard>
    )
  if (invitation.has_account)
    return (
      <PlainCard title={t('invitation.heading')} text={t('invitation.known_text', { email: invitation.email })}>
        <Button variant="primary" isPending={join.isPending} onPress={() => join.mutate({})}>
          {t('invitation.accept')}
        </Button>
      </PlainCard>
    )
  return (
    <PlainCard title={t('invitation.heading')} text={t('invitation.new_text', { email: invitation.email })}>
      <Form onSubmit={choose} check={data => mismatch(data, t('account.password_mismatch'))}>
        <FormPair>
          <TextField name="first_name" label={t('account.first_name')} autoComplete="given-name" isRequired autoFocus />
          <TextField name="last_name" label={t('account.last_name')} autoComplete="family-name" isRequired />
        </FormPair>
        <NewPasswordFields minimum={invitation.password_characters_min} />
        <SubmitButton wide>{t('invitation.accept')}</SubmitButton>
      </Form>
    </PlainCard>
  )
}
