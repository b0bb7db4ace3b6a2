/** Accounts at providers by which the person signs in: connected and let go here. */
import type { Identity, IdentityProvider } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { goToProvider } from '../../product/account/provider-attempts.ts'
import { providerMarks, providerNames } from '../../product/account/provider-marks.tsx'
import { identities, identitiesQuery, providersQuery } from '../../product/account/ways-in.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FactorRow } from './factor-row.tsx'
import styles from './second-factor.module.css'

/** Nothing where the installation has none, and nobody has connected one. */
export function ConnectedAccounts() {
  const { t, relative } = useMessages()
  const { data: offered } = useQuery(providersQuery())
  const { data: connected, error, refetch } = useQuery(identitiesQuery())
  const [leaving, setLeaving] = useState<Identity>()
  const go = useChange({
    run: (provider: IdentityProvider) => goToProvider('connect', provider),
    shows: 'the answer',
  })
  const disconnect = useChange({
    run: ({ id }: Identity) => identities.disconnect({ identity_id: id }),
    shows: 'the answer',
    refreshes: [identitiesQuery().queryKey],
    done: (_, { provider }) => ({ text: t('ways_in.disconnected_toast', { provider: providerNames[provider] }) }),
    isHandled: () => true,
  })
  if (error && !connected) return <ErrorState isPage error={error} onRetry={refetch} />
  const open = offered?.filter(provider => !connected?.some(one => one.provider === provider)) ?? []
  if (connected && offered && connected.length + open.length === 0) return null
  return (
    <Section title={t('ways_in.accounts')} description={t('ways_in.accounts_text')}>
      {connected && offered ? (
        <ul className={styles.factors}>
          {connected.map(identity => (
            <FactorRow
              key={identity.id}
              icon={providerMarks[identity.provider]}
              name={providerNames[identity.provider]}
              text={t('ways_in.last_used', { name: identity.label, when: relative(identity.last_used_at) })}
            >
              <Button onPress={() => setLeaving(identity)}>
                {t('ways_in.disconnect', { provider: providerNames[identity.provider] })}
              </Button>
            </FactorRow>
          ))}
          {open.map(provider => (
            <FactorRow
              key={provider}
              icon={providerMarks[provider]}
              name={providerNames[provider]}
              text={t('ways_in.not_connected')}
            >
              <Button isPending={go.isPending && go.variables === provider} onPress={() => go.mutate(provider)}>
                {t('ways_in.connect', { provider: providerNames[provider] })}
              </Button>
            </FactorRow>
          ))}
        </ul>
      ) : (
        <Skeleton lines={['70%', '60%']} />
      )}
      <ConfirmDialog
        title={t('ways_in.disconnect_title', { provider: leaving ? providerNames[leaving.provider] : '' })}
        action={t('ways_in.disconnect', { provider: leaving ? providerNames[leaving.provider] : '' })}
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={async () => leaving && (await disconnect.mutateAsync(leaving))}
      >
        <p>{t('ways_in.disconnect_text', { name: leaving?.label ?? '' })}</p>
      </ConfirmDialog>
    </Section>
  )
}
