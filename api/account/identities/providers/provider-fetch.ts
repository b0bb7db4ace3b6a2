/** How providers are asked: as the configuration names them, on whatever network, without redirects. */
import { guardedFetch } from '../../../platform/network/safe-fetch/guarded-fetch.ts'
import { identityLimits } from '../limits.ts'

/**
 * Not Node's own `fetch`, which ends the process where the connection of a long answer ends that nobody has read (nodejs/undici#5360):
 * the library for OpenID leaves those of refusals unread.
 */
export const providerFetch = guardedFetch({
  bytes_max: identityLimits.provider_answer_bytes_max,
  isAllowed: () => true,
})
