/** The endpoints on senders. */

import { demandCausedMail } from '../../../account/auth/rules.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, InAction, Installation } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { relayMail } from '../../../platform/features/relay.ts'
import { linkToken } from '../../../platform/features/signed-link.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import * as contract from './contract.ts'
import { senderLimits } from './limits.ts'
import { existingSender } from './rules.ts'
import { insertSender, pageOfSenders, removeSender, type SenderRow, saveSender } from './store.ts'

const toSender = (row: SenderRow) => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  reply_to: row.reply_to,
  signature: row.signature,
  description: row.description,
  status: row.verified_at === null ? ('not_verified' as const) : ('verified' as const),
  verified_at: toInstantOrNull(row.verified_at),
  verification_asked_at: toInstantOrNull(row.verification_asked_at),
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

interface SenderContext {
  key: Buffer
  installation: Installation
}

const mailing = async ({ installation, site }: Context): Promise<SenderContext> => ({
  key: await installation.databases.siteKey(site.id),
  installation,
})

/** Ready to write to an address that is not known to be the caller's. */
function mailingTo(email: string, context: Context): Promise<SenderContext> {
  demandCausedMail(context, context.site.account_id, email)
  return mailing(context)
}

async function senderNow(context: Context, id: string): Promise<SenderRow> {
  const database = await context.installation.databases.site(context.site.id)
  return database.read(db => existingSender(db, id))
}

/** Emails the link to the sender's address, which proves that its owner agrees. */
async function askToVerify(
  tx: Handle<'site'>,
  row: SenderRow,
  context: InAction,
  { key, installation }: SenderContext,
) {
  const { site, locale, now, newId } = context
  const valid_until = now() + senderLimits.sender_link_hours * 3_600_000
  const token = linkToken(key, 'sender', site.id, [row.id, row.email_key, String(valid_until)])
  const link = `${installation.config.public_url}/v1/public/senders/${token}`
  const until = toInstant(valid_until).slice(0, 16).replace('T', ' ')
  const values = { first_name: row.first_name, site: site.name, email: row.email, link, until }
  const mail = {
    to: row.email,
    subject: messageOf(locale, 'mail.sender.subject', values),
    text: messageOf(locale, 'mail.sender.text', values),
    link,
    button: messageOf(locale, 'mail.sender.button'),
    locale,
    valid_until,
  }
  await relayMail(tx, newId('email'), mail, now())
}

export const listSenders = query(contract.listSenders, async (db, { query: q }) => {
  const rows = await pageOfSenders(db, listPage(q))
  return page(q, rows, listKey(q), toSender)
})

export const getSender = query(contract.getSender, async (db, { params }) =>
  toSender(await existingSender(db, params.sender_id)),
)

const mailingToNew = ({ body }: { body: { email: string } }, context: Context) => mailingTo(body.email, context)

export const createSender = action(contract.createSender, mailingToNew, async (tx, { body }, context, ready) => {
  const at = context.now()
  const row: SenderRow = {
    id: context.newId('sender'),
    ...body,
    email_key: emailKey(body.email),
    description: body.description ?? '',
    verified_at: null,
    verification_asked_at: at,
    version: 1,
    created_at: at,
    updated_at: at,
  }
  await insertSender(tx, row)
  await askToVerify(tx, row, context, ready)
  return toSender(row)
})

async function mailingToMoved(
  { params, body }: { params: { sender_id: string }; body: { email?: string | undefined } },
  context: Context,
): Promise<SenderContext> {
  const { email } = body
  if (email === undefined) return mailing(context)
  const row = await senderNow(context, params.sender_id)
  return emailKey(email) === row.email_key ? mailing(context) : mailingTo(email, context)
}

export const updateSender = action(
  contract.updateSender,
  mailingToMoved,
  async (tx, { params, body }, context, ready) => {
    const row = await existingSender(tx, params.sender_id)
    context.ifMatch(row.version)
    const at = context.now()
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    const next: SenderRow = { ...row, ...given, updated_at: at }
    next.email_key = emailKey(next.email)
    const moved = next.email_key !== row.email_key
    // Whoever sends by it would stop, until the new address is verified.
    if (moved && row.verified_at !== null) await context.requireNotLive(tx, 'sender', row.id)
    if (moved) Object.assign(next, { verified_at: null, verification_asked_at: at })
    const { id: _id, version: _version, ...set } = next
    await saveSender(tx, row.id, set)
    if (moved) await askToVerify(tx, next, context, ready)
    return toSender(await existingSender(tx, row.id))
  },
)

export const deleteSender = action(contract.deleteSender, async (tx, { params }, { requireUnused }) => {
  const row = await existingSender(tx, params.sender_id)
  await requireUnused(tx, 'sender', row.id)
  await removeSender(tx, row.id)
})

const resending = { per_minute: 1, burst: 3 }

export const resendSenderVerification = action(
  contract.resendSenderVerification,
  async ({ params }, context) => {
    const { email, verified_at } = await senderNow(context, params.sender_id)
    if (verified_at !== null) return mailing(context)
    context.installation.rateLimits.demand('sender-verification', params.sender_id, resending)
    return mailingTo(email, context)
  },
  async (tx, { params }, context, ready) => {
    const row = await existingSender(tx, params.sender_id)
    if (row.verified_at !== null) throw problem('transition_not_allowed', { values: { status: 'verified' } })
    await saveSender(tx, row.id, { verification_asked_at: context.now() })
    await askToVerify(tx, row, context, ready)
    return toSender(await existingSender(tx, row.id))
  },
)
