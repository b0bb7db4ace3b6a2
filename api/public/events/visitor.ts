/** Who tells: whose browser it is, where it is, what it is, and whether a person sits before it. */
import type { Context } from '../../platform/context.ts'
import type { Input } from '../../platform/contract.ts'
import { countryOf } from '../../platform/country.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { readLink } from '../../platform/signed-link.ts'
import { readUserAgent, type UserAgent } from '../../platform/user-agent.ts'
import { isIdentified } from '../../site/contacts/identity-secret/rules.ts'
import { leadByEmail } from '../../site/contacts/leads/rules.ts'
import { findVisitorFacts, type KnownVisitor } from '../../site/contacts/visitors/rules.ts'
import type { recordVisits } from './contract.ts'
import { publicEventLimits } from './limits.ts'

export type Reported = Input<typeof recordVisits>['body']

/** What the message and its request say. */
export interface StatusReporter {
  id: string | undefined
  /** The lead that a signed link names, or an address with its proof. */
  named: { lead_id: string; known_by: 'link' | 'page' } | undefined
  /** The address that the page identified the visitor by, proven or not. */
  email: string | undefined
  country: string | undefined
  agent: UserAgent
  language: string | undefined
  timezone: string | undefined
  /** A program, by its own word. */
  machine: boolean
}

/** The same with what is known of the browser. */
export interface Visitor extends StatusReporter {
  /** As it was before; undefined for one that comes for the first time. */
  before: KnownVisitor | undefined
  device: UserAgent['device']
  /** A program, by its word or by its haste. */
  robot: boolean
}

/** Before the queue. */
export async function whoTells(body: Reported, context: Context): Promise<StatusReporter> {
  const { installation, request } = context
  const { visitor_id: id, token, session } = body
  const identified = body.events.findLast(event => event.type === 'identified')
  const named = id === undefined ? undefined : await whoIsNamed(token, identified, context)
  const { ip, headers, user_agent } = request
  const timezone = session?.timezone
  const country = await countryOf({ ip, headers, timezone }, installation.config)
  const agent = readUserAgent(user_agent)
  const machine = agent.robot || session?.automated === true
  const language = languageOf(session?.language ?? headers.get('accept-language'))
  return { id, named, email: identified?.email, country, agent, language, timezone, machine }
}

/** Within the transaction. */
export async function asKnown(
  tx: Handle<'site'>,
  statusReporter: StatusReporter,
  body: Reported,
  now: number,
): Promise<Visitor> {
  const { id, agent, machine } = statusReporter
  const before = id === undefined ? undefined : await findVisitorFacts(tx, id)
  return {
    ...statusReporter,
    before,
    country: before?.country ?? statusReporter.country,
    device: body.session?.device ?? before?.device ?? agent.device,
    robot: machine || before?.is_robot === true || isHasty(before, body, now),
  }
}

interface Identified {
  email: string
  user_hash?: string | undefined
}

/** A signed link before an address, and an address only with its proof. */
async function whoIsNamed(
  token: string | undefined,
  identified: Identified | undefined,
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

/** A link that was altered, has run out or is another site's names nobody. */
async function leadOfLink(token: string, { installation, site, now }: Context): Promise<string | undefined> {
  const link = await readLink(installation, 'visitor', token)
  const [lead_id, until] = link?.parts ?? []
  return link?.site.id === site.id && Number(until) >= now() ? lead_id : undefined
}

/** The first language, as `es` or `es-MX`. */
const languageOf = (given: string | null | undefined): string | undefined =>
  /^[a-z]{2,3}(-[a-z0-9]{2,8})*/i.exec(given ?? '')?.[0].slice(0, 35)

const minute_ms = 60_000

/** Nobody reads so many pages a minute from the first on. */
function isHasty(before: KnownVisitor | undefined, { events }: Reported, now: number): boolean {
  const pages = (before?.pages ?? 0) + events.filter(({ type }) => type === 'page_visited').length
  const minutes = before?.first_seen_at ? Math.max(1, (now - before.first_seen_at) / minute_ms) : 1
  return pages > publicEventLimits.robot_pages_per_minute * minutes
}
