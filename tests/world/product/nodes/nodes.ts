/** The product as several nodes over a real database server: any of them is asked, and its home has what it is about. */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenInstallation } from '../../../../api/installation.ts'
import { siteFile } from '../../../../api/platform/database/site-file.ts'
import { isOutage } from '../../../../api/platform/runtime/errors.ts'
import { startDatabaseServer, type TestDatabaseServer } from '../../../../api/testing/database-server.ts'
import { type FakeFileStore, startFakeFileStore } from '../../../../api/testing/fake-file-store.ts'
import { tablesApart } from '../../../../api/testing/same-databases.ts'
import { randomOf } from '../../../chaos/random.ts'
import { Faults, type Incident, ignoreDeath, Killed, Life } from '../life.ts'
import type { ProductOptions, ProductProcess } from '../process.ts'
import { Product, type Sent } from '../product.ts'
import { ProductNode } from './node.ts'

const PATIENCE_MS = 30_000
const LOOK_MS = 20
const HEARD_MS = 1_000
const LOOK_AGAIN_MS = 1_000
/** For so long the database server is away. */
const AWAY_MS = 300

export class ProductNodes extends Product {
  readonly #nodes: ProductNode[] = []
  readonly #server: TestDatabaseServer
  readonly #files: FakeFileStore
  readonly #random = randomOf(1)
  /** What happens to nodes and to the server. */
  readonly #incidents = new Set<Promise<void>>()
  /** What each node was to hear last, and by how many it was heard. */
  #message = 0
  #heard = 0
  #written = 0

  private constructor(options: ProductOptions, server: TestDatabaseServer, files: FakeFileStore) {
    super(options, new Faults({ among_nodes: true }))
    this.#server = server
    this.#files = files
  }

  static async open(options: ProductOptions, count: number): Promise<Product> {
    const product = new ProductNodes(
      options,
      await startDatabaseServer({ within: options.folder }),
      await startFakeFileStore(),
    )
    for (let place = 1; place <= count; place++) await product.#open(place)
    return product
  }

