/** Tools made from the operations of the contract. */
import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import { type ApiDocument, type Operation, type Schema, siteOperations } from './document.ts'
import { type Effect, effectOf } from './effects.ts'
import { inline } from './schema.ts'

/** Groups of the API whose tools are offered where none was chosen: an agent chooses worse among hundreds. */
export const standardGroups = [
  ...['leads', 'tags', 'custom-fields', 'audiences', 'submissions', 'journeys', 'templates', 'broadcasts'],
  ...['popups', 'campaigns', 'operations', 'approvals', 'events'],
]

export interface Choice {
  /** Empty for the standard ones. */
  groups: readonly string[]
  read_only: boolean
  /** Permissions of the key. */
  rights: ReadonlySet<string>
}

export interface ApiTool {
  operation: Operation
  effect: Effect
  tool: Tool
}

/** Approving its own requests is nothing that an agent may do. */
const REFUSED = new Set(['approveApproval', 'rejectApproval', 'createApproval'])

const permissionOf = ({ description }: Operation): string | undefined => /Permission: `([^`]+)`/.exec(description)?.[1]

export function apiTools(document: ApiDocument, { groups, read_only, rights }: Choice): ApiTool[] {
  const wanted = new Set(groups.length > 0 ? groups : standardGroups)
  return siteOperations(document).flatMap(operation => {
    const effect = effectOf(operation)
    if (!wanted.has(operation.group) || REFUSED.has(operation.id) || (read_only && effect !== 'read')) return []
    const permission = permissionOf(operation)
    // Whoever approves needs the permission for what acts; the agent does not.
    const isAllowed = effect === 'act' || !permission || permission === 'signed-in' || rights.has(permission)
    return isAllowed ? { operation, effect, tool: toTool(operation, effect, document) } : []
  })
}

/** `listLeads` as `list_leads`. */
const toolName = (id: string): string => id.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

function toTool(operation: Operation, effect: Effect, document: ApiDocument): Tool {
  const { id, summary, description, parameters, body } = operation
  const properties: Record<string, object> = Object.fromEntries(
    parameters.map(({ name, description: text, schema }) => [
      name,
      { ...inline(schema, document), ...(text && { description: text }) },
    ]),
  )
  const required = parameters.filter(one => one.required).map(({ name }) => name)
  if (body) {
    properties.body = inline(body, document)
    required.push('body')
  }
  if (effect === 'act') {
    properties.reason = {
      type: 'string',
      maxLength: 500,
      description: 'Why this should be done: a person reads it.',
    } satisfies Schema
    required.push('reason')
  }
  const note =
    effect === 'act' ? ' Not carried out: creates a request that a person approves or rejects in the admin.' : ''
  return {
    name: toolName(id),
    title: summary,
    description: `${summary}.${note}${description ? `\n\n${description.replace(/\n*Permission: `[^`]+`\.?$/, '')}` : ''}`,
    inputSchema: { type: 'object', properties, required, additionalProperties: false },
    annotations: {
      title: summary,
      readOnlyHint: effect === 'read',
      destructiveHint: false,
      idempotentHint: effect === 'read',
      openWorldHint: false,
    },
  }
}
