/** The ways to sign in by others, where the installation has some. */
import type { IdentityProvider } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { goToProvider } from '../../product/account/provider-attempts.ts'
import { providerMarks, providerNames } from '../../product/account/provider-marks.tsx'
import { providersQuery } from '../../product/account/ways-in.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import styles from './provider-buttons.module.css'

export function ProviderButtons({ returnTo }: { returnTo?: string | undefined }) {
  const { t } = useMessages()
  const { data: providers = [] } = useQuery(providersQuery())
  const go = useChange({
    run: (provider: IdentityProvider) => goToProvider('sign_in', provider, returnTo),
    shows: 'the answer',
  })
  if (providers.length === 0) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('login.or')}</p>
      {providers.map(provider => (
        <Button
          key={provider}
          wide
          icon={providerMarks[provider]}
          isPending={go.isPending && go.variables === provider}
          onPress={() => go.mutate(provider)}
        >
          {t('login.continue_with', { provider: providerNames[provider] })}
        </Button>
      ))}
    </div>
  )
}
