/** What the command line and the MCP server may import: they are clients like any other. */
import { expect, test } from 'vitest'
import { modules } from './rules/modules.ts'
import { parseSource } from './source.ts'

const refusals = (path: string, text: string) => modules(parseSource(path, text))

test.each([
  ['cli/src/main.ts', `import { createApp } from '../../api/app.ts'`],
  ['cli/src/main.ts', `import type { Tag } from '../../sdk/src/index.ts'`],
  ['mcp/src/server.ts', `import { Output } from '@leadwright/cli'`],
  ['mcp/src/document.ts', `import document from '../../openapi/openapi.json'`],
])('%s may not %s', (path, text) => expect(refusals(path, text)).toHaveLength(1))

test.each([
  ['cli/src/connection.ts', `import { Leadwright } from '@leadwright/sdk'`],
  ['cli/src/commands/mcp.ts', `const x = await import('@leadwright/mcp')`],
  ['mcp/src/server.ts', `import { Server } from '@modelcontextprotocol/sdk/server/index.js'`],
])('%s may %s', (path, text) => expect(refusals(path, text)).toEqual([]))
