/**
 * One folder for all that the tests of a run put into temporary folders, removed with whatever a killed process left in it. It lies in
 * memory where there is enough: a quarter of the time of tests that write is waiting for a disk, and no test takes its power away.
 */
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY_DISK = '/dev/shm'
/** As Linux names a file system in memory. */
const TMPFS = 0x01021994
/** Several times what the tests of a run ever had at once, and room for their processes beside it. */
const ROOM_BYTES_MIN = 4_000_000_000
const FREE_MEMORY_BYTES_MIN = 8_000_000_000

export default function setup(): () => void {
  // A run within `npm test`, whose folder lies there already, makes its own in it.
  const above = tmpdir().startsWith(MEMORY_DISK) || !hasRoomInMemory() ? tmpdir() : MEMORY_DISK
  const folder = mkdtempSync(join(above, 'leadwright-tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

function hasRoomInMemory(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY_DISK)
    return type === TMPFS && bavail * bsize >= ROOM_BYTES_MIN && freemem() >= FREE_MEMORY_BYTES_MIN
  } catch {
    return false
  }
}
