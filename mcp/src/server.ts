/** An MCP server for one key and one site. */
import type { Leadwright } from '@leadwright/sdk'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema, ListToolsRequestSchema, type Tool } from '@modelcontextprotocol/sdk/types.js'
import { callTool, refusal } from './call.ts'
import type { ApiDocument } from './document.ts'
import { describeSchema } from './schema.ts'
import { type ApiTool, apiTools } from './tools.ts'

export interface Options {
  client: Leadwright
  site_id: string
  /** Groups of the API; empty for the standard ones. */
  groups: readonly string[]
  read_only: boolean
}

export interface Offer extends Options {
  document: ApiDocument
  tools: ApiTool[]
}

const describe: Tool = {
  name: 'describe_schema',
  title: 'Describe a schema',
  description: 'Shows a named schema of the API that the input of another tool refers to, such as JourneyDocument.',
  inputSchema: {
    type: 'object',
    properties: { name: { type: 'string' } },
    required: ['name'],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, openWorldHint: false },
}

const instructions =
  'Leadwright: leads, journeys, email, popups and pages of one site. Reading, simulating and drafting happen at once. What sends, publishes, changes what visitors see or deletes becomes a request that a person approves in the admin; `list_approvals` shows what became of it. Lists have pages: go on with `cursor`.'

/** Asks the server for its contract and for what the key may do. */
export async function prepare(options: Options): Promise<Offer> {
  const { client, groups, read_only, site_id } = options
  const document = await client.request<ApiDocument>('GET', '/openapi.json')
  const { rules } = await client.auth.listAbilities()
  const rights = new Set(
    rules.filter(({ conditions }) => conditions.site_id.$in.includes(site_id)).map(({ action }) => action),
  )
  return { ...options, document, tools: apiTools(document, { groups, read_only, rights }) }
}

export function createServer({ document, tools, ...target }: Offer): Server {
  const server = new Server(
    { name: 'leadwright', version: document.info.version },
    { capabilities: { tools: {} }, instructions },
  )
  const byName = new Map(tools.map(one => [one.tool.name, one]))
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [describe, ...tools.map(({ tool }) => tool)] }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const input = params.arguments ?? {}
    if (params.name === describe.name) {
      const schema = describeSchema(String(input.name), document)
      if (!schema) return refusal(`There is no schema “${input.name}”.`)
      return { content: [{ type: 'text', text: JSON.stringify(schema) }] }
    }
    const found = byName.get(params.name)
    return found ? callTool(found, input, target, signal) : refusal(`There is no tool “${params.name}”.`)
  })
  return server
}
