/** The endpoints on the rules for addresses. */

import { domainToASCII } from 'node:url'
import { demandCausedMail } from '../../../account/auth/rules.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Context } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import { toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { mayAskAgain } from '../confirmations/rules.ts'
import { type Suppressing, suppressing } from '../email-status/rules.ts'
import { leadUpdated } from '../leads/events.ts'
import { existingLead, type LeadRow, oneLead } from '../leads/rules.ts'
import * as contract from './contract.ts'
import * as leadContract from './contract-leads.ts'
import { type DomainLists, domainLists } from './domain-lists.ts'
import { confirmEmailJob } from './jobs.ts'
import { siteSenderAddress } from './ports.ts'
import { roleNames, roleNamesDated } from './role-names.ts'
import { qualityColumns, qualityErrors, qualityFields, siteQuality, suggestionFor, verifyEmail } from './rules.ts'
import { confirmationEmails, defaultSettings, overrideValue, settingsErrors } from './settings.ts'
import { findSettings, type SettingsRow, saveOnLead, saveSettings } from './store.ts'
import type { ListOverride } from './table.ts'

const listFacts = ({ disposable, free }: DomainLists) => [
  { list: 'disposable' as const, entries: disposable.entries, dated: disposable.dated },
  { list: 'free' as const, entries: free.entries, dated: free.dated },
  { list: 'role_based' as const, entries: roleNames.size, dated: roleNamesDated },
]

interface Around {
  lists: DomainLists
  mail_from: string
  senderAddress(db: Handle<'site'>): Promise<string | undefined>
}
const around = async (_input: unknown, { installation }: Context): Promise<Around> => ({
  lists: await domainLists(),
  mail_from: installation.config.mail_from,
  senderAddress: installation.connections.through(siteSenderAddress),
})

async function toSettings(db: Handle<'site'>, row: SettingsRow, { lists, mail_from, senderAddress }: Around) {
  const address = await senderAddress(db)
  return { ...settingsOf(row, lists), confirmation_sender: { address: address ?? mail_from, of_site: !!address } }
}

const settingsOf = (row: SettingsRow, lists: DomainLists) => ({
  reject_disposable: row.reject_disposable,
  reject_free: row.reject_free,
  reject_role_based: row.reject_role_based,
  typo_correction: row.typo_correction,
  email_confirmation: row.email_confirmation,
  overrides: row.overrides,
  confirmation_emails: confirmationEmails(row),
  lists: listFacts(lists),
  version: row.version,
  updated_at: toInstantOrNull(row.updated_at === 0 ? null : row.updated_at),
})

export const getLeadQualitySettings = query(contract.getLeadQualitySettings, async (db, input, context) =>
  toSettings(db, (await findSettings(db)) ?? defaultSettings, await around(input, context)),
)

