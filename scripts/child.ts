/** Runs a program to its end and keeps what it said; with a time limit that also ends what the program started. */
import { spawn } from 'node:child_process'

export interface Outcome {
  ok: boolean
  output: string
  milliseconds: number
}

export interface ChildOptions {
  cwd: string
  env?: Record<string, string | undefined>
  /** Also show the output while it comes. */
  show?: boolean
  timeoutMs?: number
}

/** Runs `node …args` under the Node that runs this. */
export function runNode(args: string[], { cwd, env, show, timeoutMs }: ChildOptions): Promise<Outcome> {
  const start = performance.now()
  const group = process.platform !== 'win32'
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: group,
  })
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk
    if (show) process.stdout.write(chunk)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const kill = () => (group && child.pid ? process.kill(-child.pid, 'SIGKILL') : child.kill('SIGKILL'))
  const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs)
  function giveUp(): void {
    output += `\nStopped: it took longer than ${(timeoutMs ?? 0) / 60_000} minutes.\n`
    kill()
  }
  return new Promise(resolve => {
    const end = (code: number | null) => {
      clearTimeout(timer)
      resolve({ ok: code === 0, output, milliseconds: performance.now() - start })
    }
    child.on('error', error => {
      output += error.message
      end(1)
    })
    child.on('close', end)
  })
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
