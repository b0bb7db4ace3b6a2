/** Where a backup copies databases from: the data folder of a process, or, where several nodes share them, the home of each. */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { askFile, copyDatabase, copyPages } from '../platform/database/copy-file.ts'
import type { Kind } from '../platform/database/handle.ts'
import { isRecorded } from '../platform/database/recorded/restored.ts'
import { siteFile, siteFolder } from '../platform/database/site-file.ts'

export interface BackupSource {
  /** As of one moment. False where there is no such site any more. */
  copy(kind: Kind, name: string, to: string): Promise<boolean>
  /** By what the copy of the control database says. */
  sites(control: string): Promise<string[]>
  /** Those that are not there to be copied. */
  missing(control: string): Promise<string[]>
}

const readyIn = async (control: string): Promise<string[]> =>
  (await askFile(control, "select id from sites where status = 'ready'")).flat().map(String)

/** `pages`: page for page, so that page logs go on from it. */
export function folderSource(dataDir: string, { pages }: { pages: boolean }): BackupSource {
  const copyFile = pages ? copyPages : copyDatabase
  return {
    async copy(kind, name, to) {
      const path = kind === 'control' ? join(dataDir, 'control.db') : siteFile(dataDir, name)
      try {
        await copyFile(kind, path, to)
        return true
      } catch (error) {
        if (kind === 'site' && !existsSync(siteFolder(dataDir, name))) return false
        throw error
      }
    },
    sites: async () => (await readdir(join(dataDir, 'sites'))).filter(name => name.startsWith('site_')),
    async missing(control) {
      if (!(await isRecorded(dataDir))) return []
      return (await readyIn(control)).filter(site_id => !existsSync(siteFile(dataDir, site_id)))
    },
  }
}

/** Its home may be about to change. */
const tries = 5
const pause_ms = 2_000

/** `ask`: has a node bring the copy, whichever works in the database; false where there is no such site any more. */
export function nodesSource(ask: (name: string, to: string) => Promise<boolean>): BackupSource {
  const copy = async (name: string, to: string, left: number): Promise<boolean> => {
    try {
      return await ask(name, to)
    } catch (error) {
      if (left === 0) throw error
      await pause(pause_ms)
      return copy(name, to, left - 1)
    }
  }
  return { copy: (_, name, to) => copy(name, to, tries - 1), sites: readyIn, missing: async () => [] }
}
