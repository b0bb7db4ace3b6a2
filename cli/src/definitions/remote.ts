/** Definitions as the site has them. */
import type { Leadwright } from '@leadwright/sdk'
import { type Content, toContent } from './content.ts'
import { eachRow } from './each-row.ts'
import { type Definition, type Kind, type Row, toDefinition } from './kind.ts'
import { hashOf } from './references.ts'

export interface Remote {
  kind: Kind
  id: string
  /** For `If-Match`; undefined where the server keeps none. */
  version: number | undefined
  definition: Definition
  hash: string
  /** A setting that is as it was when the site was made. */
  isUntouched?: boolean
}

/** Where things of a kind are listed and made. */
const listPath = (site_id: string, kind: Kind, assistant_id: unknown): string =>
  kind.of_assistant
    ? `/v1/sites/${site_id}/assistants/${assistant_id}/${kind.name}`
    : `/v1/sites/${site_id}/${kind.name}`

const itemPath = (site_id: string, kind: Kind, id: string, assistant_id: unknown): string =>
  `${kind.of_assistant === 'flat' ? `/v1/sites/${site_id}/${kind.name}` : listPath(site_id, kind, assistant_id)}/${encodeURIComponent(id)}`

/** `contents`: hashes of contents by ID, as far as they are known. */
export async function readRemote(
  client: Leadwright,
  site_id: string,
  kind: Kind,
  contents: ReadonlyMap<string, string>,
): Promise<Remote[]> {
  const found: Remote[] = []
  for (const path of await listPaths(client, site_id, kind)) {
    for await (const row of eachRow(client, path)) {
      if (row.deleted_at) continue
      const isWhole = !kind.listed_without || kind.listed_without in row
      const whole = isWhole ? row : await client.request<Row>('GET', `${path}/${encodeURIComponent(String(row.id))}`)
      found.push(toRemote(kind, whole, contents.get(String(row.id))))
    }
  }
  return found
}

async function listPaths(client: Leadwright, site_id: string, kind: Kind): Promise<string[]> {
  if (!kind.of_assistant) return [listPath(site_id, kind, undefined)]
  const paths: string[] = []
  for await (const { id } of eachRow(client, `/v1/sites/${site_id}/assistants`)) paths.push(listPath(site_id, kind, id))
  return paths
}

function toRemote(kind: Kind, row: Row, content_hash?: string): Remote {
  const definition = { ...toDefinition(kind, row), ...(content_hash !== undefined && { content_hash }) }
  const version = typeof row.version === 'number' ? row.version : undefined
  return { kind, id: String(row.id), version, definition, hash: hashOf(definition) }
}

export async function createRemote(
  client: Leadwright,
  site_id: string,
  kind: Kind,
  given: Definition,
  content?: Content,
): Promise<Remote> {
  const path = listPath(site_id, kind, given.assistant_id)
  if (!content) {
    const { assistant_id, ...rest } = given
    const body = kind.of_assistant ? rest : given
    return toRemote(kind, await client.request<Row>('POST', path, { body }))
  }
  const form = new FormData()
  form.append('file', new Blob([content.bytes]), kind.uploads ? content.name : String(given.name ?? content.name))
  const made = await client.request<Row & { data?: Row[] }>(
    'POST',
    `${path}${kind.uploads ? `/${kind.uploads}` : ''}`,
    {
      body: form,
    },
  )
  const row = made.data?.[0] ?? made
  const body = changesOf(kind, given)
  if (Object.keys(body).length === 0) return toRemote(kind, row, content.hash)
  const changed = await client.request<Row>('PATCH', itemPath(site_id, kind, String(row.id), undefined), { body })
  return toRemote(kind, changed, content.hash)
}

export function withHash(remote: Remote, content_hash: string): Remote {
  const definition = { ...remote.definition, content_hash }
  return { ...remote, definition, hash: hashOf(definition) }
}

/** The bytes of what has content: of an image from the address that everybody may read. */
export async function readContent(client: Leadwright, site_id: string, { kind, id }: Remote): Promise<Content> {
  const isImage = kind.name === 'images'
  const path = isImage
    ? `/v1/public/sites/${site_id}/images/${id}`
    : `${itemPath(site_id, kind, id, undefined)}/content`
  const headers = { Accept: isImage ? 'image/*' : 'application/octet-stream' }
  const response = await client.request('GET', path, { headers }).asResponse()
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (!isImage) return toContent(filenameOf(response), bytes)
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  return toContent(`image.${type.split('/')[1] ?? 'bin'}`, bytes)
}

const filenameOf = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'file'

/** Fails with 412 where somebody else has changed it since it was read. */
export async function updateRemote(
  client: Leadwright,
  site_id: string,
  { kind, id, version }: Remote,
  given: Definition,
): Promise<Remote> {
  const body = changesOf(kind, given)
  const path = itemPath(site_id, kind, id, given.assistant_id)
  const row = await client.request<Row>('PATCH', path, { body, ...matching(version) })
  return toRemote(kind, row, typeof given.content_hash === 'string' ? given.content_hash : undefined)
}

function changesOf({ fixed = [], changes }: Kind, given: Definition): Definition {
  return Object.fromEntries(Object.entries(changes?.(given) ?? given).filter(([name]) => !fixed.includes(name)))
}

export const deleteRemote = (
  client: Leadwright,
  site_id: string,
  { kind, id, version, definition }: Remote,
): Promise<unknown> => client.request('DELETE', itemPath(site_id, kind, id, definition.assistant_id), matching(version))

export const matching = (version: number | undefined) => (version === undefined ? {} : { ifMatch: version })
