/** Settings as the site has them: read and changed, never made or deleted. */
import type { Leadwright } from '@leadwright/sdk'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { type Definition, type Kind, pick, type Row, type Setting } from './kind.ts'
import { hashOf } from './references.ts'
import { matching, type Remote } from './remote.ts'

const pathOf = (site_id: string, { path }: Setting): string => `/v1/sites/${site_id}${path}`

export async function readSetting(client: Leadwright, site_id: string, kind: Kind, setting: Setting): Promise<Remote> {
  return toRemote(kind, setting, await client.request<Row>('GET', pathOf(site_id, setting)))
}

/** Versions begin with 1; what has none is a list, which begins empty. */
function toRemote(kind: Kind, setting: Setting, answer: Row): Remote {
  const definition = pick(setting.defined?.(answer) ?? answer, setting.fields)
  const version = typeof answer.version === 'number' ? answer.version : undefined
  const isUntouched = version === undefined ? Object.values(definition).flat().length === 0 : version === 1
  return { kind, id: setting.id, version, definition, hash: hashOf(definition), isUntouched }
}

/** Several settings count their changes together: what was read is compared, and the newest version sent. */
export async function updateSetting(
  client: Leadwright,
  site_id: string,
  { kind, id, hash }: Remote,
  given: Definition,
): Promise<Remote> {
  const setting = settingOf(kind, id)
  const path = pathOf(site_id, setting)
  const before = await client.request<Row>('GET', path)
  const present = toRemote(kind, setting, before)
  // The menu has no version: pages that this run has made may be in it by now.
  if (present.version !== undefined && present.hash !== hash)
    throw new Failure('It was changed on the site meanwhile.', exitCodes.conflict)
  const body = setting.changes?.(given, before, site_id) ?? given
  const options = { body, ...matching(present.version) }
  return toRemote(kind, setting, await client.request<Row>(setting.method ?? 'PATCH', path, options))
}

function settingOf({ settings = [] }: Kind, id: string): Setting {
  const setting = settings.find(one => one.id === id)
  if (!setting) throw new Error(`${id} is no setting.`)
  return setting
}
