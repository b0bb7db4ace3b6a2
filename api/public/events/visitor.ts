/** The visitor that an event comes from: which lead it belongs to, country, browser, and whether it is a robot. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context } from '../../platform/features/context.ts'
import type { Input } from '../../platform/features/contract.ts'
import { readLink } from '../../platform/features/signed-link.ts'
import { findCountry } from '../../platform/http/country.ts'
import { readUserAgent, type UserAgent } from '../../platform/texts/user-agent.ts'
import { isIdentified } from '../../site/contacts/identity-secret/rules.ts'
import { leadByEmail } from '../../site/contacts/leads/rules.ts'
import { findVisitorFacts, type KnownVisitor } from '../../site/contacts/visitors/rules.ts'
import type { recordVisits } from './contract.ts'
import { publicEventLimits } from './limits.ts'

export type VisitReport = Input<typeof recordVisits>['body']

/** What the request says of the visitor. */
export interface VisitorRequest {
  id: string | undefined
  /** The lead of a signed link, or of an address with a valid `user_hash`. */
  named: { lead_id: string; known_by: 'link' | 'page' } | undefined
  /** The address that the page identified the visitor by, proven or not. */
  email: string | undefined
  country: string | undefined
  agent: UserAgent
  language: string | undefined
  timezone: string | undefined
  /** A robot, by its user agent or by `automated` in the session. */
  machine: boolean
}

/** The same, with what was stored about the visitor before. */
export interface Visitor extends VisitorRequest {
  /** As it was stored before; undefined on the first visit. */
  before: KnownVisitor | undefined
  device: UserAgent['device']
  /** A robot by its user agent, or by more pages a minute than a person reads. */
  robot: boolean
}

/** Before the queue. */
export async function readVisitor(body: VisitReport, context: Context): Promise<VisitorRequest> {
  const { installation, request } = context
  const { visitor_id: id, token, session } = body
  const identified = body.events.findLast(event => event.type === 'identified')
  const named = id === undefined ? undefined : await identifiedLead(token, identified, context)
  const { ip, headers, user_agent } = request
  const timezone = session?.timezone
  const country = await findCountry({ ip, headers, timezone }, installation.config)
  const agent = readUserAgent(user_agent)
  const machine = agent.robot || session?.automated === true
  const language = languageOf(session?.language ?? headers.get('accept-language'))
  return { id, named, email: identified?.email, country, agent, language, timezone, machine }
}

/** Within the transaction. */
export async function withProfile(
  tx: Handle<'site'>,
  asked: VisitorRequest,
  body: VisitReport,
  now: number,
): Promise<Visitor> {
  const { id, agent, machine } = asked
  const before = id === undefined ? undefined : await findVisitorFacts(tx, id)
  return {
    ...asked,
    before,
    country: before?.country ?? asked.country,
    device: body.session?.device ?? before?.device ?? agent.device,
    robot: machine || before?.is_robot === true || isHasty(before, body, now),
  }
}

interface Identity {
  email: string
  user_hash?: string | undefined
}

/** A signed link takes precedence over an address, and an address needs a valid `user_hash`. */
async function identifiedLead(
  token: string | undefined,
  identified: Identity | undefined,
  context: Context,
): Promise<Visitor['named']> {
  const linked = token === undefined ? undefined : await leadOfLink(token, context)
  if (linked !== undefined) return { lead_id: linked, known_by: 'link' }
  if (identified?.user_hash === undefined) return undefined
  const { databases } = context.installation
  const { email, user_hash } = identified
  if (!isIdentified(await databases.siteKey(context.site.id), email, user_hash)) return undefined
  const lead = await (await databases.site(context.site.id)).read(db => leadByEmail(db, email))
  return lead && { lead_id: lead.id, known_by: 'page' }
}

/** The lead of a signed link; undefined if it is invalid, expired or another site's. */
async function leadOfLink(token: string, { installation, site, now }: Context): Promise<string | undefined> {
  const link = await readLink(installation, 'visitor', token)
  const [lead_id, until] = link?.parts ?? []
  return link?.site.id === site.id && Number(until) >= now() ? lead_id : undefined
}

/** The first language, as `es` or `es-MX`. */
const languageOf = (given: string | null | undefined): string | undefined =>
  /^[a-z]{2,3}(-[a-z0-9]{2,8})*/i.exec(given ?? '')?.[0].slice(0, 35)

const minute_ms = 60_000

/** Whether the visitor reads more pages a minute than a person would. */
function isHasty(before: KnownVisitor | undefined, { events }: VisitReport, now: number): boolean {
  const pages = (before?.pages ?? 0) + events.filter(({ type }) => type === 'page_visited').length
  const minutes = before?.first_seen_at ? Math.max(1, (now - before.first_seen_at) / minute_ms) : 1
  return pages > publicEventLimits.robot_pages_per_minute * minutes
}
