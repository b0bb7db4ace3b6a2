/** What a machine or a finder of a weakness asks of the server itself: which release runs, and whom to tell. */
import { Hono } from 'hono'
import product from '../../../package.json' with { type: 'json' }
import type { Installation } from '../../platform/features/context.ts'
import { problem } from '../../platform/problem/problem.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { limits } from '../../platform/runtime/limits.ts'

const day_ms = 86_400_000
const security_path = '/.well-known/security.txt'

type Needs = Pick<Installation, 'config' | 'clock'>

/** RFC 9116 wants to know until when it is to be believed; whoever reads it later asks again. */
function securityText({ config: { security_contact, public_url }, clock }: Needs): string | undefined {
  if (security_contact === undefined) return undefined
  const expires = clock.now() + limits.security_contact_days * day_ms
  return [
    `Contact: ${security_contact}`,
    `Expires: ${toInstant(expires)}`,
    'Preferred-Languages: en, es',
    `Canonical: ${public_url}${security_path}`,
    '',
  ].join('\n')
}

export function aboutServer(needs: Needs): Hono {
  const app = new Hono()
  app.get('/version', c => c.json({ name: product.name, version: product.version }))
  app.get(security_path, c => {
    const text = securityText(needs)
    if (text === undefined) throw problem('not_found', { detail: 'path.unknown' })
    return c.text(text)
  })
  return app
}
