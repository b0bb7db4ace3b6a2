/** From the form of a campaign into the sandbox that it promises. */

import type { Context } from '../../platform/features/context.ts'
import { endpoint } from '../../platform/features/endpoint.ts'
import { acting } from '../../platform/features/write-context.ts'
import { visitorPage } from '../../platform/pages/visitor-page.ts'
import { invalidLink } from '../../platform/routing/link-page.ts'
import { messageOf } from '../../platform/texts/messages/messages.ts'
import { languageFor } from '../../site/contacts/lead-records/fields.ts'
import { leadByEmail } from '../../site/contacts/leads/rules.ts'
import {
  claimAccess,
  enteredSandbox,
  findPresent,
  isEnterable,
  sandboxAccessLimits,
} from '../../site/sandboxes/sandbox-access/rules.ts'
import { findSandbox, urlOf } from '../../site/sandboxes/sandboxes/rules.ts'
import * as contract from './claim-contract.ts'
import { readClaim } from './rules.ts'
import { type EntryScope, enterPage, lead, textPage } from './service.ts'

const minute_ms = 60_000
const again_seconds = 3

/** `waits`: what was promised is still being made; `mailed`: who had access before, or must confirm first, has it by email. */
type Claim =
  | { type: 'gone' }
  | { type: 'waits' | 'mailed'; name: string; context: Context; site: EntryScope['site'] }
  | Open
interface Open {
  type: 'open'
  entered: EntryScope
}

async function read(token: string, context: Context): Promise<Claim> {
  const claim = await readClaim(context.installation, token)
  if (!claim) return { type: 'gone' }
  const { site, key, sandbox_id, email, at } = claim
  const now = context.installation.clockOf(site).now()
  if (now > at + sandboxAccessLimits.sandbox_claim_minutes * minute_ms) return { type: 'gone' }
  const database = await context.installation.databases.site(site.id)
  return database.read(async db => {
    const offered = await findSandbox(db, sandbox_id)
    if (!offered) return { type: 'gone' }
    const told = { name: offered.name, context, site }
    const person = await leadByEmail(db, email)
    const row = person && (await findPresent(db, sandbox_id, person.id))
    const patience = now < at + sandboxAccessLimits.sandbox_claim_wait_minutes * minute_ms
    if (!row || row.waits_for !== null) return { type: patience ? 'waits' : 'mailed', ...told }
    if (row.given_at < at || row.opens > 0) return { type: 'mailed', ...told }
    const sandbox = await enteredSandbox(db, row)
    const isThere = sandbox?.machine_status !== 'creating' && sandbox?.machine_status !== 'failed'
    if (!sandbox || !isThere) return { type: patience ? 'waits' : 'mailed', ...told }
    const enterable = isEnterable(row, sandbox, offered, now)
    if (!enterable) return { type: 'mailed', ...told }
    return {
      type: 'open',
      entered: {
        ...{ site, database, key, row, lead: person, sandbox, enterable },
        url: urlOf(sandbox, site.id, context.installation.config.sandboxes),
        locale: languageFor(person, site),
      },
    }
  })
}

async function show(claim: Claim, token: string, context: Context): Promise<Response> {
  if (claim.type === 'gone') return invalidLink(context)
  if (claim.type === 'open') return enterPage(claim.entered, `/v1/public/sandbox-claims/${token}`)
  const { site, name } = claim
  const locale = site.language
  const text = claim.type === 'waits' ? 'preparing' : 'sent'
  const say = (part: string) => messageOf(locale, `page.sandbox.${text}.${part}`, { sandbox: name })
  const page = await visitorPage({ locale, site, title: say('title'), paragraphs: [say('text')] })
  if (claim.type === 'waits') page.headers.set('Refresh', String(again_seconds))
  return page
}

export const showSandboxClaim = endpoint(contract.showSandboxClaim, async ({ params }, context) =>
  show(await read(params.token, context), params.token, context),
)

export const claimSandbox = endpoint(contract.claimSandbox, async ({ params }, context) => {
  const claim = await read(params.token, context)
  if (claim.type !== 'open') return show(claim, params.token, context)
  const { entered } = claim
  const clock = context.installation.clockOf(entered.site)
  const { id } = entered.row
  const opened = await entered.database.write(tx => claimAccess(tx, id, acting(context.installation, clock)))
  return opened ? lead(entered, clock.now()) : textPage(entered, 'sent')
})
