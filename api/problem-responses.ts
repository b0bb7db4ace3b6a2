/** How the document describes refusals: one response for each set of codes, named once, with an example for each code. */
import { z } from '@hono/zod-openapi'
import { headerReferences, rateLimitHeaders } from './document-exchange.ts'
import { blocker } from './platform/problem/blocker.ts'
import { catalog, type ProblemCode } from './platform/problem/catalog.ts'
import { type ProblemDocument, problemTitle, problemType } from './platform/problem/problem.ts'
import { secondStepType } from './platform/problem/second-step.ts'
import { limits } from './platform/runtime/limits.ts'
import { codesOf, hasMessage, type Locale, messageOf } from './platform/texts/messages/messages.ts'

const problemCodes = Object.keys(catalog) as [ProblemCode, ...ProblemCode[]]
const fieldCodes = [...new Set([...codesOf('validation'), ...problemCodes])]

/** Of the SDK: its type of this enumeration takes any other text too, since later versions have more. */
const openCodes = (words: Record<string, string>) => ({
  'x-open-enum': true,
  'x-enumDescriptions': words,
  description: 'Stable code. Later versions may add codes.',
})

/** What each code means, with the places that a refusal fills. */
const problemWords = Object.fromEntries(problemCodes.map(code => [code, problemTitle(code)]))
const fieldWords = Object.fromEntries(
  fieldCodes.map(code => [
    code,
    hasMessage(`validation.${code}`) ? messageOf('en', `validation.${code}`) : problemTitle(code),
  ]),
)

const problemSchema = z
  .object({
    type: z.string().openapi({
      format: 'uri-reference',
      description: 'Identifies the type of the problem: the path of a page of this installation that explains it.',
    }),
    title: z.string().openapi({
      description:
        'What the type of problem is, in the language of `Accept-Language`; without what differs from one response to the next.',
    }),
    status: z.int().openapi({ description: 'HTTP status code.' }),
    code: z.enum(problemCodes).openapi('ProblemCode', openCodes(problemWords)),
    detail: z.string().openapi({ description: 'What happened and what to do, for people.' }),
    request_id: z.string().openapi({ description: 'ID of the request, to quote when asking for help.' }),
    errors: z
      .array(
        z
          .object({
            pointer: z
              .string()
              .openapi({ description: 'JSON pointer into the body, or `/name` for a query parameter.' }),
            code: z.enum(fieldCodes).openapi('FieldErrorCode', openCodes(fieldWords)),
            text: z.string().openapi({ description: 'What is wrong, for people.' }),
          })
          .openapi('FieldError'),
      )
      .optional()
      .openapi({ description: 'What is wrong with the request, per field.' }),
    blockers: z.array(blocker).optional().openapi({ description: 'Objects that prevent the request.' }),
    second_step: z
      .object({
        token: z.string(),
        types: z.array(secondStepType),
        expires_at: z.string().openapi({ format: 'date-time' }),
      })
      .openapi('SecondStepNeeded')
      .optional()
      .openapi({ description: 'Included in the error `second_factor_needed`: what `completeSignIn` needs.' }),
    allowance: z
      .object({ name: z.string(), used: z.int(), limit: z.int() })
      .openapi('UsedAllowance')
      .optional()
      .openapi({ description: 'The limit that was reached, and how much of it is used.' }),
    object_id: z.string().optional().openapi({
      description:
        'Included in the error `secret_already_shown`: ID of what the first request created or changed. Make a new secret for it, or delete it.',
    }),
    required_permissions: z.array(z.string()).optional().openapi({
      description: 'Included in the error `not_permitted` of an endpoint: the permissions of which any one suffices.',
    }),
  })
  .openapi('Problem', {
    description: 'Error in the format of RFC 9457. `code` is stable; `detail` is in the language of `Accept-Language`.',
  })

/** What stands in the place of values in the texts of examples. */
const values = {
  state: 'archived',
  seconds: 30,
  size: '5 MB',
  parts: 20,
  depth: limits.json_depth_signed_in_max,
  members: 1_310,
  megabytes: 1_024,
  minimum: 8,
  maximum: 100,
  used: 3,
  limit: 3,
}
const guarded: readonly ProblemCode[] = ['in_use', 'site_in_use', 'account_in_use']

