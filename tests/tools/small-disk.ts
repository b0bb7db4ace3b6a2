/** A small file system of its own, to be filled up; where this user may not mount one, `mounted` is false. */
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  folder: string
  mounted: boolean
  /** Fills it until so many bytes are left. */
  fill(left_bytes: number): void
  /** Takes away what filled it. */
  free(): void
  remove(): void
}

export function smallDisk(name: string, megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), `leadwright-${name}-`))
  const mounted = mount(folder, megabytes)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    mounted,
    fill: left_bytes => fill(folder, ballast, left_bytes),
    free: () => rmSync(ballast, { force: true }),
    remove() {
      // Databases of this very process may be closed a moment later.
      if (mounted) execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function mount(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

function fill(folder: string, ballast: string, left_bytes: number): void {
  const into = openSync(ballast, 'a')
  const block = Buffer.alloc(65_536)
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder)
      const more = Math.min(block.length, bavail * bsize - left_bytes)
      if (more <= 0) return
      writeSync(into, block, 0, more)
    }
  } catch (error) {
    // What is written beside it took the rest.
    if ((error as { code?: unknown }).code !== 'ENOSPC') throw error
  } finally {
    closeSync(into)
  }
}
