/** Addresses on the web that an owner types: http or https and nothing that runs. Fetching them is safe-fetch's. */
import { z } from '@hono/zod-openapi'
import { limits } from './limits.ts'

/** Whether a browser that follows this address stays on the web: judged as browsers read it, white space included. */
export function isWebAddress(given: string): boolean {
  const url = URL.parse(given)
  return url !== null && /^https?:$/.test(url.protocol) && /^https?:\/\//i.test(given)
}

const bad = { params: { code: 'url_invalid' } }
const trimmed = z
  .string()
  .max(limits.url_characters_max)
  .transform(t => t.trim())
const described = { type: 'string', maxLength: limits.url_characters_max } as const

export const webAddress = trimmed.refine(isWebAddress, bad).openapi({ ...described, format: 'uri' })

/** Empty: none. */
export const webAddressOrNone = trimmed
  .refine(t => t === '' || isWebAddress(t), bad)
  .openapi({ ...described, description: 'http or https; empty: none.' })
