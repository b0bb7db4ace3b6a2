/** How much room the disk of a folder has left, and whether that is little. */
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { limits } from './limits.ts'
import { inWords } from './size.ts'

export interface DiskRoom {
  free_bytes: number
  size_bytes: number
}

/** Of a folder that is not there yet: of the one in which it will be. Undefined where the system does not tell. */
export async function getDiskRoom(folder: string): Promise<DiskRoom | undefined> {
  let there = resolve(folder)
  while (!existsSync(there) && there !== dirname(there)) there = dirname(there)
  const found = await statfs(there).catch(() => undefined)
  return found && { free_bytes: found.bavail * found.bsize, size_bytes: found.blocks * found.bsize }
}

/** A tenth of a large disk is still much. */
export const isRoomShort = ({ free_bytes, size_bytes }: DiskRoom): boolean =>
  free_bytes < limits.disk_free_bytes_min ||
  (free_bytes < limits.disk_free_plenty_bytes && free_bytes < (size_bytes * limits.disk_free_percent_min) / 100)

export const roomSentence = (folder: string, { free_bytes, size_bytes }: DiskRoom): string =>
  `The disk of ${folder} has ${inWords(free_bytes)} of ${inWords(size_bytes)} left. Once it is full, nothing can be stored there: make room, or use a larger disk.`
