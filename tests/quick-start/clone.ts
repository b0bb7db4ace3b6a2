/** The first block: clones, installs and starts. Only the address of the repository is another: this checkout's. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { eventually } from '../tools/server-fixture.ts'

export interface Started {
  /** Token of the link that it printed. */
  token: string
  /** Folder of the clone. */
  clone: string
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '../..')
const repository = 'https://github.com/leadwright/leadwright'
const patience_ms = 290_000

interface Reader {
  folder: string
  env: NodeJS.ProcessEnv
  url: string
  install: string
}

export async function cloneAndStart({ folder, env, install }: Reader): Promise<Started> {
  if (!install.includes(repository)) throw new Error(`The first block clones no ${repository}.`)
  const script = install.replace(repository, `file://${root} leadwright`)
  const options = { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] }
  const child = spawn('bash', ['-e', '-c', script], options)
  let output = ''
  child.stdout.on('data', text => {
    output += text
  })
  child.stderr.on('data', text => {
    output += text
  })
  const stop = async () => {
    if (child.exitCode !== null || child.pid === undefined) return
    const ended = once(child, 'close')
    process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  try {
    const token = await eventually(
      async () => {
        if (child.exitCode !== null) throw new Error('It has ended.')
        return /\/set-up\/(\S+)/.exec(output)?.[1]
      },
      'a link that sets up the first account in what was printed',
      patience_ms,
    )
    return { token, clone: join(folder, 'leadwright'), stop }
  } catch (error) {
    await stop()
    throw new Error(`${error instanceof Error ? error.message : error}\n${output}`)
  }
}
