/**
 * Who unsubscribes at the former place of a site that moved. A person is sent on. Mailbox providers that unsubscribe with one click follow no
 * redirect (RFC 8058), so what they post is posted where the site is now, and answered as it is there.
 */
import type { Context } from '../../platform/features/context.ts'
import { claimedSite } from '../../platform/features/signed-link.ts'
import { FetchRefusalError } from '../../platform/network/safe-fetch/safe-fetch.ts'
import { problem } from '../../platform/problem/problem.ts'
import { requireHere } from '../../platform/routing/moved-site.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { unsubscribeLimits } from './limits.ts'

/** How often it was passed on. */
const passed_header = 'leadwright-passed-on'

export const isOneClick = ({ request }: Context): boolean =>
  /List-Unsubscribe/i.test(Buffer.from(request.body).toString('latin1'))

/** Undefined where the site is here. */
export async function unsubscribeElsewhere(
  context: Context,
  path: string,
  token: string,
): Promise<Response | undefined> {
  const site = await context.installation.sites.find(claimedSite(token))
  if (!site?.moved) return undefined
  const passed = Number(context.request.headers.get(passed_header) ?? 0)
  const { to } = site.moved
  if (to === null || !isOneClick(context) || !(passed < unsubscribeLimits.passed_on_installations_max))
    return void requireHere(site)
  const status = await post(context, `${to}${path}`, passed + 1)
  // It may be out of reach only now: whoever asks again is told the truth.
  if (status === undefined || (status >= 300 && status !== 404))
    throw problem('site_elsewhere', { retry_after_seconds: limits.site_elsewhere_retry_seconds })
  return new Response(null, { status })
}

async function post({ installation }: Context, url: string, passed: number): Promise<number | undefined> {
  const { safeFetch, config, log } = installation
  try {
    const answer = await safeFetch.post(url, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', [passed_header]: String(passed) },
      body: 'List-Unsubscribe=One-Click',
      milliseconds_max: unsubscribeLimits.passed_on_milliseconds_max,
      answer_bytes_max: 0,
      takes_loopback: config.allow_loopback,
    })
    return answer.status
  } catch (error) {
    if (!(error instanceof FetchRefusalError)) throw error
    log.warn({ to: new URL(url).origin, code: error.code }, 'an unsubscribe could not be passed on')
    return undefined
  }
}
