/** The ways to sign in without a password: by a passkey of this device, and by others where the installation has some. */
import type { IdentityProvider } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { hasPasskeys, signWithPasskey } from '../../product/account/passkey-device.ts'
import { goToProvider } from '../../product/account/provider-attempts.ts'
import { providerMarks, providerNames } from '../../product/account/provider-marks.tsx'
import { passkeys, providersQuery } from '../../product/account/ways-in.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { safeReturn } from '../../product/session/safe-return.ts'
import { session } from '../../product/session/session.ts'
import { Button } from '../../ui/button.tsx'
import styles from './provider-buttons.module.css'
import { usePasskeyAutofill } from './use-passkey-autofill.ts'

export type WaysInProps = { returnTo?: string | undefined; withPasskey?: boolean }

export function ProviderButtons({ returnTo, withPasskey = false }: WaysInProps) {
  const { t } = useMessages()
  const router = useRouter()
  const { data: providers = [] } = useQuery(providersQuery())
  const go = useChange({
    run: (provider: IdentityProvider) => goToProvider('sign_in', provider, returnTo),
    shows: 'the answer',
  })
  const enter = (token: string) => {
    session.signIn(token)
    router.history.replace(safeReturn(returnTo))
  }
  const use = useChange({
    run: async () => {
      const { attempt, public_key } = await passkeys.startSignIn({ maxRetries: 0 })
      const credential = await signWithPasskey(public_key)
      if (!credential) return
      enter((await passkeys.completeSignIn({ body: { attempt, credential } }, { maxRetries: 0 })).token)
    },
    shows: 'the answer',
  })
  const canUse = withPasskey && hasPasskeys()
  usePasskeyAutofill(canUse && !use.isPending, enter)
  if (providers.length === 0 && !canUse) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('login.or')}</p>
      {canUse && (
        <Button wide icon={<KeyRound size={16} aria-hidden />} isPending={use.isPending} onPress={() => use.mutate()}>
          {t('login.passkey')}
        </Button>
      )}
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
