/**
 * To a server: what the file had at one moment is copied and compared, then the groups since follow in their order, as its own server gets
 * them. So nobody waits for more than the last of them.
 */
import { Unavailable } from '../../runtime/errors.ts'
import { faultPoint } from '../../runtime/fault-point.ts'
import { differenceOf } from '../changes.ts'
import type { MovingSite } from '../site-move.ts'
import { copyTables } from './copy-tables.ts'
import { FollowedGroups } from './followed-groups.ts'
import { type Snapshot, takeSnapshot } from './local-file.ts'
import type { Home, Mark } from './mark.ts'
import type { Relocation } from './relocation.ts'
import type { ServerDatabase } from './server.ts'
import { asUnavailable } from './servers.ts'
import { complete, requireSameRows, targetAt } from './whole-copy.ts'

interface Needs {
  path: string
  database: ServerDatabase
  /** Removes what a former try has left there. */
  clear(): Promise<void>
  /** What the copy is to be, once nothing is written any more. */
  home(): Promise<Home>
}

export class ToServer implements Relocation {
  readonly #needs: Needs
  #snapshot: Snapshot | undefined
  #groups: FollowedGroups | undefined

  constructor(needs: Needs) {
    this.#needs = needs
  }

  bring(site: MovingSite): Promise<void> {
    return this.#asked(async () => {
      const { path, database, clear } = this.#needs
      await clear()
      await database.create()
      const groups = await FollowedGroups.begin(`${path}.moved`)
      this.#groups = groups
      const snapshot = await site.still(async () => {
        site.follow(groups.follow)
        return takeSnapshot(path)
      })
      this.#snapshot = snapshot
      await this.#copy(snapshot, site)
      snapshot.end()
      faultPoint('site copied but for what came since')
      groups.pace()
      while (!groups.isNearEnd) {
        site.requireOpen()
        await this.#send(groups)
      }
      groups.endPace()
    })
  }

  finish(): Promise<Mark> {
    return this.#asked(async () => {
      const { database } = this.#needs
      const groups = this.#groups as FollowedGroups
      while (groups.waiting > 0) await this.#send(groups)
      groups.requireWhole()
      const home = await this.#needs.home()
      const { version } = this.#snapshot as Snapshot
      if (version !== undefined && version + groups.count !== home.version)
        throw new Unavailable(`${database.place} has not everything that was written meanwhile. It was not moved.`)
      await complete(database, home)
      return home
    })
  }

  async close(): Promise<void> {
    this.#snapshot?.end()
    await this.#groups?.close()
    this.#needs.database.close()
  }

  async #copy({ source }: Snapshot, { requireOpen }: MovingSite): Promise<void> {
    const { database } = this.#needs
    const target = targetAt(database)
    await copyTables(source, {
      run: statements => {
        requireOpen()
        return target.run(statements)
      },
    })
    await requireSameRows(source, database, work => {
      requireOpen()
      return work()
    })
  }

  async #send(groups: FollowedGroups): Promise<void> {
    const { database } = this.#needs
    const changes = await groups.take()
    const difference = differenceOf(changes, await database.record(changes))
    if (difference !== undefined) throw new Unavailable(`${database.place}: ${difference}.`)
  }

  #asked<T>(work: () => Promise<T>): Promise<T> {
    return work().catch(error => {
      throw asUnavailable(error, this.#needs.database)
    })
  }
}
