/**
 * A blueprint of a WordPress: an archive of its owner's with folders of plugins, themes and uploads, and `blueprint.json`, which says what
 * is switched on, what is set and what is written. It is code: whoever uploads one runs it in the sandbox.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from '@hono/zod-openapi'
import { ArchiveError, unzipped } from '../../../../platform/files/unzip.ts'
import { playgroundLimits } from '../limits.ts'
import type { Folders } from './folders.ts'

export type BlueprintProblem =
  | 'blueprint_damaged'
  | 'blueprint_too_large'
  | 'blueprint_outside'
  | 'blueprint_plan_missing'
  | 'blueprint_plan_invalid'

export class BlueprintError extends Error {
  readonly code: BlueprintProblem
  constructor(code: BlueprintProblem) {
    super(code)
    this.name = 'BlueprintError'
    this.code = code
  }
}

/** Folders of an archive, which lie below `wp-content`. */
const places = ['plugins', 'themes', 'uploads']
const plan_name = 'blueprint.json'

/** Options on which the fence, the address and the entry of a sandbox rest. */
const own_option = /^(siteurl|home|leadwright_.*|admin_email|users_can_register|active_plugins|template|stylesheet)$/

const plan = z.strictObject({
  settings: z
    .record(
      z.string().refine(name => !own_option.test(name)),
      z.union([z.string(), z.number(), z.boolean()]),
    )
    .optional(),
  plugins: z
    .array(z.string().regex(/^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*\.php$/))
    .max(playgroundLimits.blueprint_plugins_max)
    .optional(),
  theme: z
    .string()
    .regex(/^(?!\.)[\w.-]+$/)
    .optional(),
  content: z
    .array(
      z.strictObject({
        type: z.enum(['post', 'page']),
        title: z.string(),
        slug: z.string().optional(),
        text: z.string(),
      }),
    )
    .max(playgroundLimits.blueprint_content_max)
    .optional(),
})
export type BlueprintPlan = z.output<typeof plan>

export interface Blueprint {
  plan: BlueprintPlan
  /** Content by its path below `wp-content`. */
  files: ReadonlyMap<string, Buffer>
}

const caps = {
  parts_max: playgroundLimits.blueprint_parts_max,
  unpacked_bytes_max: playgroundLimits.blueprint_unpacked_bytes_max,
  ratio_max: 200,
}

/** Where an entry lies; an archive that climbs out of its folder, or into others than ours, is refused as a whole. */
function placeOf(name: string): string {
  const parts = name.split('/')
  const [folder = ''] = parts
  const isInside = parts.every(part => part !== '' && part !== '.' && part !== '..') && !/[\\\0:]/.test(name)
  if (!isInside || parts.length < 2 || !places.includes(folder)) throw new BlueprintError('blueprint_outside')
  return name
}

export function readBlueprint(bytes: Buffer): Blueprint {
  const parts = unpacked(bytes)
  const written = parts.get(plan_name)
  if (!written) throw new BlueprintError('blueprint_plan_missing')
  const files = [...parts].filter(([name]) => name !== plan_name)
  return { plan: parsePlan(written), files: new Map(files.map(([name, content]) => [placeOf(name), content])) }
}

function unpacked(bytes: Buffer): Map<string, Buffer> {
  try {
    return unzipped(bytes, name => !name.endsWith('/'), caps)
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    throw new BlueprintError(error.code === 'file_damaged' ? 'blueprint_damaged' : 'blueprint_too_large')
  }
}

function parsePlan(written: Buffer): BlueprintPlan {
  try {
    return plan.parse(JSON.parse(written.toString('utf8')))
  } catch {
    throw new BlueprintError('blueprint_plan_invalid')
  }
}

/** The plan, for as long as it is carried out. */
export const planFile = ({ own }: Folders): string => join(own, plan_name)

/** Puts it where WordPress finds it, before its first start; our plugin carries the plan out. */
export async function unpackBlueprint(folders: Folders, { plan, files }: Blueprint): Promise<void> {
  const { wordpress, own } = folders
  for (const [name, content] of files) {
    const path = join(wordpress, 'wp-content', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  await mkdir(own, { recursive: true, mode: 0o700 })
  await writeFile(planFile(folders), JSON.stringify(plan), { mode: 0o600 })
}
