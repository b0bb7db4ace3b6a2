/** One process that runs one WordPress: started, asked until it answers with a page, watched, ended. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { DriverFailure } from '../driver.ts'
import { playgroundLimits } from '../limits.ts'
import type { Folders } from './folders.ts'
import { ProcessFreezer } from './process-freezer.ts'

export interface Start {
  /** The runtime's own, and where it keeps what is compiled of it. */
  program: string
  compiled: string
  /** The program that is loaded before it. */
  fence: string
  folders: Folders
  /** Its public address: WordPress makes its links of it. */
  site_url: string
  install: boolean
  /** It is there once it has made a page, instead of once it serves: whoever comes has theirs at once, or learns why there is none. */
  with_page: boolean
}

export interface WordPressProcess {
  port: number
  pid: number
  /** Once it has ended, whoever ended it. */
  ended: Promise<void>
  /** Bytes in memory now; null where the system does not say. */
  memory(): number | null
  freezing: ProcessFreezer
  stop(): Promise<void>
}

const probe_ms = 50
const broken_ms = 500
/** Of WordPress itself: served without PHP. */
const a_file = '/wp-includes/images/blank.gif'
const megabyte = 1_048_576

/** A port that nobody has at this moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

function argumentsFor({ program, fence, folders, site_url, install }: Start, port: number): string[] {
  const mode = install ? 'install-from-existing-files-if-needed' : 'do-not-attempt-installing'
  return [
    ...['--import', pathToFileURL(fence).href, program, 'server'],
    ...['--port', String(port), '--workers', '1', '--php', '8.3', '--verbosity', 'normal'],
    ...['--site-url', site_url, '--wordpress-install-mode', mode],
    ...['--mount-dir-before-install', folders.wordpress, '/wordpress'],
    ...['--mount-dir-before-install', folders.database, '/database'],
    ...['--mount-dir', folders.own, '/leadwright'],
    ...['--mount-dir', folders.plugins, '/wordpress/wp-content/mu-plugins'],
    ...['--define', 'DB_DIR', '/database/'],
  ]
}

/** Of our own environment nothing: no key of the installation is handed on. */
const environmentFor = ({ compiled }: Start) => ({
  HOME: '/nonexistent',
  NO_COLOR: '1',
  NODE_COMPILE_CACHE: compiled,
})

export async function startProcess(start: Start): Promise<WordPressProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, argumentsFor(start, port), {
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group with a frozen process in it would be told to hang up once it is left alone: ours stays without one.
    detached: true,
    env: environmentFor(start),
    cwd: start.folders.root,
  })
  const output = lastOutput(child)
  const ended = new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  child.stdin?.on('error', () => undefined)
  const freezing = new ProcessFreezer(child.pid ?? 0)
  void ended.then(() => freezing.thaw())
  const started: WordPressProcess = {
    port,
    pid: child.pid ?? 0,
    ended,
    freezing,
    memory: () => residentBytes(child.pid),
    stop: () => {
      freezing.thaw()
      return end(child, ended)
    },
  }
  const seconds = start.install
    ? playgroundLimits.playground_install_seconds_max
    : playgroundLimits.playground_start_seconds_max
  const path = start.with_page ? '/' : a_file
  const { host } = new URL(start.site_url)
  try {
    await ready(started, { host, path, hasBegun: () => output().includes(begun), seconds })
    return started
  } catch (error) {
    await started.stop()
    if (error instanceof DriverFailure) throw new DriverFailure(error.code, output())
    throw error
  }
}

/** The end of what it wrote, for the log. */
function lastOutput({ stdout, stderr }: ChildProcess): () => string {
  let text = ''
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (more: string) => {
      text = (text + more).slice(-playgroundLimits.playground_output_characters_kept)
    })
  }
  return () => text.trim()
}

/** Asks until there is an answer: after each start it answers with a redirection to itself first. */
async function ready(
  { port, ended }: WordPressProcess,
  { host, path, hasBegun, seconds }: ProcessStart,
): Promise<void> {
  const late = AbortSignal.timeout(seconds * 1_000)
  let over = false
  void ended.then(() => {
    over = true
  })
  let broken = 0
  while (!late.aborted) {
    if (over || broken === playgroundLimits.playground_broken_answers_max) throw new DriverFailure('start_failed')
    // Before it says so it answers with failures of its own.
    const status = hasBegun() ? await statusOf({ port, host, path }, late).catch(() => 0) : 0
    if (status === 200 || status === 404) return
    if (status >= 500) broken += 1
    await sleep(status >= 500 ? broken_ms : probe_ms)
  }
  throw new DriverFailure('start_slow')
}

interface ProcessStart {
  host: string
  path: string
  /** It has said that it serves. */
  hasBegun: () => boolean
  seconds: number
}

/** What it writes once it serves. */
const begun = 'WordPress is running on'

function statusOf(
  { port, host, path }: { port: number; host: string; path: string },
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host }, signal }, (answer: IncomingMessage) => {
      answer
        .resume()
        .on('end', () => resolve(answer.statusCode ?? 0))
        .on('error', reject)
    })
    asked.on('error', reject).end()
  })
}

async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.stdin?.end()
  child.kill('SIGTERM')
  const forced = setTimeout(() => child.kill('SIGKILL'), playgroundLimits.playground_stop_seconds_max * 1_000)
  await ended
  clearTimeout(forced)
}

function residentBytes(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? null : Number(kilobytes) * 1_024
  } catch {
    return null
  }
}

/** A process that takes more is ended. */
export const takesTooMuch = (process: WordPressProcess): boolean =>
  (process.memory() ?? 0) > playgroundLimits.playground_memory_mb_max * megabyte
