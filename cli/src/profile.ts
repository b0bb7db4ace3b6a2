/** Profiles that `login` saves: address, key and site, each in a file that its owner alone reads. */
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { Failure, UsageError } from './failure.ts'

export interface Profile {
  base_url?: string
  api_key?: string
  site_id?: string
}

const OWNER_ONLY = 0o600
const FOLDER_MODE = 0o700

export const configFolder = (environment: NodeJS.ProcessEnv = process.env): string =>
  join(environment.XDG_CONFIG_HOME || join(homedir(), '.config'), 'leadwright')

function fileOf(name: string): string {
  if (!/^[\w-]{1,50}$/.test(name)) throw new UsageError('A profile’s name has letters, digits, - and _, at most 50.')
  return join(configFolder(), `${name}.json`)
}

/** Empty where none is saved. */
export async function readProfile(name: string): Promise<Profile> {
  const path = fileOf(name)
  const content = await readFile(path, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return '{}'
    throw new Failure(`${path} cannot be read (${error.code}): check its owner and mode.`)
  })
  try {
    return JSON.parse(content) as Profile
  } catch {
    throw new Failure(`${path} is no JSON: run \`leadwright login\` again.`)
  }
}

export async function saveProfile(name: string, profile: Profile): Promise<string> {
  const path = fileOf(name)
  await writeOwnerOnly(path, `${JSON.stringify(profile, null, 2)}\n`)
  return path
}

export const removeProfile = (name: string): Promise<void> => rm(fileOf(name), { force: true })

/** Written beside the former file and renamed, so that a reader never finds half of it. */
export async function writeOwnerOnly(path: string, content: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: FOLDER_MODE })
  const fresh = `${path}.${process.pid}.tmp`
  await writeFile(fresh, content, { mode: OWNER_ONLY })
  await chmod(fresh, OWNER_ONLY)
  await rename(fresh, path)
}