/** Bodies of visitors may be less deep. */
const exampleText = (code: ProblemCode, of_visitors: boolean, locale: Locale = 'en'): string =>
  messageOf(locale, `problem.${code}`, of_visitors ? { ...values, depth: limits.json_depth_max } : values)

/** A refusal as it comes over the wire. */
export function problemExample(code: ProblemCode, of_visitors = false): ProblemDocument {
  const text = exampleText(code, of_visitors)
  return {
    type: problemType(code),
    title: problemTitle(code),
    status: catalog[code],
    code,
    detail: text,
    request_id: 'req_0199a3f2c4d87e6b9a0112233445566f',
    ...(code === 'validation_failed' && {
      errors: [{ pointer: '/name', code: 'required', text: messageOf('en', 'validation.required', values) }],
    }),
    ...(code === 'second_factor_needed' && {
      second_step: { token: 'lw_step_…', types: ['totp', 'recovery_code'], expires_at: '2027-03-14T09:40:00.000Z' },
    }),
    ...(code === 'not_permitted' && { required_permissions: ['manage-leads'] }),
    ...(code === 'secret_already_shown' && { object_id: 'we_0199a3f2c4d87e6b9a0112233445566f' }),
    ...(code === 'limit_reached' && { allowance: { name: 'sites', used: 3, limit: 3 } }),
    ...(guarded.includes(code) && {
      blockers: [{ type: 'journey', id: 'jrn_0199a3f2c4d87e6b9a0112233445566f', name: 'Welcome' }],
    }),
  }
}

/** Statuses of refusals that pass by themselves. */
const mayRetry: ReadonlySet<number> = new Set([429, 503])

/** A member of a response until it has its name in the components. */
const responseName = 'x-name'

interface ResponseForm {
  as_page: boolean
  of_visitors: boolean
}

const nameOfResponse = (codes: readonly ProblemCode[], { as_page, of_visitors }: ResponseForm): string => {
  const differs = of_visitors && codes.includes('body_not_json')
  return `${codes.map(pascal).join('Or')}${as_page ? 'Page' : ''}${differs ? 'ToVisitors' : ''}`
}

/** The response of a status: what is refused with which codes. */
export const problemResponse = (codes: readonly ProblemCode[], { as_page, of_visitors }: ResponseForm) => ({
  [responseName]: nameOfResponse(codes, { as_page, of_visitors }),
  description: codes.map(code => `\`${code}\`: ${exampleText(code, of_visitors)}`).join('\n\n'),
  headers: headerReferences([
    ...(['Request-Id', 'Leadwright-Version'] as const),
    ...(codes.some(code => mayRetry.has(catalog[code])) ? (['Retry-After'] as const) : []),
    ...(codes.includes('too_many_requests') ? rateLimitHeaders : []),
  ]),
  content: {
    'application/problem+json': {
      schema: problemSchema,
      examples: Object.fromEntries(codes.map(code => [code, { value: problemExample(code, of_visitors) }])),
    },
    // Whoever reads pages is told in one: the browser says so, and a mailed link that is not right always does.
    ...(as_page && { 'text/html': { schema: z.string() } }),
  },
})

interface OpenApiDocument {
  paths?: Record<string, Record<string, { responses?: Record<string, object> }>>
  components?: { responses?: Record<string, object> }
}

const pascal = (code: string): string =>
  code
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** Puts each response that refuses into the components once, under the names of its codes, and refers to it. */
export function shareProblemResponses<D extends object>(document: D): D {
  const { paths = {}, components = {} } = document as OpenApiDocument
  const shared: Record<string, object> = {}
  for (const operation of Object.values(paths).flatMap(methods => Object.values(methods))) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const { [responseName]: name, ...named } = response as { [responseName]?: string }
      if (name === undefined) continue
      shared[name] = named
      if (operation.responses) operation.responses[status] = { $ref: `#/components/responses/${name}` }
    }
  }
  return { ...document, components: { ...components, responses: shared } }
}
