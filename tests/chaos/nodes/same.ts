/** Whether all tables of each database are the same at the server and in the file of the node that was its home, once all have ended. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { siteFile } from '../../../api/platform/database/site-file.ts'
import { tablesApart } from '../../../api/testing/same-databases.ts'
import type { Cluster, ClusterNode } from './cluster.ts'

/** `ids`: of the nodes as they ended. */
export async function divergedDatabases(
  { server, homes }: Cluster,
  ids: ReadonlyMap<string, ClusterNode>,
): Promise<string[]> {
  const wrong: string[] = []
  let compared = 0
  for (const [name, { node_id }] of await homes()) {
    const node = ids.get(node_id)
    if (!node) continue
    const file = name === 'control' ? join(node.folder, 'control.db') : siteFile(node.folder, name)
    if (!existsSync(file)) {
      if (name === 'control') wrong.push(`${node.name} was the home of control and has no file`)
      continue
    }
    const apart = await tablesApart(file, name, server.address)
    if (apart.length > 0) wrong.push(`${name} is not the same at ${node.name} and the server: ${apart.join(', ')}`)
    compared += 1
  }
  if (compared < 2) wrong.push(`only ${compared} databases could be compared`)
  return wrong
}
