/** Carries out a tool: reads and drafts at once, what acts as a request for approval. */
import { type Leadwright, LeadwrightError } from '@leadwright/sdk'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { ApiTool } from './tools.ts'

export interface Target {
  client: Leadwright
  site_id: string
}

export type Input = Record<string, unknown>

const json = (value: unknown): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(value ?? { done: true }, null, 1) }],
})

export const refusal = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true })

export async function callTool(
  { operation, effect }: ApiTool,
  input: Input,
  target: Target,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const required = operation.parameters.filter(one => one.required).map(({ name }) => name)
  if (effect === 'act') required.push('reason')
  const missing = required.find(name => (input[name] ?? '') === '')
  if (missing) return refusal(`\`${missing}\` is missing.`)
  try {
    return json(
      effect === 'act'
        ? await requestApproval(operation, input, target, signal)
        : await call(operation, input, target, signal),
    )
  } catch (error) {
    if (error instanceof LeadwrightError) return refusal(toText(error))
    throw error
  }
}

type Operation = ApiTool['operation']

function parametersOf(
  { parameters }: Operation,
  input: Input,
  place: 'path' | 'query',
): Record<string, string | number | boolean | string[]> {
  const found = parameters.filter(one => one.in === place && input[one.name] !== undefined && input[one.name] !== null)
  // Whatever else an agent gives is refused by the server, with the place.
  return Object.fromEntries(found.map(({ name }) => [name, input[name] as string]))
}

function call(operation: Operation, input: Input, { client, site_id }: Target, signal: AbortSignal): Promise<unknown> {
  const values: Record<string, unknown> = { ...parametersOf(operation, input, 'path'), site_id }
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])))
  return client.request(operation.method, path, {
    signal,
    query: parametersOf(operation, input, 'query'),
    ...(operation.body && { body: input.body ?? {} }),
  })
}

async function requestApproval(
  operation: Operation,
  input: Input,
  { client, site_id }: Target,
  signal: AbortSignal,
): Promise<unknown> {
  const if_match = await readVersion(operation, input, { client, site_id }, signal)
  const approval = await client.request('POST', `/v1/sites/${site_id}/approvals`, {
    signal,
    body: {
      operation_id: operation.id,
      path_params: parametersOf(operation, input, 'path'),
      query: parametersOf(operation, input, 'query'),
      ...(operation.body && { body: input.body ?? {} }),
      ...(if_match !== undefined && { if_match }),
      reason: typeof input.reason === 'string' ? input.reason : '',
    },
  })
  return { note: 'Not carried out yet: a person has to approve it in the admin, under Approvals.', approval }
}

/** The version of the thing, so that what a person approves is what the agent saw; undefined where there is none or it may not be read. */
async function readVersion(
  operation: Operation,
  input: Input,
  target: Target,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [path] = /^.*\}/.exec(operation.path) ?? []
  if (!operation.versioned || !path?.endsWith('_id}') || path.endsWith('{site_id}')) return undefined
  const { body: _, ...reading } = operation
  try {
    const thing = await call({ ...reading, method: 'GET', path }, pathInput(operation, input), target, signal)
    return typeof thing === 'object' && thing !== null && 'version' in thing ? String(thing.version) : undefined
  } catch (error) {
    if (error instanceof LeadwrightError) return undefined
    throw error
  }
}

const pathInput = (operation: Operation, input: Input): Input => parametersOf(operation, input, 'path')

function toText(error: LeadwrightError): string {
  const places = (error.problem?.errors ?? []).map(({ pointer, text }) => `${pointer}: ${text}`)
  return [error.problem?.detail ?? error.message, ...places, `(${error.code})`].join('\n')
}
