/** The cart of a site: what is in it, what it costs, the payment, and how that ended. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { AddOnList } from '../../product/cart/add-on-list.tsx'
import { addOnsQuery, cartQuery } from '../../product/cart/queries.ts'
import { emptyContact } from '../../product/payment/contact.ts'
import { PaymentsOff } from '../../product/payment/payments-off.tsx'
import { useSiteId, useView } from '../../product/screens/use-view.ts'
import { useDraft } from '../../product/session/draft.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHeldFocus } from '../../ui/use-held-focus.ts'
import { CartContents } from './cart-contents.tsx'
import { CartOutcome } from './cart-outcome.tsx'
import { CartPayment } from './cart-payment.tsx'

export function CartScreen() {
  const { t } = useMessages()
  const site_id = useSiteId()
  const [view, change] = useView('/sites/$site_id/cart')
  const [contact, changeContact] = useDraft('payment-contact', emptyContact)
  const cart = useQuery(cartQuery(site_id))
  const addOns = useQuery(addOnsQuery(site_id))
  const error = cart.error ?? addOns.error
  const isPaying = view.step === 'payment'
  useHeldFocus()

  const shown = () => {
    if (error) return <ErrorState error={error} onRetry={() => void Promise.all([cart.refetch(), addOns.refetch()])} />
    if (!cart.data || !addOns.data) return <Skeleton lines={['90%', '70%', '40%']} />
    const { payments } = addOns.data
    if (payments !== 'on') return <PaymentsOff payments={payments} />
    if (isPaying) return <CartPayment site_id={site_id} contact={contact} onContactChange={changeContact} />
    return (
      <>
        {cart.data.items.length > 0 && <CartContents key={site_id} site_id={site_id} cart={cart.data} />}
        <section className="stack" data-near aria-labelledby="add-ons">
          <h2 id="add-ons">{t('cart.add_ons')}</h2>
          {cart.data.items.length === 0 && <p className="muted">{t('cart.empty')}</p>}
          <AddOnList site_id={site_id} />
        </section>
      </>
    )
  }

  return (
    <>
      <PageHeader title={t(isPaying ? 'cart.payment' : 'cart.title')} />
      <div className="stack">
        {view.state === 'success' && (
          <CartOutcome site_id={site_id} onDismiss={() => change({ state: undefined, session: undefined })} />
        )}
        {view.state === 'cancel' && (
          <Notice
            tone="info"
            title={t('checkout.canceled')}
            onDismiss={() => change({ state: undefined, session: undefined })}
          >
            {t('cart.canceled_text')}
          </Notice>
        )}
        {shown()}
      </div>
    </>
  )
}
