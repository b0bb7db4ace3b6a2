/** Sandboxes that run here: WordPress in a process of its own for each, by the runtime that the installation has. */
import { createHmac } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import type { Installation } from '../../../../platform/features/context.ts'
import { derivedSecret } from '../../../../platform/identity/secrets.ts'
import { faultPoint } from '../../../../platform/runtime/fault-point.ts'
import { type Driver, DriverFailure, type Machine, type MachineFacts } from '../driver.ts'
import { playgroundLimits } from '../limits.ts'
import { sandboxUrl } from './address.ts'
import { planFile, readBlueprint, unpackBlueprint } from './blueprint.ts'
import {
  brokenPart,
  bytesIn,
  clear,
  copyWhole,
  exists,
  type Folders,
  foldersOf,
  loadBlueprint,
  markSpace,
  removeFirstDatabase,
  sayingFullDisk,
  writeOwn,
} from './folders.ts'
import { requireRuntime } from './installed.ts'
import { muPlugin } from './mu-plugin.ts'
import { getSupervisor, type Instance, type Manner, type Supervisor } from './supervisor.ts'

export interface PlaygroundContext {
  installation: Installation
  /** The site's. */
  key: Buffer
  idle_minutes: number
}

/** Signs what lets a visitor into one sandbox. */
export const entryKey = (key: Buffer, sandbox_id: string): string => derivedSecret(key, `sandbox-entry:${sandbox_id}`)

export function signEntry(
  key: Buffer,
  sandbox_id: string,
  entry: { key: string; name: string; role: 'owner' | 'lead'; until: number },
): string {
  const payload = Buffer.from(JSON.stringify(entry)).toString('base64url')
  return `${payload}.${createHmac('sha256', entryKey(key, sandbox_id)).update(payload).digest('hex')}`
}

async function requireFiles({ wordpress }: Folders): Promise<void> {
  if (!(await exists(wordpress))) throw new DriverFailure('files_missing')
}

export class PlaygroundDriver implements Driver {
  readonly #context: PlaygroundContext
  readonly #supervisor: Supervisor

  constructor(context: PlaygroundContext) {
    this.#context = context
    this.#supervisor = getSupervisor(context.installation)
  }

  create(machine: Machine): Promise<MachineFacts> {
    return this.#alone(machine, () => this.#create(machine))
  }

  async #create(machine: Machine): Promise<MachineFacts> {
    const folders = this.#folders(machine)
    const installed = requireRuntime(this.#context.installation.config.sandboxes)
    await this.#supervisor.stop(machine.sandbox_id)
    // What a killed attempt left is not to be trusted.
    await clear(folders, machine.blueprint)
    await mkdir(folders.database, { recursive: true })
    const { wordpress, prepared } = installed
    await (prepared === undefined ? copyWhole(wordpress, folders.wordpress) : copyWhole(prepared, folders.live))
    const install = prepared === undefined
    if (machine.blueprint === null) return this.#begin(machine, folders, install)
    await sayingFullDisk(unpackBlueprint(folders, readBlueprint(await loadBlueprint(folders, machine.blueprint))))
    try {
      return await this.#begin(machine, folders, install)
    } catch (error) {
      const part = await brokenPart(folders)
      throw part === undefined ? error : new DriverFailure('blueprint_failed', part, part)
    }
  }

