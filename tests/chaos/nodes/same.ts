/** Whether all tables of each database are the same at the server and in the file of the node that was its home, once all have ended. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { siteFile } from '../../../api/platform/database/site-file.ts'
import { tablesAtBothEnds } from '../../../api/testing/same-databases.ts'
import type { Cluster, ClusterNode } from './cluster.ts'

/** `ids`: of the nodes as they ended. */
export async function divergedDatabases(
  { nodes, server, homes }: Cluster,
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
    const copy = mkdtempSync(join(dirname(nodes[0]?.folder ?? ''), 'copy-'))
    try {
      for (const end of ['', '-wal']) if (existsSync(file + end)) cpSync(file + end, join(copy, `a.db${end}`))
      const { here, there } = await tablesAtBothEnds(join(copy, 'a.db'), name, server.address)
      const apart = Object.keys({ ...here, ...there }).filter(table => !isDeepStrictEqual(here[table], there[table]))
      if (apart.length > 0) wrong.push(`${name} is not the same at ${node.name} and the server: ${apart.join(', ')}`)
      compared += 1
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  }
  if (compared < 2) wrong.push(`only ${compared} databases could be compared`)
  return wrong
}
