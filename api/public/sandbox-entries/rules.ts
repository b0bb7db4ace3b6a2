/** Links from a form into the sandbox that its campaign promises: whoever filled it in has them, and nobody is known to own an address. */
import type { Installation } from '../../platform/features/context.ts'
import { linkToken, readLink } from '../../platform/features/signed-link.ts'
import { unwrapSecret, wrapSecret } from '../../platform/identity/secrets.ts'
import { emailKey } from '../../platform/schemas/schemas.ts'

const purpose = 'sandbox-claim'

/** The address is encrypted: the link may be seen by others than its person. */
export async function claimUrl(
  { databases, config }: Installation,
  { site_id, sandbox_id, email, now }: { site_id: string; sandbox_id: string; email: string; now: number },
): Promise<string> {
  const key = await databases.siteKey(site_id)
  const parts = ['claim', sandbox_id, wrapSecret(key, purpose, emailKey(email)), String(now)]
  return `${config.public_url}/v1/public/sandbox-claims/${linkToken(key, 'sandbox', site_id, parts)}`
}

export async function readClaim(installation: Installation, token: string) {
  const link = await readLink(installation, 'sandbox', token)
  const [type, sandbox_id = '', wrapped = '', at = ''] = link?.parts ?? []
  if (!link || type !== 'claim') return undefined
  const key = await installation.databases.siteKey(link.site.id)
  return { site: link.site, key, sandbox_id, email: unwrapSecret(key, purpose, wrapped), at: Number(at) }
}
