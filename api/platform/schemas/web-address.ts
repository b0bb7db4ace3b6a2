/** Addresses on the web that an owner types: http or https and nothing that runs. Fetching them is safe-fetch's. */
import { z } from '@hono/zod-openapi'
import { limits } from '../runtime/limits.ts'

/** Whether a link leads to http or https, parsed as browsers parse it, white space included. */
export function isWebAddress(given: string): boolean {
  const url = URL.parse(given)
  return url !== null && /^https?:$/.test(url.protocol) && /^https?:\/\//i.test(given)
}

/** URLs with credentials are refused, since everybody who follows the link would see them. */
function reasonAgainst(given: string): 'url_invalid' | 'url_with_credentials' | undefined {
  if (!isWebAddress(given)) return 'url_invalid'
  const { username, password } = new URL(given)
  return username !== '' || password !== '' ? 'url_with_credentials' : undefined
}

const address = (may_be_empty: boolean) =>
  z
    .string()
    .max(limits.url_characters_max)
    .transform(t => t.trim())
    .superRefine((t, refusals) => {
      const code = may_be_empty && t === '' ? undefined : reasonAgainst(t)
      if (code) refusals.addIssue({ code: 'custom', params: { code } })
    })
const described = { type: 'string', maxLength: limits.url_characters_max } as const

export const webAddress = address(false).openapi({ ...described, format: 'uri' })

/** Empty: none. */
export const webAddressOrNone = address(true).openapi({
  ...described,
  description: 'An `http` or `https` URL. Empty for none.',
})
