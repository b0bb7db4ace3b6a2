/**
 * Rules on addresses of pages, for popups and journeys alike. Evaluation is in the widget, so that there is only one
 * matcher.
 */
import { z } from '@hono/zod-openapi'
import { urlFits } from '../../../widget/src/decide/url.ts'
import { limits } from '../runtime/limits.ts'
import { enumOf } from './enum-of.ts'
import { filledText } from './schemas.ts'

export { sameUrl, urlFits } from '../../../widget/src/decide/url.ts'

export const urlMatch = enumOf({
  contains: 'The value is a part of it.',
  equals: 'It is the value, and nothing else.',
  starts_with: 'It begins with the value.',
  pattern: 'It matches the value, with `*` for any characters.',
  query: 'By a parameter after the question mark.',
}).openapi('UrlMatch')

export const urlRule = z
  .strictObject({
    match: urlMatch,
    value: filledText(limits.url_rule_characters_max).openapi({
      type: 'string',
      minLength: 1,
      maxLength: limits.url_rule_characters_max,
      description:
        'A URL, or its path such as `/prices`; several on separate lines match if any of them does. In a `pattern`, `*` matches anything. For `query`, `name` or `name=value`.',
    }),
    exclude: z.boolean().optional().openapi({ description: 'Whether the rule must not match.' }),
  })
  .openapi('UrlRule')

export type UrlRule = z.output<typeof urlRule>

/**
 * Whether what these rules show is shown at an address and would not be at the other one any more. Where there is no other,
 * only a rule that names the very address counts: others may fit further pages.
 */
export function isAimedAt(rules: readonly UrlRule[], { from, to }: { from: string; to: string | null }): boolean {
  // What follows `?` is the visitor's, not the page's.
  const ofPage = rules.filter(({ match }) => match !== 'query')
  const including = ofPage.filter(({ exclude }) => exclude !== true)
  if (including.length === 0 || !urlFits(ofPage, from)) return false
  return to === null ? including.some(({ match }) => match === 'equals') : !urlFits(ofPage, to)
}
