/** Several nodes of one installation, each a process on a folder of its own, over real servers of libSQL. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabaseServer, type TestDatabaseServer } from '../../api/testing/database-server.ts'
import { Caller } from '../chaos/caller.ts'
import { setUpToken } from './server-fixture.ts'
import { freePort, type ServerProcess, startServer } from './server-process.ts'

export const person = {
  ...{ first_name: 'Ana', last_name: 'García' },
  ...{ email: 'owner@example.com', password: 'correct horse battery' },
}

export interface TestNode {
  server: ServerProcess
  api: Caller
  folder: string
}

export class JoinedNodes {
  readonly nodes: TestNode[] = []
  /** The first has the control database; sites are on all of them. */
  readonly servers: TestDatabaseServer[] = []
  readonly #environment: Record<string, string>
  readonly #folders: string[] = []
  #token: string | undefined

  constructor(environment: Record<string, string> = {}) {
    this.#environment = environment
  }

  /** The first node has the control database at first, and Ana a site. */
  async open({ nodes, servers = 1 }: { nodes: number; servers?: number }): Promise<{ site_id: string }> {
    for (let n = 0; n < servers; n++) this.servers.push(await startDatabaseServer())
    const first = await this.begin()
    const token = await setUpToken(first.server)
    const session = await first.api.must('POST', '/v1/auth/set-up', { ...person, token })
    this.#token = String(session.token)
    first.api.token = this.#token
    await Promise.all(Array.from({ length: nodes - 1 }, () => this.begin()))
    const site = await first.api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })
    return { site_id: site.id }
  }

  get databases(): { DATABASE_URL: string; SITE_DATABASE_URL: string } {
    const urls = this.servers.map(({ url }) => url)
    return { DATABASE_URL: urls[0] ?? '', SITE_DATABASE_URL: urls.join() }
  }

  async begin(more: Record<string, string> = {}): Promise<TestNode> {
    const folder = mkdtempSync(join(tmpdir(), 'leadwright-node-'))
    this.#folders.push(folder)
    const port = await freePort()
    const environment = { ...this.databases, ...this.#environment, ...more, NODE_ADDRESS: `http://127.0.0.1:${port}` }
    const server = await startServer({ folder, port, args: ['--empty'], environment })
    const node = { server, api: new Caller(server.url), folder }
    if (this.#token !== undefined) node.api.token = this.#token
    this.nodes.push(node)
    return node
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map(({ server }) => server.kill()))
    for (const server of this.servers) await server.close()
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true })
  }
}
