/**
 * A sign-in at a provider, from the press of a button until the person is back: what was begun is kept in this browser under the state that
 * comes back, so that an answer that somebody else began is worth nothing here.
 */
import type { BegunProviderSignIn, IdentityProvider } from '@leadwright/sdk'
import { identities } from './ways-in.ts'

export type Purpose = 'sign_in' | 'connect' | 'check'
export interface StoredAttempt {
  purpose: Purpose
  provider: IdentityProvider
  attempt: string
  return_to?: string | undefined
  expires_at: string
}

const key = 'leadwright.attempts'
const channel = 'leadwright.identity'

const read = (): Record<string, StoredAttempt> => JSON.parse(localStorage.getItem(key) ?? '{}')

function keep(status: string, kept: StoredAttempt) {
  const others = Object.entries(read()).filter(([, { expires_at }]) => Date.parse(expires_at) > Date.now())
  localStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(others), [status]: kept }))
}

/** What was begun under the state; it is there once. */
export function takeAttempt(status: string): StoredAttempt | undefined {
  const { [status]: kept, ...others } = read()
  localStorage.setItem(key, JSON.stringify(others))
  return kept
}

const starts: Record<Purpose, typeof identities.startSignIn> = {
  sign_in: (...asked) => identities.startSignIn(...asked),
  connect: (...asked) => identities.startConnection(...asked),
  check: (...asked) => identities.startCheck(...asked),
}

async function begin(purpose: Purpose, provider: IdentityProvider, return_to?: string): Promise<BegunProviderSignIn> {
  const begun = await starts[purpose]({ body: { provider } }, { maxRetries: 0 })
  keep(begun.state, { purpose, provider, attempt: begun.attempt, expires_at: begun.expires_at, return_to })
  return begun
}

/** Leaves this page for the provider's. */
export async function goToProvider(purpose: Purpose, provider: IdentityProvider, return_to?: string): Promise<void> {
  window.location.assign((await begin(purpose, provider, return_to)).url)
}

/** Asks the provider in a window of its own, so that nothing here is lost; true once the person has shown who they are. */
export async function checkByProvider(provider: IdentityProvider): Promise<boolean> {
  // Opened before anything is awaited: browsers allow it in answer to a press alone.
  const popup = window.open('', '_blank', 'popup,width=520,height=680')
  const said = new BroadcastChannel(channel)
  try {
    const { url } = await begin('check', provider)
    if (!popup) return false
    popup.location.href = url
    return await new Promise<boolean>(resolve => {
      const closed = setInterval(() => popup.closed && resolve(false), 500)
      said.onmessage = ({ data }) => {
        clearInterval(closed)
        resolve(data === true)
      }
    })
  } catch (error) {
    popup?.close()
    throw error
  } finally {
    said.close()
  }
}

/** In that window, at the end: tells the page that opened it, and closes. */
export function sayChecked() {
  const said = new BroadcastChannel(channel)
  said.postMessage(true)
  said.close()
  // The message is on its way before the window is gone.
  setTimeout(() => window.close(), 50)
}
