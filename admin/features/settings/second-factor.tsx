/** What the person shows besides the password when signing in: an app, codes by email, recovery codes. */
import type { SecondFactorType, StartedSecondFactor } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Mail, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { secondFactor } from './client.ts'
import { FactorRow } from './factor-row.tsx'
import { secondFactorQuery } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'
import { SetUpFactor } from './set-up-factor.tsx'

const words: Record<SecondFactorType, { name: MessageKey; text: MessageKey; disable: MessageKey; icon: ReactNode }> = {
  totp: {
    name: 'second_factor.totp',
    text: 'second_factor.totp_text',
    disable: 'second_factor.disable_totp',
    icon: <Smartphone size={16} aria-hidden />,
  },
  email: {
    name: 'second_factor.email',
    text: 'second_factor.email_text',
    disable: 'second_factor.disable_email',
    icon: <Mail size={16} aria-hidden />,
  },
}
const types = ['totp', 'email'] as const

export function SecondFactor() {
  const { t } = useMessages()
  const { data, error, refetch } = useQuery(secondFactorQuery())
  const [started, setStarted] = useState<StartedSecondFactor>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [leaving, setLeaving] = useState<SecondFactorType>()
  const [isRenewing, setRenewing] = useState(false)
  const refreshes = [secondFactorQuery().queryKey]
  const start = useChange({
    run: async (type: SecondFactorType) => setStarted(await secondFactor.start({ body: { type } }, { maxRetries: 0 })),
    shows: 'the answer',
  })
  const disable = useChange({
    run: (type: SecondFactorType) => secondFactor.disable({ body: { type } }),
    shows: 'the answer',
    refreshes,
    done: () => ({ text: t('second_factor.disabled_toast') }),
    isHandled: () => true,
  })
  const renew = useChange({
    run: async () => setCodes((await secondFactor.createRecoveryCodes()).recovery_codes),
    shows: 'the answer',
    refreshes,
    isHandled: () => true,
  })

  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} />
  return (
    <Section title={t('second_factor.heading')} description={t('second_factor.text')}>
      {data ? (
        <ul className={styles.factors}>
          {types.map(type => {
            const isOn = data.types.includes(type)
            return (
              <FactorRow
                key={type}
                icon={words[type].icon}
                name={t(words[type].name)}
                text={t(words[type].text)}
                state={isOn ? <Badge tone="good">{t('second_factor.on')}</Badge> : undefined}
              >
                {isOn ? (
                  <Button onPress={() => setLeaving(type)}>{t(words[type].disable)}</Button>
                ) : (
                  <Button isPending={start.isPending && start.variables === type} onPress={() => start.mutate(type)}>
                    {t(type === 'totp' ? 'second_factor.set_up_totp' : 'second_factor.set_up_email')}
                  </Button>
                )}
              </FactorRow>
            )
          })}
          {data.types.length > 0 && (
            <FactorRow
              icon={<KeyRound size={16} aria-hidden />}
              name={t('second_factor.codes')}
              text={t('second_factor.codes_left', { count: data.recovery_codes_left })}
            >
              <Button onPress={() => setRenewing(true)}>{t('second_factor.renew')}</Button>
            </FactorRow>
          )}
        </ul>
      ) : (
        <Skeleton lines={['70%', '60%']} />
      )}
      <SetUpFactor started={started} onClose={() => setStarted(undefined)} onCodes={setCodes} />
      <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />
      <ConfirmDialog
        title={t(leaving === 'email' ? 'second_factor.disable_email_title' : 'second_factor.disable_totp_title')}
        action={t(leaving ? words[leaving].disable : 'second_factor.disable_totp')}
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={async () => leaving && (await disable.mutateAsync(leaving))}
      >
        <p>{t(data?.types.length === 1 ? 'second_factor.disable_last' : 'second_factor.disable_other')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('second_factor.renew_title')}
        action={t('second_factor.renew')}
        isOpen={isRenewing}
        onClose={() => setRenewing(false)}
        onConfirm={() => renew.mutateAsync(undefined)}
      >
        <p>{t('second_factor.renew_text')}</p>
      </ConfirmDialog>
    </Section>
  )
}