  async #open(place: number): Promise<void> {
    const { faults, steadyClock, stir } = this
    const { endpoint, bucket, region, access_key_id, secret_access_key } = this.#files.address
    const environment = {
      ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region },
      ...{ S3_ACCESS_KEY_ID: access_key_id, S3_SECRET_ACCESS_KEY: secret_access_key },
    }
    const node: ProductNode = await ProductNode.open({
      ...{ ...this.options, folder: join(this.options.folder, `node-${place}`) },
      ...{ faults, steadyClock, stir, environment, server: this.#server },
      newLife: () => {
        const life = new Life(faults, incident => this.#meet(node, incident))
        life.died.catch(() => this.#happens(() => this.#revive(node)))
        return life
      },
      heard: topics => {
        if (topics.has(this.#topic)) this.#heard += 1
      },
    })
    this.#nodes.push(node)
  }

  get installation(): OpenInstallation {
    const [node] = this.#awake
    if (!node) throw new Error('No node is awake')
    return node.process.installation
  }

  get #awake(): ProductNode[] {
    return this.#nodes.filter(({ isAwake }) => isAwake)
  }

  /** Whoever hears that nobody can do it at the moment asks again, another node perhaps. */
  async request(method: string, path: string, init: Sent): Promise<Response> {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      // What cannot be asked for twice is not asked while its answer may be lost.
      if (this.faults.held > 0) await Promise.all(this.#incidents)
      const node = this.#random.pick(this.#awake)
      const answer = await node?.process.life.outlive(node.ask(method, path, init)).catch(ignoreDeath)
      if (answer && answer.status !== 503) return answer
      if (performance.now() > until) throw new Error(`${method} ${path}: no node answers (${answer?.status})`)
      await sleep(LOOK_MS)
    }
  }

  protected async atHome<T>(name: string, work: (home: ProductProcess) => Promise<T>): Promise<T | undefined> {
    const { process } = await this.#homeOf(name)
    try {
      return await process.life.outlive(work(process))
    } catch (error) {
      if (!(error instanceof Killed) && !isOutage(error)) throw error
      this.stir(name)
      return undefined
    }
  }

  async #homeOf(name: string): Promise<ProductNode> {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      const awake = this.#awake
      for (const node of [...awake.filter(({ homes }) => homes.isHere(name)), ...awake]) {
        const place = await node.homes.find(name).catch(ignoreOutage)
        if (place === 'here' && (await node.homes.holds(name).catch(ignoreOutage))) return node
      }
      if (performance.now() > until) throw new Error(`No node takes ${name}`)
      await sleep(LOOK_MS)
    }
  }

  async #meet(node: ProductNode, incident: Incident): Promise<void> {
    if (incident === 'pause') {
      node.pause()
      node.process.life.is_doubtful = true
      this.faults.kills += 1
      this.#happens(() => this.#goOnWithout(node).finally(() => node.goOn()))
    } else {
      await this.#server.kill()
      this.#happens(async () => {
        await sleep(AWAY_MS)
        await this.#server.start()
      })
    }
  }

  /** Until others have what it had. */
  async #goOnWithout(node: ProductNode): Promise<void> {
    const { homes } = node
    for (const name of this.places.filter(one => homes.isHere(one))) await this.atHome(name, home => home.begin(name))
  }

  async #revive(node: ProductNode): Promise<void> {
    this.options.mailbox.killed()
    await node.bury()
    await node.begin()
  }

  /** Until each node knows again what it has. */
  #happens(what: () => Promise<void>): void {
    this.faults.under_way += 1
    const over = what()
      .then(async () => {
        for (const { homes } of this.#awake) while (!homes.isLeased) await sleep(LOOK_MS)
      })
      .finally(() => {
        this.faults.under_way -= 1
        this.#incidents.delete(over)
        this.stirAll()
      })
    this.#incidents.add(over)
    over.catch(() => undefined)
  }

  protected async isWhole(): Promise<boolean> {
    if (this.#incidents.size > 0) {
      await Promise.all(this.#incidents)
      return false
    }
    const { counts } = (await this.#homeOf('control')).process.installation.databases.control
    if (counts.actions === this.#written) return true
    this.#written = counts.actions
    await this.#hear()
    return this.#incidents.size === 0
  }

  get #topic(): string {
    return `world ${this.#message}`
  }

  /** Until each node has heard of what was announced before. */
  async #hear(): Promise<void> {
    const until = performance.now() + PATIENCE_MS
    while (!(await this.#isHeard()))
      if (performance.now() > until) throw new Error('The nodes do not hear of one another')
  }

  /** Whether all hear it soon; a node to which the control database has a new home hears that anything may have changed. */
  async #isHeard(): Promise<boolean> {
    const { homes } = await this.#homeOf('control')
    this.#message += 1
    this.#heard = 0
    homes.announce(new Set([this.#topic]))
    const soon = performance.now() + HEARD_MS
    while (this.#incidents.size === 0) {
      if (this.#heard >= this.#awake.length - 1) return true
      if (performance.now() > soon) return false
      await sleep(LOOK_MS / 4)
    }
    return true
  }

  /** One of the nodes; the others have what it had. */
  async restart(meanwhile: (folders: readonly string[]) => Promise<void> = async () => undefined): Promise<void> {
    const node = this.#random.pick([await this.#homeOf(this.#random.pick(this.places)), ...this.#awake])
    if (!(await node.stop())) return this.settle()
    await meanwhile([node.folder])
    this.stirAll()
    await this.settle()
    await node.begin()
  }

  /** The tables of each database are the same at its home and at the server. */
  async wrong(): Promise<string[]> {
    const found = await this.#apart()
    if (found.length === 0) return []
    // What is written by the machine's clock may have been under way.
    await sleep(LOOK_AGAIN_MS)
    return this.#apart()
  }

  async #apart(): Promise<string[]> {
    const found: string[] = []
    for (const name of this.places) {
      const { folder } = await this.#homeOf(name)
      const file = name === 'control' ? join(folder, 'control.db') : siteFile(folder, name)
      const apart = await tablesApart(file, name, this.#server.address)
      if (apart.length > 0) found.push(`${name} is not the same at its home and the server: ${apart.join(', ')}`)
    }
    return found
  }

  async close(): Promise<void> {
    this.faults.point = null
    await Promise.allSettled(this.#incidents)
    for (const node of this.#nodes) await node.close()
    await this.#files.close()
    await this.#server.close()
  }
}

function ignoreOutage(error: unknown): undefined {
  if (!isOutage(error)) throw error
}
