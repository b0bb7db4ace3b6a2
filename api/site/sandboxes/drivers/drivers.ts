/** The driver of a sandbox, by its type. */
import type { Installation } from '../../../platform/features/context.ts'
import { isReachable } from '../../../platform/network/safe-fetch/public-address.ts'
import { anyUrl } from './any-url.ts'
import { CpanelDriver } from './cpanel/cpanel-driver.ts'
import { WhmClient } from './cpanel/whm-client.ts'
import { type Driver, DriverFailure } from './driver.ts'
import { PlaygroundDriver } from './playground/playground-driver.ts'

/** What a site has set for its drivers; the token in clear. */
export interface DriverSettings {
  idle_minutes: number
  panel: { host: string; port: number; username: string; token: string; certificate: string; plan: string } | null
}

export interface DriverContext {
  installation: Installation
  /** The site's. */
  key: Buffer
  settings: DriverSettings
}

export function driverFor(type: 'wordpress' | 'cpanel' | 'url', context: DriverContext): Driver {
  const { installation, key, settings } = context
  if (type === 'url') return anyUrl
  if (type === 'wordpress') return new PlaygroundDriver({ installation, key, idle_minutes: settings.idle_minutes })
  return panelDriver(context)
}

export function panelClient({
  installation,
  settings: { panel },
}: Pick<DriverContext, 'installation' | 'settings'>): WhmClient {
  if (panel === null) throw new DriverFailure('panel_not_configured')
  return new WhmClient({ ...panel, isAllowed: isReachable(installation.config) })
}

export const panelDriver = (context: Pick<DriverContext, 'installation' | 'settings'>): CpanelDriver =>
  new CpanelDriver(panelClient(context), context.settings.panel?.plan ?? '')
