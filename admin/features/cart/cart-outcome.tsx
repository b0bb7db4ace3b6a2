/** How the payment of a cart ended. Stripe is asked, whether or not its event has arrived. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { addOnsQuery, cartQuery } from '../../product/cart/queries.ts'
import { forgetDraft } from '../../product/session/draft.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { settledCartQuery } from './queries.ts'

export function CartOutcome({ site_id, onDismiss }: { site_id: string; onDismiss: () => void }) {
  const { t } = useMessages()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(settledCartQuery(site_id))
  const isPaid = data?.subscription !== undefined || data?.session?.status === 'complete'
  useEffect(() => {
    if (!isPaid) return
    forgetDraft('payment-contact')
    const keys = [cartQuery(site_id).queryKey, addOnsQuery(site_id).queryKey, ['usage'], ['billing']] as const
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
  }, [isPaid, queries, site_id])
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton />
  if (isPaid)
    return (
      <Notice tone="good" title={t('checkout.completed')} onDismiss={onDismiss}>
        {t('cart.completed_text')}
      </Notice>
    )
  if (data.session?.status === 'open')
    return (
      <Notice tone="info" title={t('checkout.processing')}>
        {t('checkout.processing_text')}
      </Notice>
    )
  return <Notice tone="warning" title={t('checkout.not_paid')} onDismiss={onDismiss} />
}
