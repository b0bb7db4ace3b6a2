/** Where people come back to from a provider: signed in, with an account connected, or having shown who they are. */
import { LeadwrightError, type SecondStepNeeded } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadTexts, useMessages } from '../../messages/messages.tsx'
import { confirmationSecret } from '../../product/account/confirmation-secret.ts'
import { type StoredAttempt, sayChecked, takeAttempt } from '../../product/account/provider-attempts.ts'
import { providerNames } from '../../product/account/provider-marks.tsx'
import { identities, identitiesQuery } from '../../product/account/ways-in.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { PlainCard } from '../../product/screens/plain-card.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { queryClient } from '../../product/session/query-client.ts'
import { safeReturn } from '../../product/session/safe-return.ts'
import { session } from '../../product/session/session.ts'
import { Link } from '../../ui/link.tsx'
import { problemOf } from '../../ui/problem.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useTitle } from '../../ui/use-title.ts'
import { SecondStep } from './second-step.tsx'

interface Answer {
  code?: string | undefined
  state?: string | undefined
  iss?: string | undefined
}

type Outcome =
  | { type: 'canceled' | 'done'; kept: StoredAttempt | undefined }
  | { type: 'confirm'; email: string }
  | { type: 'second_step'; step: SecondStepNeeded; kept: StoredAttempt }

/** Runs once for what came back: an answer is worth nothing the second time. */
async function end({ code, state = '', iss }: Answer): Promise<Outcome> {
  const kept = takeAttempt(state)
  if (!kept || !code) return { type: 'canceled', kept }
  const body = { attempt: kept.attempt, code, state, ...(iss !== undefined && { iss }) }
  const once = { maxRetries: 0 }
  if (kept.purpose === 'connect') await identities.completeConnection({ body }, once)
  else if (kept.purpose === 'check') await identities.completeCheck({ body }, once)
  else {
    const signedIn = await identities.completeSignIn({ body }, once).catch(secondStepOf)
    if ('types' in signedIn) return { type: 'second_step', step: signedIn, kept }
    if (signedIn.outcome === 'confirmation_sent') {
      confirmationSecret.keep(signedIn.confirmation_secret)
      return { type: 'confirm', email: signedIn.email }
    }
    session.signIn(signedIn.session.token)
  }
  return { type: 'done', kept }
}

/** What a sign-in that is right so far goes on with; other refusals are thrown on. */
function secondStepOf(error: unknown): SecondStepNeeded {
  const step = error instanceof LeadwrightError ? error.problem?.second_step : undefined
  if (!step) throw error
  return step
}

/** What it says is not among the texts of public screens, of which it is none to begin with. */
export async function loadProviderCallback() {
  await loadTexts(session.get().language)
  return ProviderCallback
}

function ProviderCallback() {
  const { t } = useMessages()
  const router = useRouter()
  const [answer] = useView('/sign-in/callback')
  const { data, error } = useQuery({
    queryKey: ['provider_answer', answer.state ?? ''],
    queryFn: () => end(answer),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useTitle(t('login.title'))

  const kept = data?.type === 'done' ? data.kept : undefined
  useEffect(() => {
    if (!kept) return
    if (kept.purpose === 'check') return sayChecked()
    if (kept.purpose === 'sign_in') return router.history.replace(safeReturn(kept.return_to))
    toast({ text: t('ways_in.connected_toast', { provider: providerNames[kept.provider] }) })
    void queryClient.invalidateQueries({ queryKey: identitiesQuery().queryKey })
    router.history.replace(pathTo('/settings', undefined, { tab: 'security' }))
  }, [kept, router, t])

  if (data?.type === 'second_step')
    return (
      <SecondStep
        step={data.step}
        onSignedIn={token => {
          session.signIn(token)
          router.history.replace(safeReturn(data.kept.return_to))
        }}
        onBack={() => router.history.replace(pathTo('/login'))}
      />
    )
  if (data?.type === 'confirm')
    return <PlainCard title={t('register.done_title')} text={t('register.done_text', { email: data.email })} />
  if (error || data?.type === 'canceled') {
    const isSignedIn = session.get().token !== null
    return (
      <PlainCard
        title={t('ways_in.not_signed_in')}
        text={error ? problemOf(error).text || t('ui.unreachable') : t('ways_in.provider_canceled')}
      >
        <Link
          look="button"
          variant="primary"
          wide
          href={isSignedIn ? pathTo('/settings', undefined, { tab: 'security' }) : pathTo('/login')}
        >
          {t(isSignedIn ? 'ways_in.to_security' : 'login.back')}
        </Link>
      </PlainCard>
    )
  }
  if (kept?.purpose === 'check')
    return <PlainCard title={t('ways_in.checked_title')} text={t('ways_in.checked_text')} />
  return (
    <PlainCard title={t('login.title')}>
      <Skeleton lines={['80%', '60%']} />
    </PlainCard>
  )
}
