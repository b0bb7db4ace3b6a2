/** Copies of databases as of one moment, for a backup: made at the home of each, beside its writers, and sent to the node that asks. */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readySites } from '../account/sites/rules.ts'
import type { OpenInstallation } from '../installation.ts'
import { copyDatabase } from '../platform/database/copy-file.ts'
import { newDraft } from '../platform/database/restored-folder.ts'
import { siteFile } from '../platform/database/site-file.ts'
import { Unavailable } from '../platform/runtime/errors.ts'

type Needs = Pick<OpenInstallation, 'databases' | 'config' | 'homes'>

async function copyHere({ databases, config, homes }: Needs, name: string, to: string): Promise<void> {
  if (name === 'control') {
    // Once it is open here, the file has all that was answered.
    await databases.control.write(async () => undefined)
    return copyDatabase('control', join(config.data_dir, 'control.db'), to)
  }
  await databases.site(name)
  if (!homes.isHere(name)) throw new Unavailable('Another node has the site.')
  await copyDatabase('site', siteFile(config.data_dir, name), to)
  await databases.restSite(name)
}

/** From wherever it is. False where there is no such site any more. */
export async function copyFromHome(
  installation: Needs & Pick<OpenInstallation, 'node'>,
  { name, to }: { name: string; to: string },
): Promise<boolean> {
  const { node, databases } = installation
  const isThere = async () => name === 'control' || (await databases.control.read(readySites)).includes(name)
  if (!(await isThere())) return false
  try {
    if (!node || (await node.homes.find(name)) === 'here') await copyHere(installation, name, to)
    else await receive(await node.copies(name), to)
    return true
  } catch (error) {
    await rm(to, { force: true })
    if (await isThere()) throw error
    return false
  }
}

async function receive(answer: Awaited<ReturnType<NonNullable<OpenInstallation['node']>['copies']>>, to: string) {
  await pipeline(answer, createWriteStream(to, { flush: true }))
  if ((await stat(to)).size !== Number(answer.headers['content-length']))
    throw new Unavailable('The copy of a database broke off.')
}

/** To the node that asked. */
export async function sendCopy(needs: Needs, name: string, outgoing: ServerResponse): Promise<void> {
  const folder = newDraft(resolve(needs.config.data_dir))
  const path = join(folder, 'copy.db')
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await copyHere(needs, name, path)
    outgoing.writeHead(200, { 'content-length': (await stat(path)).size })
    await pipeline(createReadStream(path), outgoing)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