  async copy(machine: Machine, from: Machine): Promise<MachineFacts> {
    const [folders, source] = [this.#folders(machine), this.#folders(from)]
    return this.#alone(machine, () =>
      this.#alone(from, async () => {
        await requireFiles(source)
        if (!(await exists(source.snapshot))) await this.#snapshot(from)
        await this.#supervisor.stop(machine.sandbox_id)
        await rm(folders.root, { recursive: true, force: true })
        await mkdir(folders.root, { recursive: true })
        await copyWhole(source.snapshot, folders.live)
        faultPoint('sandbox copied')
        return { url: this.#url(machine), running: false }
      }),
    )
  }

  async suspend({ sandbox_id }: Machine): Promise<void> {
    faultPoint('sandbox to be suspended')
    await this.#supervisor.stop(sandbox_id)
    faultPoint('sandbox suspended')
  }

  async resume(machine: Machine): Promise<void> {
    await this.start(machine)
  }

  async warm(machine: Machine): Promise<void> {
    const folders = this.#folders(machine)
    await this.#alone(machine, async () => {
      if (this.#supervisor.isRunning(machine.sandbox_id) || !(await exists(folders.wordpress))) return
      await this.#prepare(machine, folders)
      await this.#supervisor.warm(this.#instance(machine, folders))
    })
  }

  remove(machine: Machine): Promise<void> {
    return this.#alone(machine, async () => {
      await this.#supervisor.stop(machine.sandbox_id)
      faultPoint('sandbox stopped to be removed')
      await rm(this.#folders(machine).root, { recursive: true, force: true })
      faultPoint('sandbox removed')
    })
  }

  async measure(machine: Machine): Promise<number | null> {
    const folders = this.#folders(machine)
    await this.#alone(machine, () => requireFiles(folders))
    const used = await bytesIn(folders.live)
    await markSpace(folders, machine.size_bytes !== null && used >= machine.size_bytes)
    return used
  }

  async resize(machine: Machine): Promise<void> {
    await this.measure(machine)
  }

  /** The plain address: the proxy lets in whoever has a ticket for it. */
  async enter(machine: Machine): Promise<string> {
    return this.#url(machine)
  }

  snapshot(machine: Machine): Promise<void> {
    return this.#alone(machine, () => this.#snapshot(machine))
  }

  async #snapshot(machine: Machine): Promise<void> {
    const folders = this.#folders(machine)
    await this.#supervisor.stop(machine.sandbox_id)
    await copyWhole(folders.live, folders.snapshot)
  }

  async reset(machine: Machine): Promise<MachineFacts> {
    const folders = this.#folders(machine)
    return this.#alone(machine, async () => {
      if (!(await exists(folders.snapshot))) throw new DriverFailure('snapshot_missing')
      await this.#supervisor.stop(machine.sandbox_id)
      faultPoint('sandbox to be reset')
      await copyWhole(folders.snapshot, folders.live)
      faultPoint('sandbox reset')
      return { url: this.#url(machine), running: false }
    })
  }

  /** Once it answers: its port on loopback. */
  start(machine: Machine): Promise<number> {
    if (this.#supervisor.isRunning(machine.sandbox_id)) return this.#start(machine)
    return this.#alone(machine, () => this.#start(machine))
  }

  #alone<T>({ sandbox_id }: Machine, work: () => Promise<T>): Promise<T> {
    return this.#supervisor.alone.with(sandbox_id, work)
  }

  async #start(machine: Machine, manner: Manner = {}): Promise<number> {
    const folders = this.#folders(machine)
    if (!this.#supervisor.isRunning(machine.sandbox_id)) await this.#prepare(machine, folders)
    const { port } = await this.#supervisor.start(this.#instance(machine, folders), manner)
    return port
  }

  async #begin(machine: Machine, folders: Folders, install: boolean): Promise<MachineFacts> {
    await this.#start(machine, { install, with_page: true })
    faultPoint('sandbox installed')
    const part = await brokenPart(folders)
    if (part !== undefined) throw new DriverFailure('blueprint_failed', part, part)
    await rm(planFile(folders), { force: true })
    await removeFirstDatabase(folders)
    return { url: this.#url(machine), running: true }
  }

  async #prepare(machine: Machine, folders: Folders): Promise<void> {
    await requireFiles(folders)
    const room = machine.size_bytes ?? playgroundLimits.playground_upload_bytes_max
    const upload_bytes = Math.min(room, playgroundLimits.playground_upload_bytes_max)
    const secret = entryKey(this.#context.key, machine.sandbox_id)
    const config = `<?php return array('key' => '${secret}', 'upload_bytes' => ${Math.floor(upload_bytes)});\n`
    await sayingFullDisk(writeOwn(folders, { config, plugin: muPlugin }))
  }

  #instance({ sandbox_id, site_id, handle }: Machine, folders: Folders): Instance {
    const site_url = this.#url({ site_id, handle })
    return { sandbox_id, folders, site_url, idle_minutes: this.#context.idle_minutes }
  }

  #url({ site_id, handle }: Pick<Machine, 'site_id' | 'handle'>): string {
    const url = sandboxUrl(this.#context.installation.config.sandboxes, site_id, handle)
    if (url === null) throw new DriverFailure('address_missing')
    return url
  }

  #folders({ site_id, sandbox_id }: Machine): Folders {
    return foldersOf(this.#context.installation.config.data_dir, site_id, sandbox_id)
  }
}
