/** The page of a session with `ui_mode` hosted_page: one field for the number of a test card, then back to the shop. */
import type { ServerResponse } from 'node:http'
import { completeSession } from './complete-session.ts'
import { StripeFailure } from './failure.ts'
import { createPaymentMethod } from './payment-methods.ts'
import type { World } from './world.ts'

export function answerHostedPage(worlds: World[], pathname: string, body: string, response: ServerResponse): boolean {
  const id = pathname.split('/').at(-1) ?? ''
  const world = worlds.find(candidate => candidate.sessions.has(id))
  const session = world?.sessions.find(id)
  const page = (message: string) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><title>Checkout</title><h1>Checkout</h1><p role="alert">${message}</p><form method="post"><label>Card number <input name="number"></label><label>Email <input name="email"></label><button>Pay</button></form>${session?.cancel_url ? `<a href="${session.cancel_url}">Back</a>` : ''}`,
    )
    return true
  }
  if (!world || session?.status !== 'open') return page('This page has expired.')
  if (body === '') return page('')
  const form = new URLSearchParams(body)
  try {
    const number = form.get('number') ?? ''
    const method = number === '' ? undefined : createPaymentMethod(world, { number })
    const details = { email: form.get('email') || undefined }
    // Whoever pays on this page passes 3-D Secure.
    const completion = completeSession(world, session, { method, details, isAuthenticated: true })
    if (completion.status !== 'complete') return page('message' in completion ? completion.message : '')
  } catch (error) {
    if (error instanceof StripeFailure) return page(error.message)
    throw error
  }
  response.writeHead(303, { location: (session.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', session.id) })
  response.end()
  return true
}
