/** The connection to Stripe, and its failures as problems. */
import type Stripe from 'stripe'
import type { BillingConfig } from '../config/billing-config.ts'
import { problem } from '../problem/problem.ts'

export interface Payments {
  readonly stripe: Stripe
  readonly mode: 'test' | 'live'
  readonly publishable_key: string
  /** Stripe computes taxes. */
  readonly tax: boolean
}

const timeout_ms = 20_000

/** Problems of any call of Stripe. */
export const stripeFailures = ['provider_unavailable', 'stripe_key_refused'] as const
/** The same of an endpoint that needs payments. */
export const stripeProblems = ['payments_off', ...stripeFailures] as const

/** The library retries nothing by itself: whoever calls knows whether a repeat is due, and under which key. */
export async function openPayments({
  secret_key,
  publishable_key,
  mode,
  tax,
  api_url,
}: BillingConfig): Promise<Payments> {
  const { default: Client } = await import('stripe')
  const url = api_url === undefined ? undefined : new URL(api_url)
  const there = url && { host: url.hostname, port: Number(url.port), protocol: 'http' as const }
  const stripe = new Client(secret_key, { maxNetworkRetries: 0, timeout: timeout_ms, telemetry: false, ...there })
  return { stripe, mode, publishable_key, tax }
}

export function requirePayments({ payments }: { payments: Payments | undefined }): Payments {
  if (!payments) throw problem('payments_off')
  return payments
}

interface Failure {
  type: string
  code?: string
  decline_code?: string
  param?: string
  statusCode?: number
}

/** The members that tell one failure of Stripe from another; undefined for errors of ours. */
export function readFailure(error: unknown): Failure | undefined {
  const isStripes =
    error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe')
  return isStripes ? (error as unknown as Failure) : undefined
}

export const isMissing = (error: unknown): boolean => readFailure(error)?.code === 'resource_missing'

/** Stripe has the object, in the mode that the key is not of. */
const isOfOtherMode = (error: unknown): boolean =>
  isMissing(error) && error instanceof Error && /exists in (?:test|live) mode/.test(error.message)

/** Whether it is unknown what became of the call: repeated with the same key, it is done once. */
export function isUnsettled(error: unknown): boolean {
  const failure = readFailure(error)
  return (
    failure !== undefined && ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'].includes(failure.type)
  )
}

/** A call whose failures are answered as problems. */
export async function askStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toProblem(error)
  }
}

function toProblem(error: unknown): unknown {
  const failure = readFailure(error)
  if (!failure) return error
  if (isUnsettled(error)) return problem('provider_unavailable')
  if (failure.type === 'StripeCardError') return problem('payment_failed')
  const isKeyRefused = ['StripeAuthenticationError', 'StripePermissionError'].includes(failure.type)
  if (isKeyRefused || isOfOtherMode(error)) return problem('stripe_key_refused')
  return error
}
