/** Installs WordPress once, behind the fence of a sandbox: new ones begin with what comes of it. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { copyWhole, foldersIn, removeFirstDatabase, writeOwn } from './folders.ts'
import { preparedFolder, programFile, surroundings, wordpressFolder } from './installed.ts'
import { muPlugin, prepared_host } from './mu-plugin.ts'
import { startProcess } from './process.ts'

export interface Preparation {
  runtime: string
  version: string
  /** Of WordPress as it was unpacked. */
  folder: string
  /** Of the addresses of sandboxes. */
  protocol: string
}

/** Nothing where it was done before. */
export async function prepareWordPress({ runtime, version, folder, protocol }: Preparation): Promise<void> {
  const target = preparedFolder(runtime, version, folder)
  if (existsSync(target)) return
  const folders = foldersIn(`${target}.half`)
  await rm(folders.root, { recursive: true, force: true })
  try {
    await mkdir(folders.database, { recursive: true })
    await copyWhole(wordpressFolder(runtime, folder), folders.wordpress)
    const config = `<?php return array('key' => '${randomBytes(32).toString('hex')}', 'upload_bytes' => 0);\n`
    await writeOwn(folders, { config, plugin: muPlugin })
    const started = await startProcess({
      ...{ program: programFile(runtime), ...(await surroundings(runtime)) },
      ...{ folders, site_url: `${protocol}//${prepared_host}`, install: true, with_page: true },
    })
    await started.stop()
    await removeFirstDatabase(folders)
    await rename(folders.live, target)
  } finally {
    await rm(folders.root, { recursive: true, force: true })
  }
}
