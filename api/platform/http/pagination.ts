/** Lists: `{ data, has_more, next_cursor }`, paged by key, so that new rows neither skip nor repeat a row. */
import { z } from '@hono/zod-openapi'
import { invalid } from '../problem/problem.ts'
import { limits } from '../runtime/limits.ts'

export interface PageQuery {
  limit?: number
  cursor?: string
}

export type Key = string | number | null

/** The page's size, and one row more to see whether there are others. */
export const pageLimit = (query: PageQuery): number => query.limit ?? limits.page_items_default

/** The key after which the page begins: the values of the last row that were sorted by. */
export function afterKey(query: PageQuery, parts: number | readonly number[]): Key[] | null {
  if (query.cursor === undefined) return null
  try {
    const key: unknown = JSON.parse(Buffer.from(query.cursor, 'base64url').toString('utf8'))
    const fits =
      Array.isArray(key) &&
      [parts].flat().includes(key.length) &&
      key.every(k => k === null || typeof k === 'string' || (typeof k === 'number' && Number.isFinite(k)))
    if (fits) return key as Key[]
  } catch {
    // falls through: the same answer for every cursor that is not ours
  }
  throw invalid('/cursor', 'cursor_invalid')
}

/** The last id of the page before, for lists by id. */
export function afterId(query: PageQuery): string | null {
  const key = afterKey(query, 1)
  if (key === null) return null
  if (typeof key[0] !== 'string') throw invalid('/cursor', 'cursor_invalid')
  return key[0]
}

/** Cuts `limit + 1` rows to a page and makes the cursor of the last row. */
export function page<R, W>(
  query: PageQuery,
  rows: readonly R[],
  keyOf: (row: R) => Key[],
  toWire: (row: R) => W,
): { data: W[]; has_more: boolean; next_cursor: string | null } {
  const limit = pageLimit(query)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const has_more = rows.length > limit
  return {
    data: shown.map(toWire),
    has_more,
    next_cursor: has_more && last ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : null,
  }
}

/** The response schema of a list, a named one for the SDK: `pageOf('TagList', tag)`. */
export const pageOf = <const N extends string, T extends z.ZodType>(name: N, item: T) =>
  z
    .object({
      data: z.array(item).openapi({ description: 'The items of this page.' }),
      has_more: z.boolean().openapi({ description: 'Whether there are more items after this page.' }),
      next_cursor: z
        .string()
        .nullable()
        .openapi({ description: 'Value of `cursor` for the next page. `null` on the last page.' }),
    })
    .openapi(name)
