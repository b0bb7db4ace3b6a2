/** The endpoints on the rules for addresses. */

import { domainToASCII } from 'node:url'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Context } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import { toInstantOrNull } from '../../../platform/runtime/clock.ts'
import * as contract from './contract.ts'
import { type DomainLists, domainLists } from './domain-lists.ts'
import { siteSenderAddress } from './ports.ts'
import { roleNames, roleNamesDated } from './role-names.ts'
import { qualityErrors, siteQuality, suggestionFor, verifyEmail } from './rules.ts'
import { confirmationEmails, defaultSettings, overrideValue, settingsErrors } from './settings.ts'
import { findSettings, type SettingsRow, saveSettings } from './store.ts'
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
