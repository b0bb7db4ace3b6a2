/** Which site a domain leads to: all verified ones in memory, read again after a change of any. Hosts of strangers cost nothing. */
import type { Installation } from '../../platform/features/context.ts'
import { heldHosts } from './store.ts'

export interface ServedHosts {
  /** The id of the site whose domain it is; null where it is nobody's. */
  siteOf(hostname: string): Promise<string | null>
  /** Without waiting: undefined where it is nobody's, or has to be read. */
  peek(hostname: string): string | undefined
}

const installations = new WeakMap<Installation, ServedHosts>()

export function servedHosts(installation: Installation): ServedHosts {
  const served = installations.get(installation) ?? knownHosts(installation)
  installations.set(installation, served)
  return served
}

function knownHosts({ databases, signals }: Installation): ServedHosts {
  let known: ReadonlyMap<string, string> | undefined
  let reading: Promise<ReadonlyMap<string, string>> | undefined
  signals.on('hosts', () => {
    known = undefined
    reading = undefined
  })
  const read = (): Promise<ReadonlyMap<string, string>> => {
    const own = databases.control.read(heldHosts).then(rows => {
      const map = new Map(rows.map(({ host, site_id }) => [host, site_id]))
      if (reading === own) known = map
      return map
    })
    own.catch(() => {
      if (reading === own) reading = undefined
    })
    reading = own
    return own
  }
  return {
    peek: hostname => known?.get(hostname),
    siteOf: async hostname => (known ?? (await (reading ?? read()))).get(hostname) ?? null,
  }
}
