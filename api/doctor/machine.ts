/** What the machine itself gives: room, a clock that can be believed, time zones, a release of Node. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { checkTzData } from '../../workflows/time/data-version.ts'
import { findBackups } from '../backup/scheduled.ts'
import type { Config } from '../platform/config/config.ts'
import { descriptorPlan } from '../platform/database/descriptors.ts'
import { OPEN_SITES_MAX } from '../platform/database/limits.ts'
import { systemClock, toInstant } from '../platform/runtime/clock.ts'
import { getDiskRoom, isRoomShort, roomSentence } from '../platform/runtime/disk-room.ts'
import { limits } from '../platform/runtime/limits.ts'

const node_min = 24

export async function examineMachine({ data_dir, backups }: Config): Promise<string[]> {
  const found: string[] = []
  const room = await getDiskRoom(data_dir)
  if (room && isRoomShort(room)) found.push(roomSentence(data_dir, room))
  if (backups) found.push(...(await examineBackups(backups)))
  const ahead_s = Math.round((writtenAt(data_dir) - systemClock.now()) / 1_000)
  if (ahead_s > limits.clock_apart_seconds_max)
    found.push(
      `The clock of this machine is behind its own data by ${ahead_s} seconds or more. Set it, and keep it right (timedatectl set-ntp true): what is due waits until then.`,
    )
  checkTzData(sentence => found.push(sentence))
  if (Number(process.versions.node.split('.')[0]) < node_min)
    found.push(`Node is ${process.versions.node}. Install Node ${node_min} or later.`)
  const { openSitesMax } = descriptorPlan
  if (openSitesMax < OPEN_SITES_MAX / 10)
    found.push(
      `This user may have so few files open that only ${openSitesMax} sites can be used at once. Raise it: ulimit -n 65536, or LimitNOFILE=65536 in the unit of systemd.`,
    )
  return found
}

/** One may be late, as it takes its time. */
async function examineBackups({ folder, hours }: NonNullable<Config['backups']>): Promise<string[]> {
  const room = await getDiskRoom(folder)
  const short = room && isRoomShort(room) ? [`No backup is made: ${roomSentence(folder, room)}`] : []
  const [latest] = await findBackups(folder)
  const age_hours = latest && (systemClock.now() - latest.made_at) / 3_600_000
  if (age_hours !== undefined && age_hours < hours * 2) return short
  const what = latest
    ? `The last backup in ${folder} is of ${toInstant(latest.made_at)}`
    : `There is no backup in ${folder}`
  return [...short, `${what}. Look for “no backup was made” in the log, and whether the server runs.`]
}

/** When the control database was last written. */
function writtenAt(data_dir: string): number {
  const times = ['control.db', 'control.db-wal'].map(
    name => statSync(join(data_dir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  )
  return Math.max(...times)
}
