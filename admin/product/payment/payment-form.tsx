/** The payment of a checkout on our own page: Stripe's card fields between ours, with what is paid beside them. */
import { CheckoutElementsProvider, useCheckoutElements } from '@stripe/react-stripe-js/checkout'
import { useEffect, useMemo, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSession } from '../session/session.ts'
import { readAppearance } from './appearance.ts'
import { CardForm } from './card-form.tsx'
import { useStripe } from './load-stripe.ts'
import type { PaymentFormProps } from './payment-form-props.ts'
import { StripeUnavailable } from './stripe-unavailable.tsx'

export function PaymentForm(props: PaymentFormProps) {
  const { session } = props
  const { language } = useMessages()
  const { theme } = useSession()
  const loading = useStripe(session.publishable_key, language)
  const [isBroken, setBroken] = useState(false)
  const options = useMemo(
    () => ({ clientSecret: session.client_secret ?? '', elementsOptions: { appearance: toAppearance(theme) } }),
    [session.client_secret, theme],
  )
  if (loading.status === 'failed' || isBroken) {
    const retry = () => {
      setBroken(false)
      if (loading.status === 'failed') loading.retry()
    }
    return <StripeUnavailable onRetry={retry} openHostedPage={props.openHostedPage} back={props.back} />
  }
  if (loading.status === 'loading') return <Skeleton lines={['40%', '90%', '60%']} />
  return (
    <CheckoutElementsProvider key={session.client_secret} stripe={loading.stripe} options={options}>
      <OpenCheckout {...props} onBroken={() => setBroken(true)} />
    </CheckoutElementsProvider>
  )
}

/** Read anew for each theme. */
const toAppearance = (_theme: string) => readAppearance()

function OpenCheckout({ onBroken, ...props }: PaymentFormProps & { onBroken: () => void }) {
  const { t } = useMessages()
  const found = useCheckoutElements()
  const status = found.type === 'success' ? found.checkout.status.type : undefined
  const { onPaid } = props
  // Paid in another tab, say.
  useEffect(() => {
    if (status === 'complete') onPaid()
  }, [status, onPaid])
  if (found.type === 'loading') return <Skeleton lines={['40%', '90%', '60%']} />
  if (found.type === 'error' || status === 'expired')
    return (
      <Notice
        tone="warning"
        title={t('payment.session_over')}
        action={<Button onPress={props.onRestart}>{t('payment.start_again')}</Button>}
      />
    )
  return <CardForm {...props} checkout={found.checkout} onBroken={onBroken} />
}
