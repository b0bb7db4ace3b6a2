/** Warns in the log, and in `/readyz`, before the disk of the data folder is full: once, and again by the hour while it lasts. */
import { getDiskRoom, isRoomShort, roomSentence } from './platform/runtime/disk-room.ts'
import { limits } from './platform/runtime/limits.ts'

export interface DiskWatch {
  readonly isShort: boolean
  look(): Promise<void>
  stop(): void
}

const look_ms = limits.disk_look_minutes * 60_000
const looks_between_warnings = 60 / limits.disk_look_minutes

export function watchDisk(
  data_dir: string,
  log: { warn(fields: object, sentence: string): void },
  read = getDiskRoom,
): DiskWatch {
  let isShort = false
  let looks = 0
  const look = async () => {
    const room = await read(data_dir)
    const before = isShort
    isShort = room !== undefined && isRoomShort(room)
    if (!isShort || !room) return
    looks = before ? looks + 1 : 0
    if (looks % looks_between_warnings === 0) log.warn({ ...room }, roomSentence(data_dir, room))
  }
  void look()
  const timer = setInterval(() => void look(), look_ms).unref()
  return {
    get isShort() {
      return isShort
    },
    look,
    stop: () => clearInterval(timer),
  }
}
