/** Handles: the last part of a page's address. Which may be, and which follows from a name. Pure. */
import { z } from '@hono/zod-openapi'
import { pageLimits } from './limits.ts'

/** Paths that serve something else, now or one day. */
export const reservedHandles: ReadonlySet<string> = new Set([
  ...['admin', 'api', 'app', 'assets', 'cart', 'checkout', 'demo', 'dev', 'docs', 'favicon', 'feed', 'fonts', 'forms'],
  ...['health', 'healthz', 'images', 'index', 'login', 'logout', 'preview', 'robots', 'search', 'sign-in', 'sitemap'],
  ...['sites', 'static', 's', 'v1', 'v2', 'well-known', 'widget'],
])

/** One script alone: two addresses that look the same are the same. */
const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const pageHandle = z
  .string()
  .max(pageLimits.page_handle_characters_max)
  .transform(t => t.trim().toLowerCase())
  .refine(t => t.length > 0, { params: { code: 'required' } })
  .refine(t => t.length === 0 || pattern.test(t), { params: { code: 'handle_characters' } })
  .refine(t => !reservedHandles.has(t), { params: { code: 'handle_reserved' } })
  .openapi({
    type: 'string',
    minLength: 1,
    maxLength: pageLimits.page_handle_characters_max,
    description:
      'Path of the page, unique on the site: letters from a to z, digits and single hyphens between them. Converted to lowercase.',
  })

const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th', ð: 'd' }

/** `Über uns` → `uber-uns`; of a name in another script nothing is left. */
export const handleFrom = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[ßæœøłđþð]/g, letter => letters[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, pageLimits.page_handle_characters_max - 5)
    .replaceAll(/^-|-$/g, '')
