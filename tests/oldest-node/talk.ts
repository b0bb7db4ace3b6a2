/** The handshake of an MCP client over standard input and output, and the names of the tools. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const protocolVersion = '2025-06-18'
const patience_ms = 60_000

export async function talk(
  program: string,
  args: string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<string[]> {
  const child = spawn(program, args, { cwd, env, stdio: ['pipe', 'pipe', 'inherit'] })
  const timer = setTimeout(() => child.kill(), patience_ms)
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  const clientInfo = { name: 'check', version: '1' }
  send({ id: 1, method: 'initialize', params: { protocolVersion, capabilities: {}, clientInfo } })
  let names: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, result } = JSON.parse(line) as { id?: number; result?: { tools?: { name: string }[] } }
    if (id === 1) {
      send({ method: 'notifications/initialized' })
      send({ id: 2, method: 'tools/list' })
    }
    if (id === 2) {
      names = (result?.tools ?? []).map(tool => tool.name)
      break
    }
  }
  clearTimeout(timer)
  if (child.exitCode === null) {
    const ended = once(child, 'close')
    child.kill()
    await ended
  }
  return names
}
