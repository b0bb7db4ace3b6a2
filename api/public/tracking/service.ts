/** Opens and clicks of emails. Errors in counting never keep the reader from the picture or the page. */

import type { Context } from '../../platform/features/context.ts'
import { endpoint } from '../../platform/features/endpoint.ts'
import { linkToken, readLink, type SignedLink } from '../../platform/features/signed-link.ts'
import { actInSite } from '../../platform/features/write-context.ts'
import { problem } from '../../platform/problem/problem.ts'
import { errorFields } from '../../platform/runtime/log.ts'
import { namingVisitor } from '../../site/contacts/visitors/rules.ts'
import { findRecipientLead, recordHit, stepEmails } from '../../site/email/emails/rules.ts'
import * as contract from './contract.ts'
import { trackingLimits } from './limits.ts'
import { classifyRequest } from './verdict.ts'

const day_ms = 86_400_000
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const fresh = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

async function count(context: Context, link: SignedLink, type: 'open' | 'click'): Promise<void> {
  const { installation, request } = context
  const { site, parts } = link
  const [email_id = '', url = null] = parts
  const { method, user_agent } = request
  const hit = { email_id, type, url, method, user_agent, ...classifyRequest(request) }
  try {
    const steps = installation.connections.through(stepEmails)
    await actInSite(installation, site, (tx, acting) => recordHit(tx, hit, { ...acting, steps }))
  } catch (error) {
    context.log.warn(errorFields(error), 'an open or click was not counted')
  }
}

/** The target of the link; for pages of the site with the visitor's token. */
async function target({ installation, log }: Context, { site, parts }: SignedLink, url: string): Promise<string> {
  try {
    const { databases } = installation
    const [database, key] = [await databases.site(site.id), await databases.siteKey(site.id)]
    const until = installation.clockOf(site).now() + trackingLimits.visitor_link_days * day_ms
    return await database.read(db =>
      namingVisitor(db, url, async () => {
        const lead_id = await findRecipientLead(db, parts[0] ?? '')
        return lead_id && linkToken(key, 'visitor', site.id, [lead_id, String(until)])
      }),
    )
  } catch (error) {
    log.warn(errorFields(error), 'a link leads on without its visitor')
    return url
  }
}

export const openEmail = endpoint(contract.openEmail, async ({ params }, context) => {
  const link = await readLink(context.installation, 'open', params.token.replace(/\.gif$/, ''))
  if (!link) throw problem('not_found')
  await count(context, link, 'open')
  return { status: 200, headers: { ...fresh, 'Content-Type': 'image/gif' }, body: pixel }
})

export const clickEmail = endpoint(contract.clickEmail, async ({ params }, context) => {
  const link = await readLink(context.installation, 'click', params.token)
  const url = link?.parts[1]
  if (!link || url === undefined) throw problem('not_found')
  const [location] = await Promise.all([target(context, link, url), count(context, link, 'click')])
  return { status: 302, headers: { ...fresh, Location: location }, body: null }
})
