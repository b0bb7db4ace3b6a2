/** Versity's gateway, a real server of S3 over a folder: found, or built by Go, never left out. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { goTool } from './go-tool.ts'
import { freePort } from './server-process.ts'

const patience_ms = 60_000
const key = { access_key_id: 'leadwright', secret_access_key: 'a-secret-of-tests' }

/** The path of its command. */
export const versitygwCommand = (): string =>
  goTool({
    name: 'versitygw',
    version: 'v1.8.0',
    path: 'github.com/versity/versitygw/cmd/versitygw',
    variable: 'VERSITYGW_PATH',
    minutes: 6,
  })

export interface TestFileStore {
  /** As the server's environment has it. */
  environment: Record<string, string>
  start(): Promise<void>
  /** SIGKILL. */
  kill(): Promise<void>
}

export async function startFileStore(folder: string): Promise<TestFileStore> {
  const command = versitygwCommand()
  const port = await freePort()
  mkdirSync(join(folder, 'files'), { recursive: true })
  let child: ChildProcess | undefined
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  async function start(): Promise<void> {
    const credentials = ['--access', key.access_key_id, '--secret', key.secret_access_key]
    const args = [...credentials, '--port', `127.0.0.1:${port}`, '--region', 'us-east-1', '--quiet']
    child = spawn(command, [...args, 'posix', '--nometa', folder], { stdio: 'ignore' })
    for (const gives_up = performance.now() + patience_ms; ; await pause(50)) {
      if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return
      if (performance.now() > gives_up) throw new Error('versitygw does not answer')
    }
  }
  process.once('exit', () => child?.kill('SIGKILL'))
  await start()
  const environment = {
    ...{ S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'files', S3_PREFIX: 'leads' },
    ...{ S3_ACCESS_KEY_ID: key.access_key_id, S3_SECRET_ACCESS_KEY: key.secret_access_key },
  }
  return { environment, start, kill }
}
