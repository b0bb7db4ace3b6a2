/** Rate limits: signing in by account, address and network, and emails that anybody can trigger. */

import type { Installation } from '../../platform/features/context.ts'
import { clientPlace } from '../../platform/http/client-place.ts'
import type { Bucket } from '../../platform/http/rate-limit.ts'
import { problem } from '../../platform/problem/problem.ts'
import { emailKey } from '../../platform/schemas/schemas.ts'
import { authLimits } from './limits.ts'

/** A try: the account, and where it comes from. */
interface TryRequest {
  installation: Pick<Installation, 'rateLimits'>
  request: { ip: string }
}
type TryCount = readonly [name: string, key: string, bucket: Bucket]

const within = (burst: number, minutes: number): Bucket => ({ burst, per_minute: burst / minutes })

export const tries = within(authLimits.sign_in_tries_max, authLimits.sign_in_window_minutes)
const triesOfAddress = within(authLimits.sign_in_tries_of_address_max, authLimits.sign_in_window_minutes)
const triesOfNetwork = within(authLimits.sign_in_tries_of_network_max, authLimits.sign_in_window_minutes)
/** Mails that anybody can cause to one address. */
const mailsTo = { per_minute: 1, burst: 5 }
const mailsOfAddress = within(authLimits.account_mails_of_address_max, authLimits.account_mails_window_minutes)
const mailsOfNetwork = within(authLimits.account_mails_of_network_max, authLimits.account_mails_window_minutes)
const mailsCausedBy = within(authLimits.caused_mails_per_hour_max, 60)
const mailsCausedTo = within(authLimits.caused_mails_to_address_per_day_max, 24 * 60)

/** Takes a token from each bucket, or none and refuses with the longest wait; answers a function that returns them. */
function demandAll(
  { installation: { rateLimits } }: Pick<TryRequest, 'installation'>,
  counted: readonly TryCount[],
): () => void {
  const taken: TryCount[] = []
  let seconds = 0
  for (const one of counted) {
    const wait = rateLimits.take(...one)
    if (wait === 0) taken.push(one)
    else seconds = Math.max(seconds, wait)
  }
  const giveBack = () => {
    for (const one of taken) rateLimits.giveBack(...one)
  }
  if (seconds === 0) return giveBack
  giveBack()
  throw problem('too_many_requests', { retry_after_seconds: seconds, values: { seconds } })
}

/**
 * One try to sign in; answers a function that returns the token, for a successful try. `trusted` is what distinguishes the person
 * from guesses: a place where they signed in before, or a code that was emailed to them. Nobody else can use
 * up those tries, so guessing from elsewhere, or from the same network, does not lock them out.
 */
export function demandTry(asking: TryRequest, who: { account: string; trusted: string | null; code: boolean }) {
  const { account, trusted, code } = who
  if (trusted !== null) return demandAll(asking, [['sign-in-trusted', trusted, tries]])
  const { address, network } = clientPlace(asking.request.ip)
  const guesses: TryCount[] = [
    ['sign-in-network', network, triesOfNetwork],
    ['sign-in-address', address, triesOfAddress],
  ]
  // A wrong code is no guess at the password.
  return demandAll(asking, code ? guesses : [...guesses, ['sign-in', account, tries]])
}

/** One sign-in without a password: by a provider, or with a passkey. Answers a function that returns the token, for a successful try. */
export function demandAttempt(asking: TryRequest): () => void {
  const { address, network } = clientPlace(asking.request.ip)
  return demandAll(asking, [
    ['sign-in-network', network, triesOfNetwork],
    ['sign-in-address', address, triesOfAddress],
  ])
}

/** One try at the second step; answers a function that returns the token, for a successful try. `known` is a place where the person signed in before. */
export function demandStepTry(asking: TryRequest, user_id: string, known: string | null): () => void {
  if (known !== null) return demandAll(asking, [['second-step-known', known, tries]])
  const { address, network } = clientPlace(asking.request.ip)
  return demandAll(asking, [
    ['sign-in-network', network, triesOfNetwork],
    ['sign-in-address', address, triesOfAddress],
    ['second-step', user_id, tries],
  ])
}

/** One mail to an address, caused by somebody who need not be its owner. */
export function demandMail(
  asking: TryRequest,
  type: 'register' | 'forgot-password' | 'sign-in-code' | 'email-change' | 'second-step',
  to: string,
): void {
  const { address, network } = clientPlace(asking.request.ip)
  demandAll(asking, [
    ['account-mail-network', network, mailsOfNetwork],
    ['account-mail-address', address, mailsOfAddress],
    [type, to, mailsTo],
  ])
}

/** One mail that somebody signed in causes to an address that they typed, which need not be theirs. `by` is their account or, where none is meant, their user. */
export function demandCausedMail(asking: Pick<TryRequest, 'installation'>, by: string, to: string): void {
  demandAll(asking, [
    ['caused-mail-by', by, mailsCausedBy],
    ['caused-mail-to', emailKey(to), mailsCausedTo],
  ])
}
