/** Evaluates the visitor rules that only the server can evaluate. Answers only which popups they allow. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context } from '../../platform/features/context.ts'
import type { Input } from '../../platform/features/contract.ts'
import { query } from '../../platform/features/endpoint.ts'
import { findCountry } from '../../platform/http/country.ts'
import { problem } from '../../platform/problem/problem.ts'
import { requireAllowedHost } from '../../site/capture/hosts/rules.ts'
import { liveSite, type ServerFacts, serverRulesHold } from '../../site/capture/popups/rules.ts'
import { isIdentified } from '../../site/contacts/identity-secret/rules.ts'
import { leadByEmail } from '../../site/contacts/leads/rules.ts'
import { tagsOfLead } from '../../site/contacts/tags/rules.ts'
import { leadOfVisitor } from '../../site/contacts/visitors/rules.ts'
import { answersVisitors } from '../demo/rules.ts'
import * as contract from './contract.ts'

type Body = Input<typeof contract.decidePopups>['body']

export const decidePopups = query(contract.decidePopups, async (db, { body }, context) => {
  const { installation, site, request } = context
  if (!answersVisitors(context)) throw problem('site_not_found')
  requireAllowedHost(context, 'event')
  const { popups, asking_openers } = await liveSite(installation, site)
  const asking = [...[...popups.values()].filter(popup => popup.server_rules.length > 0), ...asking_openers]
  if (asking.length === 0) return { popup_ids: [] }
  const lead_id = await whoAsks(db, body, context)
  const { ip, headers } = request
  const facts: ServerFacts = {
    country: await findCountry({ ip, headers, timezone: body.timezone }, installation.config),
    known_lead: lead_id !== undefined,
    tag_ids: lead_id === undefined ? [] : await tagsOfLead(db, lead_id),
  }
  return { popup_ids: asking.filter(popup => serverRulesHold(popup.server_rules, facts)).map(popup => popup.id) }
})

/** An address counts only with its hash; a browser only by what made it known before. */
async function whoAsks(db: Handle<'site'>, { visitor_id, user }: Body, context: Context): Promise<string | undefined> {
  if (user?.user_hash !== undefined) {
    const key = await context.installation.databases.siteKey(context.site.id)
    if (isIdentified(key, user.email, user.user_hash)) return (await leadByEmail(db, user.email))?.id
  }
  return visitor_id === undefined ? undefined : leadOfVisitor(db, visitor_id)
}
