/** What this process keeps in memory follows what other nodes change, and what it had of a site ends where another node has it. */
import { readySites } from '../account/sites/rules.ts'
import type { LeasedHomes } from '../platform/database/homes/leased-homes.ts'
import type { Installation } from '../platform/features/context.ts'
import { errorFields } from '../platform/runtime/log.ts'

/** What the rest of the code keeps in memory is told of what changed elsewhere. */
export function hearOthers({ homes, databases, signals, log }: ListenerContext): void {
  homes.listen({
    gained: name => {
      log.info({ home: name }, 'taken by this node')
      databases.keys.forget(name)
    },
    lost: name => {
      log.warn({ home: name }, 'another node has it now')
      if (name === 'control') return
      databases.leaveSite(name).catch(error => log.warn({ site_id: name, ...errorFields(error) }, 'site left'))
      // Streams end, and come back to where it is; its jobs and journeys go on there.
      signals.replaced(name)
    },
    changed: topics => {
      if (topics) return signals.committed(topics)
      void all().catch(error => log.warn(errorFields(error), 'what changed elsewhere could not be read'))
    },
  })
  signals.on('keys', id => {
    databases.keys.refresh(id || undefined).catch(error => log.warn(errorFields(error), 'keys'))
  })
  const all = async () => {
    const sites = await databases.control.read(readySites)
    signals.committed(new Set(['hosts', 'maintenance', 'keys', ...sites.map(id => `site ${id}`)]))
  }
}

type ListenerContext = Pick<Installation, 'databases' | 'signals' | 'log'> & { homes: LeasedHomes }
