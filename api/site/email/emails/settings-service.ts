/** The endpoints on how a site sends. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { siteToken, withToken } from '../../../platform/identity/return-path.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { hasOwnTransport } from '../email-transport/rules.ts'
import * as contract from './contract-settings.ts'
import { findSettings, lookAgain, type SettingsRow, saveSettings } from './hand-off-store.ts'
import { defaultSettings, dkimKeyOf, dkimRecord, readPrivateKey, wrapPrivateKey } from './settings.ts'
import { countWaiting } from './store.ts'

interface Ready {
  key: Buffer
  is_demo: boolean
  uses_server: boolean
  return_path: string | null
  reply_address: string | null
}

async function ready(_input: unknown, { installation, site }: Context): Promise<Ready> {
  const key = await installation.databases.siteKey(site.id)
  const { return_path = null } = installation.config.inbound
  return {
    key,
    is_demo: site.is_demo,
    uses_server: installation.mailer.uses_server,
    return_path,
    reply_address: return_path && withToken(return_path, siteToken(key, site.id)),
  }
}

async function toSettings(db: Handle<'site'>, row: SettingsRow, { key, ...around }: Ready) {
  const dkim = dkimKeyOf(row, key)
  const { is_demo, ...shown } = around
  return {
    unknown_policy: row.unknown_policy,
    late_policy: row.late_policy,
    dkim_configured: dkim !== undefined,
    dkim_domain: row.dkim_domain,
    dkim_selector: row.dkim_selector,
    ...(dkim && { dkim_record: dkimRecord(dkim) }),
    ...shown,
    uses_server: !is_demo && (around.uses_server || (await hasOwnTransport(db))),
    late_count: await countWaiting(db, 'late'),
    version: row.version,
  }
}

const present = async (db: Handle<'site'>): Promise<SettingsRow> => (await findSettings(db)) ?? defaultSettings

export const getEmailSettings = query(contract.getEmailSettings, async (db, input, context) =>
  toSettings(db, await present(db), await ready(input, context)),
)

export const updateEmailSettings = action(
  contract.updateEmailSettings,
  ready,
  async (tx, { body }, { now, ifMatch }, parts) => {
    const row = await present(tx)
    ifMatch(row.version)
    const next: SettingsRow = { ...row, version: row.version + 1, updated_at: now() }
    if (body.unknown_policy !== undefined) next.unknown_policy = body.unknown_policy
    if (body.late_policy !== undefined) next.late_policy = body.late_policy
    if (body.dkim) {
      const { domain, selector, private_key } = body.dkim
      if (private_key === undefined && row.dkim_private_key === null) throw invalid('/dkim/private_key', 'required')
      if (private_key !== undefined) {
        if (!readPrivateKey(private_key)) throw invalid('/dkim/private_key', 'private_key_invalid')
        next.dkim_private_key = wrapPrivateKey(parts.key, private_key)
      }
      next.dkim_domain = domain
      next.dkim_selector = selector
    }
    await saveSettings(tx, next)
    if (next.late_policy !== 'ask') await lookAgain(tx, 'late', now())
    return toSettings(tx, next, parts)
  },
)

export const removeDkimKey = action(contract.removeDkimKey, async (tx, _input, { now }) => {
  const row = await present(tx)
  const none = { dkim_domain: null, dkim_selector: null, dkim_private_key: null }
  await saveSettings(tx, { ...row, ...none, version: row.version + 1, updated_at: now() })
})
