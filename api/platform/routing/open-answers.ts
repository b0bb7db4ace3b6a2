/** Answers that are under way for long, such as downloads and streams, are counted by address and by site until they end. */

import type { Contract } from '../features/contract.ts'
import { clientPlace } from '../http/client-place.ts'
import type { Exchange, Reply } from '../http/exchange.ts'
import { type Problem, problem } from '../problem/problem.ts'
import type { Concurrency, Share } from '../runtime/concurrency.ts'
import { limits } from '../runtime/limits.ts'

type Kind = NonNullable<Contract['concurrency']>

const maxima: Record<Kind, { address: number; site?: number }> = {
  downloads: { address: limits.downloads_per_address_max },
  streams: { address: limits.streams_per_address_max, site: limits.streams_per_site_max },
  'visitor-streams': { address: limits.visitor_streams_per_address_max, site: limits.visitor_streams_per_site_max },
}

export function tooManyAtOnce(): Problem {
  const seconds = limits.concurrency_retry_after_seconds
  return problem('too_many_requests', { retry_after_seconds: seconds, values: { seconds } })
}

/** The shares that such an answer has a place in. */
export function sharesOf(type: Kind, ip: string, site_id: string): Share[] {
  const { address, site } = maxima[type]
  const ofAddress = { name: type, key: clientPlace(ip).address, maximum: address }
  return site === undefined ? [ofAddress] : [ofAddress, { name: type, key: site_id, maximum: site }]
}

/** Takes a place, or refuses; answers what gives it back, however often that is called. */
export function takePlace(concurrency: Concurrency, shares: readonly Share[]): () => void {
  if (concurrency.take(shares)) throw tooManyAtOnce()
  let left = false
  return () => {
    if (!left) concurrency.giveBack(shares)
    left = true
  }
}

/** The same answer, whose place is given back with its last byte, or when its client is gone; at once where it is in memory. */
export function holdingPlace(reply: Reply | Response, leave: () => void, { signal }: Exchange): Reply | Response {
  if (!(reply instanceof Response) || !reply.body) {
    leave()
    return reply
  }
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  const { status, headers } = reply
  return new Response(endingWith(reply.body, leave), { status, headers })
}

function endingWith(body: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (!done) return controller.enqueue(value)
          end()
          controller.close()
        } catch (error) {
          end()
          throw error
        }
      },
      async cancel(reason) {
        end()
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
