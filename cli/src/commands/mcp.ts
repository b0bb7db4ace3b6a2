/** `mcp`: the MCP server over the input and output of this process, or over HTTP. */
import { type Command, flag, text, texts } from '../command.ts'
import { baseUrlOf, connect, parseBaseUrl } from '../connection.ts'
import { UsageError } from '../failure.ts'
import { integer } from '../options.ts'
import { findSite } from '../site.ts'

const PORT = { standard: 8788, min: 0, max: 65_535 }

export const mcp: Command = {
  name: 'mcp',
  summary: 'Serve the API as tools for AI agents (Model Context Protocol)',
  notes:
    'Agents list, read, simulate and draft. What sends, publishes, changes what visitors see or deletes is not carried out: it becomes a request in the admin, where a person approves or rejects it. Over HTTP, each client signs in with its own API key.',
  options: {
    http: { type: 'boolean', text: 'Streamable HTTP at http://127.0.0.1:PORT/mcp instead of input and output.' },
    port: { type: 'string', value: 'PORT', text: `Port for --http; 0 for a free one. Default: ${PORT.standard}.` },
    host: { type: 'string', value: 'HOST', text: 'Interface for --http. Default: 127.0.0.1.' },
    group: {
      type: 'string',
      multiple: true,
      value: 'TAG',
      text: 'Only tools of this group of the API, such as leads; repeat it for several.',
    },
    'read-only': { type: 'boolean', text: 'Only tools that read.' },
  },
  examples: [
    'leadwright mcp',
    'claude mcp add leadwright -- leadwright mcp --site casa',
    'leadwright mcp --http --port 8788',
  ],
  async run(run) {
    const { values, output, signal } = run
    // Loaded for this command alone.
    const { serveHttp, serveStdio } = await import('@leadwright/mcp')
    const choice = { groups: texts(values, 'group'), read_only: flag(values, 'read-only') }
    if (!flag(values, 'http')) {
      await serveStdio({ client: run.client(), site_id: await run.site(), ...choice }, signal)
      return
    }
    const base = baseUrlOf(values, run.profile)
    if (!base) throw new UsageError('Name the server with --base-url, or run `leadwright login`.')
    const base_url = parseBaseUrl(base)
    const named = text(values, 'site') ?? (process.env.LEADWRIGHT_SITE || run.profile.site_id)
    const port = integer(values, 'port', PORT) ?? PORT.standard
    const host = text(values, 'host') ?? '127.0.0.1'
    const open = async (key: string) => {
      const client = connect(base_url, key)
      return { client, site_id: await findSite(client, named), ...choice }
    }
    await serveHttp({ host, port, open, onListening: url => output.note(`Listening at ${url}.`) }, signal)
  },
}
