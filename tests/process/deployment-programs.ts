/** Programs that a deployment consists of, as processes of a test. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { eventually } from '../tools/server-fixture.ts'

export interface Run {
  child: ChildProcess
  output(): string
  ended: Promise<number | null>
}

const children = new Set<ChildProcess>()

export function run(program: string, args: readonly string[], env: Record<string, string | undefined>): Run {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.add(child)
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear)
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => code as number | null) }
}

export function killAll(): void {
  for (const child of children) child.kill('SIGKILL')
}

export async function ready(url: string, server?: Run): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    )
  await eventually(isReady, 'a server').catch(error => {
    throw new Error(`${error.message}\n${server?.output() ?? ''}`)
  })
}
