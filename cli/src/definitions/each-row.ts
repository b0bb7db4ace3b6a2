/** All rows of a list. */
import type { Leadwright } from '@leadwright/sdk'
import type { Row } from './kind.ts'

const PAGE_ROWS = 100

interface Page {
  data: Row[]
  next_cursor: string | null
}

export async function* eachRow(client: Leadwright, path: string): AsyncGenerator<Row> {
  let cursor: string | null = null
  do {
    const query = { limit: PAGE_ROWS, ...(cursor !== null && { cursor }) }
    const page: Page = await client.request<Page>('GET', path, { query })
    yield* page.data
    cursor = page.next_cursor
  } while (cursor !== null)
}