const domainPattern = /^(?=.{4,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** Normalizes overrides for comparison; 422 at each that is neither a domain nor a name. */
function readOverrides(given: readonly ListOverride[]): ListOverride[] {
  const errors: FieldError[] = []
  const read = given.map(({ list, value, listed }, i) => {
    const kept = overrideValue(list, list === 'role_based' ? value : domainToASCII(value.trim()) || value)
    const sound = list === 'role_based' ? /^[^@\s]{1,64}$/u.test(kept) : domainPattern.test(kept)
    if (!sound) {
      errors.push({ pointer: `/overrides/${i}/value`, code: list === 'role_based' ? 'invalid' : 'domain_invalid' })
    }
    return { list, value: kept, listed }
  })
  if (errors.length > 0) throw problem('validation_failed', { errors })
  return read
}

export const updateLeadQualitySettings = action(
  contract.updateLeadQualitySettings,
  around,
  async (tx, { body }, { now, ifMatch }, mail_and_lists) => {
    const row = (await findSettings(tx)) ?? defaultSettings
    ifMatch(row.version)
    const { overrides, ...rest } = body
    const read = overrides && readOverrides(overrides)
    const errors = settingsErrors({ overrides: read, confirmation_emails: rest.confirmation_emails })
    if (errors.length > 0) throw problem('validation_failed', { errors })
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    const next: SettingsRow = {
      ...row,
      ...given,
      ...(read && { overrides: read }),
      version: row.version + 1,
      updated_at: now(),
    }
    await saveSettings(tx, next)
    return toSettings(tx, next, mail_and_lists)
  },
)

export const checkEmail = query(contract.checkEmail, async (db, { body }, { installation, now }) => {
  const site = await siteQuality(db)
  const quality = await verifyEmail(installation, site, body.email)
  const suggestion = suggestionFor({ email: body.email, confirmation: 'none' })
  const { validity, score, parts, disposable, free, role_based, certain } = quality
  const checked_at = toInstantOrNull(certain ? now() : null)
  return {
    quality: {
      ...{ validity, score, parts, disposable, free, role_based, checked_at },
      ...(suggestion !== undefined && { suggestion }),
    },
    refused: qualityErrors(site.rules, quality, body.email).map(error => error.code),
  }
})

/** Reads the lead and asks DNS, outside the queue. */
async function verifyAgain(
  { params }: { params: { lead_id: string } },
  { installation, site }: Context,
): Promise<{ email_key: string; columns: ReturnType<typeof qualityColumns> } | undefined> {
  const database = await installation.databases.site(site.id)
  const { lead, quality } = await database.read(async db => ({
    lead: await existingLead(db, params.lead_id),
    quality: await siteQuality(db),
  }))
  const confirmed = lead.confirmation === 'confirmed'
  const verified = await verifyEmail(installation, quality, lead.email, { confirmed, milliseconds: 3_000 })
  return { email_key: lead.email_key, columns: qualityColumns(verified, installation.clockOf(site).now()) }
}

export const checkLeadEmail = action(
  leadContract.checkLeadEmail,
  verifyAgain,
  async (tx, { params }, context, verified) => {
    const row = await existingLead(tx, params.lead_id)
    context.ifMatch(row.version)
    if (!verified || verified.email_key !== row.email_key) return oneLead(tx, row)
    const at = context.now()
    await saveOnLead(tx, row.id, { ...verified.columns, updated_at: at, version: row.version + 1 })
    await context.emit(tx, leadUpdated, { lead_id: row.id, data: { fields: qualityFields } })
    return oneLead(tx, await existingLead(tx, row.id))
  },
)

/** Nothing at all is mailed to an address that bounces. */
async function requireAskable(
  db: Handle<'site'>,
  row: LeadRow,
  { suppressionsOfLeads }: Pick<Suppressing, 'suppressionsOfLeads'>,
  now: number,
): Promise<void> {
  const bounces = (await suppressionsOfLeads(db, [row.id])).get(row.id)?.reason === 'hard_bounce'
  if (row.confirmation !== 'pending' || row.unsubscribed_at !== null || bounces) throw problem('nothing_to_confirm')
  const wait = mayAskAgain(row, now)
  if (wait > 0) throw problem('too_many_requests', { retry_after_seconds: wait })
}

async function demandConfirmation({ params }: { params: { lead_id: string } }, context: Context): Promise<Suppressing> {
  const { databases, connections } = context.installation
  const database = await databases.site(context.site.id)
  const suppressions = connections.through(suppressing)
  const row = await database.read(async db => {
    const lead = await existingLead(db, params.lead_id)
    await requireAskable(db, lead, suppressions, context.now())
    return lead
  })
  demandCausedMail(context, context.site.account_id, row.email)
  return suppressions
}

export const sendConfirmation = action(
  leadContract.sendConfirmation,
  demandConfirmation,
  async (tx, { params }, context, suppressions) => {
    const row = await existingLead(tx, params.lead_id)
    await requireAskable(tx, row, suppressions, context.now())
    await enqueue(tx, confirmEmailJob, { subject_id: row.id }, context.now())
    return oneLead(tx, row)
  },
)
