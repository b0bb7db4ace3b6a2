/** What the installation has for running WordPress, as `npm run sandboxes:install` left it. */
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from '@hono/zod-openapi'
import type { SandboxesConfig } from '../../../../platform/config/sandboxes-config.ts'
import { DriverFailure, type FailureCode } from '../driver.ts'
import { fence } from './fence.ts'

export const install_command = 'npm run sandboxes:install'

const note = z.object({
  runtime_version: z.string(),
  /** Unpacked below the folder of the runtime, under its sum. */
  wordpress: z.object({ folder: z.string().regex(/^[\w-]+$/), sha256: z.string() }).nullable(),
})

export interface Installation {
  version: string
  /** The runtime's own program. */
  program: string
  /** WordPress as it was unpacked. */
  wordpress: string
  /** The same with its database, once installed; undefined where that was not made. */
  prepared: string | undefined
}

export const noteFile = (runtime: string): string => join(runtime, 'installed.json')
export const programFile = (runtime: string): string =>
  join(runtime, 'node_modules', '@wp-playground', 'cli', 'wp-playground.js')
export const wordpressFolder = (runtime: string, folder: string): string => join(runtime, 'wordpress', folder)

/** What new sandboxes begin with: an installation takes three times as long as a start. */
export const preparedFolder = (runtime: string, version: string, folder: string): string =>
  join(runtime, 'wordpress', `${folder}-installed-${version}`)

/** Written by each start, so that it is that of this release. */
export async function surroundings(runtime: string): Promise<{ fence: string; compiled: string }> {
  await mkdir(runtime, { recursive: true })
  const file = join(runtime, 'fence.mjs')
  await writeFile(file, fence)
  return { fence: file, compiled: join(runtime, 'compiled') }
}

function readNote(runtime: string): z.output<typeof note> | undefined {
  try {
    return note.parse(JSON.parse(readFileSync(noteFile(runtime), 'utf8')))
  } catch {
    return undefined
  }
}

/** What of it is there; looked at each time, as it may be installed while the server runs. */
export function findRuntime({
  url,
  runtime,
}: SandboxesConfig): Installation | { missing: FailureCode; version: string | null } {
  const found = readNote(runtime)
  const version = found?.runtime_version ?? null
  const program = programFile(runtime)
  if (!found || !existsSync(program)) return { missing: 'runtime_missing', version }
  if (!found.wordpress) return { missing: 'wordpress_missing', version }
  const wordpress = wordpressFolder(runtime, found.wordpress.folder)
  if (!existsSync(join(wordpress, 'wp-load.php'))) return { missing: 'wordpress_missing', version }
  if (url === undefined) return { missing: 'address_missing', version }
  const prepared = preparedFolder(runtime, found.runtime_version, found.wordpress.folder)
  return { version: found.runtime_version, program, wordpress, prepared: existsSync(prepared) ? prepared : undefined }
}

export function requireRuntime(config: SandboxesConfig): Installation {
  const found = findRuntime(config)
  if ('missing' in found) throw new DriverFailure(found.missing)
  return found
}
