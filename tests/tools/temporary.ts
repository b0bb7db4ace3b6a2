/**
 * One folder for all that the tests of a run put into temporary folders, removed with whatever a killed process left in it. It lies in
 * memory where there is enough: a quarter of the time of tests that write is waiting for a disk, and no test takes its power away.
 */
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Short, since a run's folder lies in that of `npm test` and the path of a socket, such as Chromium's below it, ends at 107 characters. */
const NAME = 'lw-'
const MEMORY_DISK = '/dev/shm'
/** As Linux names a file system in memory. */
const TMPFS = 0x01021994
/** Several times what the tests of a run ever had at once, and room for their processes beside it. */
const ROOM_BYTES_MIN = 4_000_000_000
const FREE_MEMORY_BYTES_MIN = 8_000_000_000

export default function setup(): () => void {
  // A run within `npm test`, whose folder lies there already, makes its own in it.
  const above = tmpdir().startsWith(MEMORY_DISK) || !hasRoomInMemory() ? tmpdir() : MEMORY_DISK
  removeLeftBehind(above)
  const folder = mkdtempSync(join(above, `${NAME}${process.pid}-`))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Folders of runs that were killed: in memory nobody else would remove them. */
function removeLeftBehind(above: string): void {
  for (const name of readdirSync(above).filter(one => one.startsWith(NAME))) {
    const pid = Number.parseInt(name.slice(NAME.length), 10)
    if (!isRunning(pid)) rmSync(join(above, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process is one.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function hasRoomInMemory(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY_DISK)
    return type === TMPFS && bavail * bsize >= ROOM_BYTES_MIN && freemem() >= FREE_MEMORY_BYTES_MIN
  } catch {
    return false
  }
}
