/** Takes in visited pages: of known visitors they become events of the lead, of others nothing is kept. */
import type { Context } from '../../platform/context.ts'
import type { Input } from '../../platform/contract.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { action } from '../../platform/operation.ts'
import { problem } from '../../platform/problem/problem.ts'
import { readLink } from '../../platform/signed-link.ts'
import { findLead, touchLead } from '../../site/leads/rules.ts'
import { leadOfVisitor, linkVisitor, withoutVisitor } from '../../site/visitors/rules.ts'
import * as contract from './contract.ts'

interface Visitor {
  /** Named by a signed link. */
  named: string | undefined
  /** Whose browser it was before. */
  known: string | undefined
}

const accepted = { accepted: true } as const

/** A draft looks like a site that does not exist. Nothing is written for those whom nobody knows. */
async function whoComes({ body }: Input<typeof contract.recordVisits>, context: Context): Promise<Visitor> {
  const { installation, site } = context
  if (!site.published) throw problem('site_not_found')
  const named = body.token === undefined ? undefined : await leadOfLink(body.token, context)
  const database = await installation.databases.site(site.id)
  return { named, known: await database.read(db => leadOfVisitor(db, body.visitor_id)) }
}

/** A link that was altered, has run out or is another site's names nobody. */
async function leadOfLink(token: string, { installation, site, now }: Context): Promise<string | undefined> {
  const link = await readLink(installation, 'visitor', token)
  const [lead_id, until] = link?.parts ?? []
  return link?.site.id === site.id && Number(until) >= now() ? lead_id : undefined
}

export const recordVisits = action(contract.recordVisits, whoComes, async (tx, { body }, { now, emit }, visitor) => {
  const { named, known } = visitor
  const lead_id = named !== undefined && (await isLead(tx, named)) ? named : known
  if (lead_id === undefined) return accepted
  if (lead_id !== known) await linkVisitor(tx, body.visitor_id, lead_id, 'link', now())
  await touchLead(tx, lead_id, now())
  for (const { page_url, referrer } of body.events) {
    const data = { url: withoutVisitor(page_url), ...(referrer && { referrer: withoutVisitor(referrer) }) }
    await emit(tx, { name: 'page.visited', subject_id: lead_id, lead_id, data })
  }
  return accepted
})

const isLead = async (tx: Handle<'site'>, id: string): Promise<boolean> => (await findLead(tx, id)) !== undefined
