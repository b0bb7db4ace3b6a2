/** Deleting the own account: what stands in the way with links to it, else what goes, and the email address typed first. */
import type { Blocker, Subscription } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type Messages, useMessages } from '../../messages/messages.tsx'
import { profileQuery } from '../../product/account/queries.ts'
import { subscriptionName } from '../../product/billing/subscription-words.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { queryClient } from '../../product/session/query-client.ts'
import { session } from '../../product/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { accountDeletion } from './client.ts'
import { accountDeletionQuery } from './queries.ts'

export function DeleteAccount() {
  const { t } = useMessages()
  const { data, error, refetch } = useQuery(accountDeletionQuery())
  const [isAsking, setAsking] = useState(false)
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} />
  const isFree = data?.blockers.length === 0
  return (
    <Section
      title={t('delete_account.title')}
      description={t('delete_account.text')}
      action={
        isFree && (
          <Button variant="quiet-danger" onPress={() => setAsking(true)}>
            {t('delete_account.delete')}
          </Button>
        )
      }
    >
      {!data && <Skeleton lines={['60%']} />}
      {data && isFree && <p className="muted">{t('delete_account.note')}</p>}
      {data && !isFree && <Blockers blockers={data.blockers} />}
      {data && data.subscriptions.length > 0 && <Endings subscriptions={data.subscriptions} />}
      <Confirm subscriptions={data?.subscriptions ?? []} isOpen={isAsking} onClose={() => setAsking(false)} />
    </Section>
  )
}

function Blockers({ blockers }: { blockers: readonly Blocker[] }) {
  const { t } = useMessages()
  return (
    <Notice tone="warning" title={t('delete_account.blocked')}>
      <ul>
        {blockers.map(({ type, id, name }) => (
          <li key={id}>
            {type === 'site' && (
              <>
                <Link href={pathTo('/sites/$site_id/site/information', { site_id: id })}>{name}</Link>:{' '}
                {t('delete_account.site')}
              </>
            )}
            {type === 'manager' && (
              <>
                <Link href={pathTo('/managers')}>{name}</Link>: {t('delete_account.manager')}
              </>
            )}
            {type === 'super_administrator' && t('delete_account.super_administrator')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** What it is, of which site, and when it ends: earlier where the account is erased before. */
function toEnding(subscription: Subscription, messages: Messages): string {
  const { t, date } = messages
  const { site, ends_at, period_end_at } = subscription
  const items = subscriptionName(subscription, messages)
  const name = site?.name ? t('delete_account.of_site', { name: items, site: site.name }) : items
  const at = ends_at ?? period_end_at
  return at ? t('delete_account.subscription', { name, date: date(at) }) : name
}

function Endings({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const messages = useMessages()
  const { t } = messages
  return (
    <Notice tone="warning" title={t('delete_account.subscriptions')}>
      <ul>
        {subscriptions.map(one => (
          <li key={one.id}>{toEnding(one, messages)}</li>
        ))}
      </ul>
      <p>{t('delete_account.subscriptions_text')}</p>
    </Notice>
  )
}

interface ConfirmProps {
  subscriptions: readonly Subscription[]
  isOpen: boolean
  onClose: () => void
}

function Confirm({ subscriptions, isOpen, onClose }: ConfirmProps) {
  const messages = useMessages()
  const { t, date } = messages
  const router = useRouter()
  const { data: person } = useQuery(profileQuery())
  const [typed, setTyped] = useState('')
  const remove = useChange({
    run: () => accountDeletion.request(),
    shows: 'the answer',
    refreshes: [accountDeletionQuery().queryKey],
    isHandled: () => true,
  })
  const confirm = async () => {
    const { deletes_at } = await remove.mutateAsync()
    session.forget()
    await router.navigate({ to: '/login' })
    queryClient.clear()
    toast({ text: t('delete_account.toast', { date: date(deletes_at) }) })
  }
  return (
    <ConfirmDialog
      title={t('delete_account.ask')}
      losses={[
        t('delete_account.loss_now'),
        t('delete_account.loss_keys'),
        ...subscriptions.map(one => toEnding(one, messages)),
        t('delete_account.loss_later'),
      ]}
      action={t('delete_account.delete')}
      isDisabled={typed.trim().toLowerCase() !== person?.email.toLowerCase()}
      isOpen={isOpen}
      onClose={() => {
        onClose()
        setTyped('')
      }}
      onConfirm={confirm}
    >
      <TextField
        label={t('delete_account.type', { email: person?.email ?? '' })}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        isRequired
      />
    </ConfirmDialog>
  )
}
