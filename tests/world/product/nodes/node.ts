/** One of several nodes: a folder and an address that stay, and a process with ways of its own to the database server. */
import { mkdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { removeOldCopies } from '../../../../api/nodes/old-copies.ts'
import type { LeasedHomes } from '../../../../api/platform/database/homes/leased-homes.ts'
import { type Server, startServer } from '../../../../api/server.ts'
import type { TestDatabaseServer } from '../../../../api/testing/database-server.ts'
import { type CutLine, openLine } from '../../../chaos/nodes/cut-line.ts'
import { ignoreDeath, type Life } from '../life.ts'
import { type ProcessNeeds, ProductProcess } from '../process.ts'
import type { Sent } from '../product.ts'

export interface NodeNeeds extends Omit<ProcessNeeds, 'life'> {
  server: TestDatabaseServer
  newLife(): Life
  /** Told what others have announced. */
  heard(topics: ReadonlySet<string>): void
}

export class ProductNode {
  /** Its process has begun, and not ended. */
  #isUp = false
  #isPaused = false
  process!: ProductProcess
  readonly #needs: NodeNeeds
  readonly #entry: CutLine
  /** Of its present process. */
  readonly #port: { port: number }
  #ways: CutLine[] = []
  #server: Server | undefined

  private constructor(needs: NodeNeeds, entry: CutLine, port: { port: number }) {
    this.#needs = needs
    this.#entry = entry
    this.#port = port
  }

  static async open(needs: NodeNeeds): Promise<ProductNode> {
    await mkdir(needs.folder)
    const port = { port: 0 }
    const node = new ProductNode(needs, await openLine(port), port)
    await node.begin()
    return node
  }

  /** Whether it hears and answers. */
  get isAwake(): boolean {
    return this.#isUp && !this.#isPaused && !this.process.life.dead
  }

  get folder(): string {
    return this.#needs.folder
  }

  get homes(): LeasedHomes {
    const { node } = this.process.installation
    if (!node) throw new Error('It is no node')
    return node.homes
  }

  /** Whoever hears of a death begins another process. */
  async begin(): Promise<void> {
    await this.#start().catch(ignoreDeath)
  }

  async #start(): Promise<void> {
    const { server, newLife, heard, environment, ...needs } = this.#needs
    const ways = await Promise.all([server.address.url, server.address.admin_url].map(wayTo))
    this.#ways = ways
    const [database, admin] = ways.map(({ port }) => `http://127.0.0.1:${port}`)
    const own = {
      ...environment,
      ...{ DATABASE_URL: `${database}?admin=${admin}`, NODE_ADDRESS: `http://127.0.0.1:${this.#entry.port}` },
      ...{ HOST: '127.0.0.1', PORT: '0' },
    }
    const life = newLife()
    this.process = new ProductProcess({ ...needs, life, environment: own })
    const started = this.process
    await life.outlive(started.start())
    this.homes.listen({
      gained: needs.stir,
      lost: name => void started.leave(name).catch(() => undefined),
      changed: topics => topics && heard(topics),
    })
    if (this.homes.isHere('control')) await life.outlive(started.begin('control'))
    this.#server = await life.outlive(startServer(started.installation, { ready: true, warnings: () => [] }))
    this.#port.port = this.#server.port
    this.#entry.mend()
    this.#isUp = true
  }

  /** Undefined where its answer was cut off. */
  async ask(method: string, path: string, { headers, body }: Sent): Promise<Response | undefined> {
    const asked = { method, path, port: this.#port.port, agent: false, host: '127.0.0.1' } as const
    return new Promise(resolve => {
      const sent = request({ ...asked, headers: { host: 'leads.example.com', ...Object.fromEntries(headers) } })
      sent.once('error', () => resolve(undefined))
      sent.once('response', answer => {
        const parts: Buffer[] = []
        answer.on('data', part => parts.push(part))
        answer.once('close', () => {
          if (!answer.complete) return resolve(undefined)
          const status = answer.statusCode ?? 0
          const text = status === 204 || status === 304 ? null : Buffer.concat(parts)
          resolve(new Response(text, { status }))
        })
      })
      sent.end(body === undefined ? undefined : Buffer.from(body as string))
    })
  }

  /** Nothing comes through to it and from it, and nobody is told. */
  pause(): void {
    this.#isPaused = true
    for (const line of [this.#entry, ...this.#ways]) line.cut('silent')
  }

  goOn(): void {
    for (const line of [this.#entry, ...this.#ways]) line.mend()
    this.#isPaused = false
  }

  /** As a deployment ends it; false where it dies of it. Before, its folder has nothing left of what other nodes have. */
  async stop(): Promise<boolean> {
    this.#isUp = false
    return (await this.process.life.outlive(this.#stop()).catch(ignoreDeath)) ?? false
  }

  async #stop(): Promise<true> {
    const { process } = this
    await removeOldCopies(process.installation)
    await process.sweep()
    process.installation.stop()
    await this.#server?.close(1_000)
    await process.stop()
    await this.#closeWays()
    return true
  }

  /** Once its process is dead. */
  async bury(): Promise<void> {
    this.#isUp = false
    this.#entry.cut('broken')
    await this.#closeWays()
    const { process } = this
    process.installation?.stop()
    await process.life.cutOff()
    await process.installation?.node?.homes.stop()
    void this.#server?.close(0)
    this.#server = undefined
    // The lock of a process ends with it.
    await rm(join(this.folder, 'lock.db'), { force: true })
  }

  async close(): Promise<void> {
    await (this.process.life.dead ? this.bury() : this.stop())
    await this.#entry.close()
  }

  async #closeWays(): Promise<void> {
    await Promise.all(this.#ways.splice(0).map(way => way.close()))
  }
}

const wayTo = (url: string): Promise<CutLine> => openLine({ port: Number(new URL(url).port) })
