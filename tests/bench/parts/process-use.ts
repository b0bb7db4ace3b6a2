/** What a process has in use, from /proc: asking the process itself would change it. */
import { readdirSync, readFileSync } from 'node:fs'

/** Resident bytes. */
export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) * 1_024
}

/** Seconds of processor that it has used, with its threads. The kernel counts in hundredths. */
export function processorSeconds(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = after.split(' ').slice(11, 13).map(Number)
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) / 100
}

export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length

export interface Use {
  files: number
  bytes: number
}

/** The most of either until `stop`, looked at ten times a second, with all that was seen. */
export function watchUse(pid: number) {
  const seen: Use[] = []
  const look = () => void seen.push({ files: openFiles(pid), bytes: residentBytes(pid) })
  look()
  const timer = setInterval(look, 100)
  return {
    stop(): { most: Use; seen: readonly Use[] } {
      clearInterval(timer)
      look()
      const most = (of: (use: Use) => number) => Math.max(...seen.map(of))
      return { most: { files: most(use => use.files), bytes: most(use => use.bytes) }, seen }
    },
  }
}
