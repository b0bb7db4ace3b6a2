/**
 * What this process may have open at once, and how many sites that is enough for. Of its descriptors half is for the files of
 * open sites, a sixth for closed ones that the driver has not given back yet (collect.ts); the rest is for connections and all else.
 */
import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { OPEN_SITE_BYTES, OPEN_SITES_MAX, OPEN_SITES_MEMORY_SHARE } from './limits.ts'

/** Descriptors that a process needs for itself. */
const DESCRIPTORS_AT_REST = 64
/** Three connections with their files, and what they share. */
const DESCRIPTORS_PER_SITE = 8
const OPEN_SITES_MIN = 2
const CLOSED_CONNECTIONS_MAX = 128
const CLOSED_CONNECTIONS_MIN = 4

/** `ulimit -n` of this process; Infinity without a limit. */
export function readDescriptorLimit(readLimits = () => readFileSync('/proc/self/limits', 'utf8')): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readLimits())?.[1] ?? Number.POSITIVE_INFINITY)
  } catch {
    // Not Linux. Node's report knows it too, but takes a while to make.
    const report = process.report?.getReport() as { userLimits?: { open_files?: { soft?: unknown } } } | undefined
    const soft = Number(report?.userLimits?.open_files?.soft)
    return Number.isFinite(soft) ? soft : Number.POSITIVE_INFINITY
  }
}

export interface DescriptorPlan {
  openSitesMax: number
  /** Connections that were closed, after which the driver's garbage is collected. */
  closedConnectionsMax: number
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, Math.floor(value)))

/** Of this machine, or of the container that the process runs in. */
const memoryBytes = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

export const planFor = (limit: number, memory = Number.POSITIVE_INFINITY): DescriptorPlan => ({
  openSitesMax: between(
    OPEN_SITES_MIN,
    Math.min(
      (limit - DESCRIPTORS_AT_REST) / 2 / DESCRIPTORS_PER_SITE,
      (memory * OPEN_SITES_MEMORY_SHARE) / OPEN_SITE_BYTES,
    ),
    OPEN_SITES_MAX,
  ),
  closedConnectionsMax: between(CLOSED_CONNECTIONS_MIN, limit / 12, CLOSED_CONNECTIONS_MAX),
})

/** Of this process, as it was started. */
export const descriptorPlan = planFor(readDescriptorLimit(), memoryBytes())
