/** A payment that the buyer's bank wants confirmed (3-D Secure), from the first answer of the API until it is decided. */
import type { PaymentConfirmation } from '@leadwright/sdk'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Language, useMessages } from '../../messages/messages.tsx'
import { problemOf } from '../../ui/problem.ts'
import { refreshAll } from '../screens/use-change.ts'
import { loadStripeJs } from './load-stripe.ts'

export type BankState =
  /** The API or the bank is being asked. */
  | { step: 'checking' }
  | { step: 'waiting'; confirmation: PaymentConfirmation }
  /** The payment can still be confirmed. */
  | { step: 'pending' | 'unavailable' | 'page'; confirmation: PaymentConfirmation }
  | { step: 'declined'; confirmation: PaymentConfirmation; text: string }
  /** The API did not say how it stands. */
  | { step: 'unknown'; text: string }
  /** It is over: nothing was changed. */
  | { step: 'expired' }
  | { step: 'failed'; text: string }

interface Options {
  /** Makes the call again that answered the confirmation: what the bank has confirmed is taken over. */
  repeat: (change_id: string) => Promise<PaymentConfirmation | undefined>
  refreshes: readonly QueryKey[]
  onDone: () => void
}

export interface BankConfirmation {
  /** Whose payment `state` is about. */
  change_id: string | undefined
  state: BankState | undefined
  /** Opens the bank's window. No dialog may be open: it would make that window inert. */
  ask: (confirmation: PaymentConfirmation) => Promise<void>
  /** Goes on with a payment that was begun before. */
  resume: (change_id: string) => Promise<void>
  dismiss: () => void
}

export function useBankConfirmation({ repeat, refreshes, onDone }: Options): BankConfirmation {
  const { t, language } = useMessages()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<{ change_id: string; state: BankState }>()
  const dismiss = () => setAsked(undefined)

  const check = async (change_id: string): Promise<PaymentConfirmation | undefined> => {
    const end = (state: BankState) => setAsked({ change_id, state })
    try {
      const confirmation = await repeat(change_id)
      if (!confirmation) {
        dismiss()
        onDone()
      }
      return confirmation
    } catch (error) {
      const { code, text } = problemOf(error)
      if (code === 'price_expired') end({ step: 'expired' })
      else if (code === 'payment_failed') end({ step: 'failed', text })
      else end({ step: 'unknown', text: text || t('ui.unreachable') })
      return undefined
    } finally {
      await refreshAll(queries, refreshes)
    }
  }
  const ask = async (confirmation: PaymentConfirmation) => {
    const { change_id } = confirmation
    setAsked({ change_id, state: { step: 'waiting', confirmation } })
    const refusal = await askBank(confirmation, language)
    if (refusal) return setAsked({ change_id, state: { ...refusal, confirmation } })
    const again = await check(change_id)
    if (again) setAsked({ change_id, state: { step: 'pending', confirmation: again } })
  }
  const resume = async (change_id: string) => {
    setAsked({ change_id, state: { step: 'checking' } })
    const confirmation = await check(change_id)
    if (confirmation) await ask(confirmation)
  }
  return { change_id: asked?.change_id, state: asked?.state, ask, resume, dismiss }
}

type Refusal = { step: 'unavailable' | 'page' } | { step: 'declined'; text: string }

/** Undefined once the bank has confirmed it. */
async function askBank(
  { client_secret, publishable_key }: PaymentConfirmation,
  language: Language,
): Promise<Refusal | undefined> {
  if (client_secret === null) return { step: 'page' }
  const stripe = await loadStripeJs(publishable_key, language)
  if (!stripe) return { step: 'unavailable' }
  const { error } = await stripe.handleNextAction({ clientSecret: client_secret })
  if (!error) return undefined
  // Words for the buyer; other errors of Stripe.js are for developers.
  const isForBuyer = error.type === 'card_error' || error.code === 'payment_intent_authentication_failure'
  return { step: 'declined', text: (isForBuyer && error.message) || '' }
}
