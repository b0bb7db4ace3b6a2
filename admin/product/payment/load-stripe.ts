/** Stripe.js, loaded where a payment form is shown and nowhere else: from Stripe, or not at all. */
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useState } from 'react'
import type { Language } from '../../messages/messages.tsx'

const timeout_milliseconds = 10_000

/** Undefined where it is blocked or out of reach. The loader itself waits for ever. */
export function loadStripeJs(publishable_key: string, locale: Language): Promise<Stripe | undefined> {
  const { promise, resolve } = Promise.withResolvers<Stripe | undefined>()
  const timer = setTimeout(resolve, timeout_milliseconds)
  loadStripe(publishable_key, { locale })
    .then(
      stripe => resolve(stripe ?? undefined),
      () => resolve(undefined),
    )
    .finally(() => clearTimeout(timer))
  return promise
}

export type StripeState =
  | { status: 'loading' }
  | { status: 'loaded'; stripe: Stripe }
  | { status: 'failed'; retry: () => void }

/** Blocked by the browser or its network, it fails at once; each retry asks for the script again. */
export function useStripe(publishable_key: string, language: Language): StripeState {
  const [attempt, setAttempt] = useState(0)
  const [ended, setEnded] = useState<{ attempt: number; stripe: Stripe | undefined }>()
  // The language of a form that is shown already stays.
  const [locale] = useState(language)
  useEffect(() => {
    let isShown = true
    void loadStripeJs(publishable_key, locale).then(stripe => isShown && setEnded({ attempt, stripe }))
    return () => {
      isShown = false
    }
  }, [publishable_key, locale, attempt])
  if (ended?.attempt !== attempt) return { status: 'loading' }
  if (ended.stripe) return { status: 'loaded', stripe: ended.stripe }
  return { status: 'failed', retry: () => setAttempt(attempt + 1) }
}
