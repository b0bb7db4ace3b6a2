/** To the folder: the file that is worked in is compared with its server, page by page, so that writes wait for one page at most. */
import { Unavailable } from '../../runtime/errors.ts'
import type { MovingSite } from '../site-move.ts'
import { markOfFile, withinFile } from './local-file.ts'
import type { Home } from './mark.ts'
import type { Relocation } from './relocation.ts'
import type { ServerDatabase } from './server.ts'
import { asUnavailable } from './servers.ts'
import { requireSameRows } from './whole-copy.ts'

interface Needs {
  path: string
  /** Its server's. */
  database: ServerDatabase
  home(): Promise<Home>
}

export class ToFolder implements Relocation {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async bring(site: MovingSite): Promise<void> {
    const { path, database } = this.#needs
    try {
      await withinFile(path, file => requireSameRows(file, database, site.still))
    } catch (error) {
      throw asUnavailable(error, database)
    }
  }

  async finish(): Promise<undefined> {
    const { path, database, home } = this.#needs
    const { version } = await home()
    if ((await markOfFile(path))?.version !== version)
      throw new Unavailable(`The file has not what ${database.place} has. It was not moved.`)
  }

  async close(): Promise<void> {}
}
