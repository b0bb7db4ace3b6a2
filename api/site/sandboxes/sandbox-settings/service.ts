/** The endpoints on the settings of sandboxes, the control panel and the runtime. */
import type { Context } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action, openDatabase, query } from '../../../platform/features/endpoint.ts'
import { unwrapSecret, wrapSecret } from '../../../platform/identity/secrets.ts'
import { isReachable } from '../../../platform/network/safe-fetch/public-address.ts'
import { isPublicHost } from '../../../platform/network/safe-fetch/public-lookup.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import {
  CpanelDriver,
  DriverFailure,
  findRuntime,
  install_command,
  panelClient,
  supervisorOf,
} from '../drivers/rules.ts'
import * as contract from './contract.ts'
import { sandboxSettingsLimits } from './limits.ts'
import { driverSettings, presentSettings, type SettingsRow, token_purpose } from './rules.ts'
import { saveSettings } from './store.ts'

const hint_characters = 4

const keyOf = async (_input: unknown, { installation, site }: Context) => ({
  key: await installation.databases.siteKey(site.id),
  config: installation.config,
})

function toSettings({ id: _id, panel_token, updated_at: _at, ...row }: SettingsRow, key: Buffer) {
  const token = panel_token === null ? null : unwrapSecret(key, token_purpose, panel_token)
  return { ...row, panel_token_hint: token === null ? null : `…${token.slice(-hint_characters)}` }
}

export const getSandboxSettings = query(
  contract.getSandboxSettings,
  db => presentSettings(db),
  async (row, input, context) => toSettings(row, (await keyOf(input, context)).key),
)

type Changes = Input<typeof contract.updateSandboxSettings>['body']

/** A token goes with its host: whoever names another server would be given it otherwise. */
function tokenAfter(row: SettingsRow, { panel_token, panel_host }: Changes, key: Buffer): string | null {
  if (panel_host === '') return null
  const given = panel_token?.trim()
  if (given !== undefined) return given === '' ? null : wrapSecret(key, token_purpose, given)
  if (panel_host !== undefined && panel_host !== row.panel_host && row.panel_token !== null) {
    throw invalid('/panel_token', 'required')
  }
  return row.panel_token
}

export const updateSandboxSettings = action(
  contract.updateSandboxSettings,
  keyOf,
  async (tx, { body }, context, { key, config }) => {
    const row = await presentSettings(tx)
    context.ifMatch(row.version)
    const { panel_token: _token, ...named } = body
    const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
    const next: SettingsRow = {
      ...row,
      ...given,
      panel_token: tokenAfter(row, body, key),
      version: row.version + 1,
      updated_at: context.now(),
    }
    if (next.panel_host !== '' && !isPublicHost(next.panel_host, isReachable(config))) {
      throw invalid('/panel_host', 'address_not_public')
    }
    await saveSettings(tx, next)
    return toSettings(next, key)
  },
)

const tests = {
  per_minute: sandboxSettingsLimits.panel_tests_per_minute,
  burst: sandboxSettingsLimits.panel_tests_per_minute,
}

async function test(_input: unknown, context: Context) {
  const { installation, site } = context
  installation.rateLimits.demand('sandbox-panel', site.id, tests)
  const database = await openDatabase(contract.getSandboxSettings, context)
  const row = await database.read(presentSettings)
  const settings = driverSettings(row, await installation.databases.siteKey(site.id))
  const before = performance.now()
  const answer = (outcome: 'connected' | DriverFailure['code'], certificate: string | null) => ({
    outcome: outcome as 'connected',
    certificate,
    milliseconds: Math.round(performance.now() - before),
  })
  if (settings.panel === null) return answer('panel_not_configured', null)
  const client = panelClient({ installation, settings })
  try {
    await new CpanelDriver(client, settings.panel.plan).test()
    return answer('connected', client.shown_certificate)
  } catch (error) {
    if (!(error instanceof DriverFailure)) throw error
    return answer(error.code, client.shown_certificate)
  }
}

export const testSandboxPanel = action(contract.testSandboxPanel, test, async (_tx, _input, _context, tested) => tested)

export const getSandboxRuntime = query(contract.getSandboxRuntime, async (_db, _input, { installation }) => {
  const { sandboxes } = installation.config
  const found = findRuntime(sandboxes)
  const missing = 'missing' in found ? found.missing : undefined
  return {
    is_ready: missing === undefined,
    ...(missing && { missing: missing as 'runtime_missing' }),
    command: install_command,
    runtime_version: found.version,
    awake: supervisorOf(installation).awake,
    awake_max: sandboxes.awake_max,
    network: 'process' as const,
  }
})
