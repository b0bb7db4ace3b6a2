/** An event of the ledger: what it was about, what it did, and doing it again. */
import type { PaymentEvent } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Facts } from '../../ui/section.tsx'
import styles from './billing-console.module.css'
import { EventBadge } from './event-badge.tsx'
import { eventQuery, paymentEvents } from './queries.ts'

export function EventDetails({ listed }: { listed: PaymentEvent }) {
  const { t, moment, number } = useMessages()
  const { data: event = listed } = useQuery(eventQuery(listed))
  const replay = useChange({
    run: () => paymentEvents.replay({ payment_event_id: event.id }),
    shows: 'the answer',
    refreshes: [['installation', 'payment_events']],
    done: () => ({ text: t('billing_console.replayed_toast') }),
  })
  const { effects, failure, settled_at } = event
  return (
    <div className="stack">
      {failure && <Notice tone="bad" title={t('billing_console.failure', { reason: failure })} />}
      <Facts
        facts={[
          [t('billing_console.state'), <EventBadge key="status" status={event.status} />],
          [t('billing_console.object'), event.object_id],
          [t('billing_console.stripe_event'), event.stripe_id],
          [t('billing_console.account'), event.account_id ?? '–'],
          [t('billing_console.occurred'), moment(event.occurred_at)],
          [t('billing_console.received'), moment(event.received_at)],
          [t('billing_console.settled_at'), settled_at ? moment(settled_at) : '–'],
          [t('billing_console.tries'), number(event.tries)],
        ]}
      />
      {settled_at && (
        <div>
          <h3>{t('billing_console.effects')}</h3>
          {effects.length === 0 ? (
            <p className="muted">{t('billing_console.no_effects')}</p>
          ) : (
            <ul className={styles.effects}>
              {effects.map(effect => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <p className="muted">{t('billing_console.replay_text')}</p>
      <div>
        <Button
          icon={<RotateCw size={16} aria-hidden />}
          isPending={replay.isPending}
          isDisabled={event.status === 'waiting'}
          onPress={() => replay.mutate(undefined)}
        >
          {t('billing_console.replay')}
        </Button>
      </div>
    </div>
  )
}
