/** The product as one process on a folder of its own, which dies and begins again. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenInstallation } from '../../../api/installation.ts'
import { Faults, Killed, Life } from './life.ts'
import { type ProductOptions, ProductProcess } from './process.ts'
import { Product, type Sent } from './product.ts'

export class ProductAlone extends Product {
  #process!: ProductProcess

  static async open(options: ProductOptions): Promise<Product> {
    const product = new ProductAlone(options, new Faults())
    await product.#start()
    return product
  }

  get installation(): OpenInstallation {
    return this.#process.installation
  }

  async request(method: string, path: string, init: Sent): Promise<Response> {
    for (;;) {
      const answer = await this.#outlived(async () => this.#process.app.request(path, { method, ...init }))
      if (answer) return answer
    }
  }

  protected async atHome<T>(_name: string, work: (home: ProductProcess) => Promise<T>): Promise<T | undefined> {
    return this.#outlived(() => work(this.#process))
  }

  protected async isWhole(): Promise<boolean> {
    return true
  }

  async wrong(): Promise<string[]> {
    return []
  }

  async #start(): Promise<void> {
    const { faults, steadyClock, stir } = this
    this.#process = new ProductProcess({ ...this.options, life: new Life(faults), faults, steadyClock, stir })
    await this.#process.life.outlive(this.#process.start())
    for (const name of ['control', ...this.places]) await this.#process.life.outlive(this.#process.begin(name))
  }

  /** Undefined where the process died of it: then another has begun. */
  async #outlived<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await this.#process.life.outlive(work())
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      await this.#bury()
      await this.#begin()
      return undefined
    }
  }

  /** What it held is free for another. */
  async #bury(): Promise<void> {
    await this.#process.bury()
    this.options.mailbox.killed()
    // The lock of a process ends with it.
    await rm(join(this.options.folder, 'lock.db'), { force: true })
  }

  async #begin(): Promise<void> {
    try {
      await this.#start()
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      await this.#bury()
      return this.#begin()
    }
    this.stirAll()
    await this.settle()
  }

  async restart(meanwhile: (folders: readonly string[]) => Promise<void> = async () => undefined): Promise<void> {
    // A process that is killed as it ends has put nothing into its files.
    if (!(await this.#outlived(() => this.#end()))) return
    await meanwhile([this.options.folder, ...this.#process.folders])
    await this.#begin()
  }

  async #end(): Promise<true> {
    await this.#process.sweep()
    await this.#process.stop()
    return true
  }

  async close(): Promise<void> {
    this.faults.point = null
    // What a dead process was at never ends.
    await (this.#process.life.dead ? this.#process.bury() : this.#process.stop())
  }
}
