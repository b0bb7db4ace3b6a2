/** Definitions as the site has them. */
import type { Leadwright } from '@leadwright/sdk'
import { type Definition, type Kind, type Row, toDefinition } from './kinds.ts'
import { hashOf } from './references.ts'

export interface Remote {
  kind: Kind
  id: string
  /** For `If-Match`. */
  version: number
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

export async function readRemote(client: Leadwright, site_id: string, kind: Kind): Promise<Remote[]> {
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
      found.push(toRemote(kind, whole))
    }
    cursor = page.next_cursor
  } while (cursor !== null)
  return found
}

const readOne = (client: Leadwright, site_id: string, kind: Kind, id: string): Promise<Row> =>
  client.request<Row>('GET', pathOf(site_id, kind, id))

function toRemote(kind: Kind, row: Row): Remote {
  const definition = toDefinition(kind, row)
  return { kind, id: String(row.id), version: Number(row.version), definition, hash: hashOf(definition) }
}

export async function createRemote(client: Leadwright, site_id: string, kind: Kind, body: Definition): Promise<Remote> {
  return toRemote(kind, await client.request<Row>('POST', pathOf(site_id, kind), { body }))
}

/** Fails with 412 where somebody else has changed it since it was read. */
export async function updateRemote(
  client: Leadwright,
  site_id: string,
  { kind, id, version }: Remote,
  given: Definition,
): Promise<Remote> {
  const body = Object.fromEntries(Object.entries(given).filter(([name]) => !kind.fixed?.includes(name)))
  return toRemote(kind, await client.request<Row>('PATCH', pathOf(site_id, kind, id), { body, ifMatch: version }))
}

export const deleteRemote = (client: Leadwright, site_id: string, { kind, id, version }: Remote): Promise<unknown> =>
  client.request('DELETE', pathOf(site_id, kind, id), { ifMatch: version })
