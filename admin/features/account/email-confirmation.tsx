/** Opens from the mailed link and confirms the address; the page has to run, so that a scanner's GET confirms nothing. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { PlainCard } from '../../product/screens/plain-card.tsx'
import { useParam } from '../../product/screens/use-view.ts'
import { client } from '../../product/session/api.ts'
import { useSession } from '../../product/session/session.ts'
import { Link } from '../../ui/link.tsx'
import { problemOf } from '../../ui/problem.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'

export function EmailConfirmation() {
  const { t } = useMessages()
  const token = useParam('token')
  const isSignedIn = useSession().token !== null
  const { isPending, error } = useQuery({
    queryKey: ['email-confirmation', token],
    queryFn: () => client.auth.confirmEmail({ body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  useTitle(t('confirmation.title'))

  if (isPending)
    return (
      <PlainCard title={t('confirmation.title')}>
        <Skeleton lines={['80%', '60%']} />
      </PlainCard>
    )
  if (error)
    return (
      <PlainCard
        title={t('confirmation.failed_title')}
        text={problemOf(error).status === 0 ? t('ui.unreachable') : t('confirmation.failed_text')}
      >
        <p className="plain-links">
          <Link href="/register">{t('confirmation.register_again')}</Link>
          <Link href="/login">{t('login.sign_in')}</Link>
        </p>
      </PlainCard>
    )
  return (
    <PlainCard title={t('confirmation.done_title')} text={t('confirmation.done_text')}>
      <Link look="button" variant="primary" wide href={isSignedIn ? '/sites' : '/login'}>
        {t(isSignedIn ? 'confirmation.to_sites' : 'login.sign_in')}
      </Link>
    </PlainCard>
  )
}
