/** Definitions as the site has them. */
import type { Leadwright } from '@leadwright/sdk'
import { type Content, toContent } from './content.ts'
import { type Definition, type Kind, type Row, toDefinition } from './kinds.ts'
import { hashOf } from './references.ts'

export interface Remote {
  kind: Kind
  id: string
  /** For `If-Match`; undefined where the server keeps none. */
  version: number | undefined
  definition: Definition
  hash: string
}

const PAGE_ROWS = 100

interface Page {
  data: Row[]
  next_cursor: string | null
}

const pathOf = (site_id: string, { name }: Kind, id?: string): string =>
  `/v1/sites/${site_id}/${name}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`

/** `contents`: hashes of contents by ID, as far as they are known. */
export async function readRemote(
  client: Leadwright,
  site_id: string,
  kind: Kind,
  contents: ReadonlyMap<string, string>,
): Promise<Remote[]> {
  const found: Remote[] = []
  let cursor: string | null = null
  do {
    const query = { limit: PAGE_ROWS, ...(cursor !== null && { cursor }) }
    const page: Page = await client.request<Page>('GET', pathOf(site_id, kind), { query })
    for (const row of page.data) {
      if (row.deleted_at) continue
      const whole =
        kind.listed_without && !(kind.listed_without in row)
          ? await readOne(client, site_id, kind, String(row.id))
          : row
      found.push(toRemote(kind, whole, contents.get(String(row.id))))
    }
    cursor = page.next_cursor
  } while (cursor !== null)
  return found
}

const readOne = (client: Leadwright, site_id: string, kind: Kind, id: string): Promise<Row> =>
  client.request<Row>('GET', pathOf(site_id, kind, id))

function toRemote(kind: Kind, row: Row, content_hash?: string): Remote {
  const definition = { ...toDefinition(kind, row), ...(content_hash !== undefined && { content_hash }) }
  const version = typeof row.version === 'number' ? row.version : undefined
  return { kind, id: String(row.id), version, definition, hash: hashOf(definition) }
}

export async function createRemote(
  client: Leadwright,
  site_id: string,
  kind: Kind,
  body: Definition,
  content?: Content,
): Promise<Remote> {
  if (!content) return toRemote(kind, await client.request<Row>('POST', pathOf(site_id, kind), { body }))
  const form = new FormData()
  form.append('file', new Blob([content.bytes]), typeof body.name === 'string' ? body.name : content.name)
  const made = await client.request<Row>('POST', pathOf(site_id, kind), { body: form })
  const changes = changeable(kind, body)
  if (Object.keys(changes).length === 0) return toRemote(kind, made, content.hash)
  const row = await client.request<Row>('PATCH', pathOf(site_id, kind, String(made.id)), { body: changes })
  return toRemote(kind, row, content.hash)
}

/** The bytes of what has content: of an image from the address that everybody may read. */
export async function readContent(
  client: Leadwright,
  site_id: string,
  { kind, id, definition }: Remote,
): Promise<Content> {
  const read = async (path: string, accept: string) => {
    const response = await client.request('GET', path, { headers: { Accept: accept } }).asResponse()
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
  }
  if (kind.name === 'files') {
    const { bytes } = await read(`${pathOf(site_id, kind, id)}/content`, 'application/octet-stream')
    return toContent(String(definition.name), bytes)
  }
  const { response, bytes } = await read(`/v1/public/sites/${site_id}/images/${id}`, 'image/*')
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  return toContent(`image.${type.split('/')[1] ?? 'bin'}`, bytes)
}

/** Fails with 412 where somebody else has changed it since it was read. */
export async function updateRemote(
  client: Leadwright,
  site_id: string,
  { kind, id, version }: Remote,
  given: Definition,
): Promise<Remote> {
  const body = changeable(kind, given)
  const row = await client.request<Row>('PATCH', pathOf(site_id, kind, id), { body, ...matching(version) })
  return toRemote(kind, row, typeof given.content_hash === 'string' ? given.content_hash : undefined)
}

const changeable = ({ fixed = [] }: Kind, given: Definition): Definition =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !fixed.includes(name)))

export const deleteRemote = (client: Leadwright, site_id: string, { kind, id, version }: Remote): Promise<unknown> =>
  client.request('DELETE', pathOf(site_id, kind, id), matching(version))

const matching = (version: number | undefined) => (version === undefined ? {} : { ifMatch: version })
