/** A database server for one installation of a test; at its end, all databases have the same rows here and there. */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { siteFile } from '../platform/database/site-file.ts'
import { startDatabaseServer } from './database-server.ts'
import { tablesApart } from './same-databases.ts'

export async function recordedInstallation(folder: string) {
  const server = await startDatabaseServer()
  return {
    environment: { DATABASE_URL: server.url },
    /** Once the installation is closed. */
    async close() {
      try {
        const sites = (await readdir(join(folder, 'sites'))).filter(name => name.startsWith('site_'))
        const files = sites.map(id => ({ name: id, path: siteFile(folder, id) }))
        for (const { name, path } of [{ name: 'control', path: join(folder, 'control.db') }, ...files]) {
          if (!existsSync(path)) continue
          const apart = await tablesApart(path, name, server.address)
          if (apart.length > 0) throw new Error(`${name} is not the same at the server: ${apart.join(', ')}`)
        }
      } finally {
        await server.close()
      }
    },
  }
}
