/** Starts the real server as a process of its own, on a folder and a port of the caller's, and ends it as asked. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMeasured } from './measured.ts'

const root = join(import.meta.dirname, '../..')
/** As it is built where a whole run or a measurement has built it; else from its sources, which need not be built first. */
const main = join(root, process.env.SERVER_PROGRAM ?? 'api/main.ts')
const fasterImports = join(root, 'api/faster-imports.ts')

export interface ServerOptions {
  folder: string
  port: number
  environment?: Record<string, string>
  args?: readonly string[]
  /** How long a start may take; a minute where nothing else is said. */
  patience_ms?: number
  /** Another program than ours, which answers /readyz too. */
  program?: string
  /** How many files it may have open, in the place of what this process may. */
  open_files?: number
}

export interface Launched {
  child: ChildProcess
  /** What it has printed so far, on both streams. */
  output(): string
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

export interface ServerProcess extends Launched {
  url: string
  /** From the start of the process to the first 200 of /readyz. */
  ready_ms: number
  /** SIGKILL: no chance to finish anything. */
  kill(): Promise<void>
  /** SIGTERM, and the exit code. */
  stop(): Promise<number | null>
}

/** Below the ephemeral ports, so that a port that is found free is not taken before it is used. */
const ports = { first: 11_000, count: 20_000 }

/** A second or two on a free machine. */
const ready_ms_max = 150_000

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = ports.first + randomInt(ports.count)
    const probe = createServer().listen(port, '127.0.0.1')
    try {
      await once(probe, 'listening')
    } catch {
      continue
    }
    probe.close()
    await once(probe, 'close')
    return port
  }
}

/** `PROFILE_DIR=/tmp/profiles`: the server leaves profiles of its threads there once it has ended. */
const profiling = (): string[] => {
  const folder = process.env.PROFILE_DIR
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
}

/** As `npm start` has them a third of a start goes into collecting. */
const memoryFlags = isMeasured
  ? ['--max-semi-space-size=8', '--heap-growing-percent=40', '--no-parallel-scavenge', '--v8-pool-size=0']
  : ['--max-semi-space-size=64', '--min-semi-space-size=32', '--single-threaded-gc']
/** Asking whether it is ready takes nearly a millisecond. */
const look_ms = isMeasured ? 5 : 50

/** Only starts the process. What the caller's environment configures does not reach it. */
export function launch({ folder, port, environment, args = [], program = main, open_files }: ServerOptions): Launched {
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ENV_FILE: 'none',
    // The services that a test gives it are on this machine.
    ALLOW_LOOPBACK: 'true',
    // As `npm start` has it: half of a start would go into compiling.
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    MALLOC_ARENA_MAX: '2',
    ...environment,
  }
  const flags = [...memoryFlags, '--import', fasterImports, ...profiling()]
  const command = [process.execPath, ...flags, program, ...args]
  // Nothing else sets it for a process.
  const limited = open_files === undefined ? [] : ['sh', '-c', `ulimit -n ${open_files} && exec "$@"`, 'sh']
  const [file = '', ...rest] = [...limited, ...command]
  const child = spawn(file, rest, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>(resolve =>
    child.on('close', (code, signal) => resolve({ code, signal })),
  )
  return { child, output: () => output, ended }
}

/** Starts the process and waits until it is ready. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { patience_ms = ready_ms_max } = options
  const begin = performance.now()
  const launched = launch(options)
  const url = `http://127.0.0.1:${options.port}`
  let over = false
  void launched.ended.then(() => {
    over = true
  })
  while (!(await isReady(url))) {
    if (over) throw new Error(`The server did not start:\n${launched.output()}`)
    if (performance.now() - begin > patience_ms) {
      launched.child.kill('SIGKILL')
      throw new Error(`The server was not ready within ${patience_ms / 1_000} s:\n${launched.output()}`)
    }
    await sleep(look_ms)
  }
  const end = async (signal: NodeJS.Signals) => {
    launched.child.kill(signal)
    return (await launched.ended).code
  }
  return {
    ...launched,
    url,
    ready_ms: performance.now() - begin,
    async kill() {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}
