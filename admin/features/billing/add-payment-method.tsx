/** Adds a payment method by Stripe's own fields, which confirm a set-up intent. Stripe.js is loaded here, and not before. */
import type { PaymentMethodSetup } from '@leadwright/sdk'
import { Elements, PaymentElement, useElements, useStripe as useElementsStripe } from '@stripe/react-stripe-js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { readAppearance } from '../../product/payment/appearance.ts'
import { useStripe } from '../../product/payment/load-stripe.ts'
import { PaymentError } from '../../product/payment/payment-error.ts'
import { refreshAll } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './billing.module.css'
import { billing } from './queries.ts'

export function AddPaymentMethod({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['billing', 'payment_method_setup'],
    queryFn: () => billing.createPaymentMethodSetup({ body: {} }),
    // A set-up intent is of use once.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (error) return <ErrorState error={error} onRetry={refetch} />
  return data ? <StripeFields setup={data} onClose={onClose} /> : <Skeleton />
}

interface FieldsProps {
  setup: PaymentMethodSetup
  onClose: () => void
}

function StripeFields({ setup, onClose }: FieldsProps) {
  const { t, language } = useMessages()
  const loading = useStripe(setup.publishable_key, language)
  const [isBroken, setBroken] = useState(false)
  const options = useMemo(
    () => ({ clientSecret: setup.client_secret, appearance: readAppearance() }),
    [setup.client_secret],
  )
  if (loading.status === 'failed' || isBroken)
    return (
      <div className="stack">
        <Notice tone="warning" title={t('billing.stripe_unavailable')}>
          {t('billing.stripe_unavailable_text')}
        </Notice>
        <FormActions onCancel={onClose}>
          <Button
            variant="primary"
            onPress={() => {
              setBroken(false)
              if (loading.status === 'failed') loading.retry()
            }}
          >
            {t('ui.try_again')}
          </Button>
        </FormActions>
      </div>
    )
  if (loading.status === 'loading') return <Skeleton />
  return (
    <Elements stripe={loading.stripe} options={options}>
      <SetupForm onClose={onClose} onBroken={() => setBroken(true)} />
    </Elements>
  )
}

function SetupForm({ onClose, onBroken }: { onClose: () => void; onBroken: () => void }) {
  const { t } = useMessages()
  const stripe = useElementsStripe()
  const elements = useElements()
  const queries = useQueryClient()
  const [isReady, setReady] = useState(false)
  const save = async () => {
    if (!stripe || !elements) return
    // A bank may ask on a page of its own, and comes back here.
    const return_url = `${window.location.origin}/billing?tab=payment`
    const { error } = await stripe.confirmSetup({ elements, redirect: 'if_required', confirmParams: { return_url } })
    if (error) throw new PaymentError(error.message ?? t('billing.method_failed'))
    await refreshAll(queries, [['billing', 'payment_methods']])
    toast({ text: t('billing.method_added_toast') })
    onClose()
  }
  return (
    <Form onSubmit={save}>
      <div className={styles.card}>
        <PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} onLoadError={onBroken} />
      </div>
      <p className="muted">{t('billing.by_stripe')}</p>
      <FormActions onCancel={onClose}>
        <SubmitButton isDisabled={!isReady}>{t('billing.save_method')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
