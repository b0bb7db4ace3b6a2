/** Stripe.js was blocked or is out of reach: again, or the same payment on Stripe's own page. */
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useChange } from '../screens/use-change.ts'

interface StripeUnavailableProps {
  onRetry: () => void
  openHostedPage: () => Promise<string>
  back: ReactNode
}

export function StripeUnavailable({ onRetry, openHostedPage, back }: StripeUnavailableProps) {
  const { t } = useMessages()
  const open = useChange({
    run: async () => window.location.assign(await openHostedPage()),
    shows: 'the answer',
  })
  return (
    <div className="stack">
      <Notice tone="warning" title={t('payment.unavailable')}>
        {t('payment.unavailable_text')}
      </Notice>
      <div className="row-of">
        <Button variant="primary" onPress={onRetry}>
          {t('ui.try_again')}
        </Button>
        <Button isPending={open.isPending} onPress={() => open.mutate(undefined)}>
          {t('payment.hosted')}
        </Button>
        {back}
      </div>
    </div>
  )
}
