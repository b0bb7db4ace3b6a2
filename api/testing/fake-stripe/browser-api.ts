/** The side of the fake that a browser sees: its Stripe.js with the calls it makes, the hosted pages, documents. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Stripe from 'stripe'
import { actOnSession, type BrowserCall, confirmFromBrowser } from './browser-calls.ts'
import { findDocument } from './documents.ts'
import { StripeFailure } from './failure.ts'
import { answerHostedPage } from './hosted-page.ts'
import { toStripeJs } from './stripe-js.ts'
import type { World } from './world.ts'

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-private-network': 'true',
}

/** Whether it answered; all else is the API's. */
export async function answerBrowser(
  worlds: World[],
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<boolean> {
  const { pathname } = new URL(url, 'http://fake')
  if (pathname.startsWith('/v1/')) return false
  const send = (status: number, type: string, text: string) => {
    response.writeHead(status, { ...CORS, 'content-type': type })
    response.end(text)
    return true
  }
  if (method === 'OPTIONS') return send(204, 'text/plain', '')
  if (pathname === '/stripe.js') return send(200, 'text/javascript', toStripeJs(worlds[0]!.origin()))
  if (pathname === '/browser')
    return send(200, 'application/json', JSON.stringify(answerCall(worlds, JSON.parse(body) as BrowserCall)))
  if (pathname.startsWith('/c/pay/')) return answerHostedPage(worlds, pathname, body, response)
  const document = worlds.map(world => findDocument(world, pathname)).find(found => found !== undefined)
  return document ? send(200, document.type, document.body) : send(404, 'text/plain', 'Not found')
}

/** Errors are answers too: Stripe.js passes them on. */
function answerCall(worlds: World[], call: BrowserCall): object {
  try {
    for (const world of worlds) {
      const session = findBySecret(world.sessions.all(), call.client_secret)
      if (session) return actOnSession(world, session as Stripe.Checkout.Session, call)
      const intent =
        findBySecret(world.payment_intents.all(), call.client_secret) ??
        findBySecret(world.setup_intents.all(), call.client_secret)
      if (intent) return confirmFromBrowser(world, intent, call)
    }
    if (call.action === 'create_payment_method') return confirmFromBrowser(worlds[0]!, undefined, call)
    throw new StripeFailure(404, {
      type: 'invalid_request_error',
      message: 'No such client secret.',
      code: 'resource_missing',
    })
  } catch (error) {
    if (error instanceof StripeFailure) return { error: error.body }
    throw error
  }
}

const findBySecret = <Row extends { client_secret: string | null }>(rows: Row[], secret: string | undefined) =>
  rows.find(row => secret !== undefined && row.client_secret === secret)
