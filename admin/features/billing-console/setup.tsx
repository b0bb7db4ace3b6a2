/** How payments are set up at Stripe, and the one action that sets them up, or corrects them, from the plans. */
import type { BillingSetup, BillingSetupStatus, WalletsStatus } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { Notice, type Tone } from '../../ui/notice.tsx'
import { Facts, Section } from '../../ui/section.tsx'
import { billingSetup, setupQuery } from './queries.ts'

const tones: Record<BillingSetupStatus, Tone> = {
  off: 'info',
  not_set_up: 'warning',
  ready: 'good',
  key_refused: 'bad',
  unreachable: 'bad',
}

const wallets = {
  active: 'billing_console.wallets_active',
  inactive: 'billing_console.wallets_inactive',
  needs_domain: 'billing_console.wallets_needs_domain',
} as const satisfies Record<WalletsStatus, string>

export function SetupSection({ setup }: { setup: BillingSetup }) {
  const { t, number, moment, list } = useMessages()
  const queries = useQueryClient()
  const run = useChange({
    run: () => billingSetup.run(),
    shows: 'the answer',
    done: answer => {
      queries.setQueryData(setupQuery().queryKey, answer)
      return { text: t('billing_console.set_up_toast') }
    },
  })
  const { status, mode, plans_to_update, endpoint_url, last_event_at, set_up_at } = setup
  const canRun = status === 'not_set_up' || status === 'ready'
  return (
    <Section
      title={t('billing_console.setup')}
      description={t('billing_console.setup_text')}
      action={
        canRun && (
          <Button
            variant={status === 'ready' && plans_to_update.length === 0 ? 'secondary' : 'primary'}
            isPending={run.isPending}
            onPress={() => run.mutate(undefined)}
          >
            {status === 'ready' ? t('billing_console.set_up_again') : t('billing_console.set_up')}
          </Button>
        )
      }
    >
      <div className="stack">
        <Notice tone={tones[status]} title={setup.text} />
        {plans_to_update.length > 0 && (
          <Notice
            tone="warning"
            title={t('billing_console.plans_to_update', { plans: list(plans_to_update.map(({ name }) => name)) })}
          />
        )}
        {status !== 'off' && (
          <Facts
            facts={[
              [
                t('billing_console.mode'),
                mode ? t(mode === 'live' ? 'billing_console.mode_live' : 'billing_console.mode_test') : '–',
              ],
              [t('billing_console.stripe_account'), setup.stripe_account_id ?? '–'],
              [t('billing_console.endpoint'), endpoint_url ?? '–'],
              [
                t('billing_console.webhook'),
                t(setup.webhook_registered ? 'billing_console.registered' : 'billing_console.not_registered'),
              ],
              [t('billing_console.wallets'), t(wallets[setup.wallets])],
              [t('billing_console.prices'), number(setup.price_count)],
              [t('billing_console.last_event'), last_event_at ? moment(last_event_at) : t('billing_console.none_yet')],
              [t('billing_console.set_up_at'), set_up_at ? moment(set_up_at) : t('billing_console.never')],
            ]}
          />
        )}
      </div>
    </Section>
  )
}
