/** Parsers of query strings: integer, flag, list, instant. Nothing is coerced silently. */
import { z } from '@hono/zod-openapi'
import { limits } from '../runtime/limits.ts'

const bad = (code: string) => ({ params: { code } })

export const integer = (minimum: number, maximum: number) =>
  z
    .string()
    .refine(t => /^-?\d{1,15}$/.test(t), bad('invalid'))
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum))
    .openapi({ type: 'integer', minimum, maximum })

export const flag = z
  .enum(['true', 'false'])
  .transform(t => t === 'true')
  .openapi({ type: 'boolean' })

/** A list as repeated or comma-separated values of an enum that has a name: the SDK's generator needs one. */
export const list = <T extends z.ZodEnum>(values: T) =>
  z
    .preprocess(
      given =>
        given === undefined ? undefined : (Array.isArray(given) ? given : [given]).flatMap(v => String(v).split(',')),
      z.array(values),
    )
    .openapi({ param: { style: 'form', explode: true } })

export const instantValue = z
  .string()
  .refine(t => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(t) && !Number.isNaN(Date.parse(t)), bad('instant_invalid'))
  .transform(t => Date.parse(t))
  .openapi({ type: 'string', format: 'date-time' })

/** What every list takes that is paged. */
export const pageQuery = {
  limit: integer(1, limits.page_items_max).optional().openapi({
    type: 'integer',
    minimum: 1,
    maximum: limits.page_items_max,
    default: limits.page_items_default,
    description: 'Maximum number of items per page.',
  }),
  cursor: z
    .string()
    .max(500)
    .optional()
    .openapi({ description: 'Cursor of the page: `next_cursor` of the previous one.' }),
}

export const createdSort = z.enum(['-created_at', 'created_at']).openapi('CreatedSort')

/** What lists of things with a time take (`http/list-page.ts`). */
export const createdQuery = {
  ...pageQuery,
  created_after: instantValue.optional(),
  created_before: instantValue.optional(),
  sort: createdSort.optional(),
}

/** Lists of things that change, too. */
export const updatedQuery = { ...createdQuery, updated_after: instantValue.optional() }
