/** The reader: sets up the account, makes a key, and runs the blocks in each language, as one program each. */
import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Started } from './clone.ts'
import type { Block } from './quick-start-blocks.ts'

interface Outcome {
  times: Record<string, number>
  blocks_run: number
  failures: string[]
}

interface Reading {
  blocks: readonly Block[]
  started: Started
  env: NodeJS.ProcessEnv
  url: string
  /** Seconds since the clone. */
  elapsed(): number
}

/** Each ends by showing the lead that was captured. */
const captured = 'maria@example.com'

export async function runReader({ blocks, started, env, url, elapsed }: Reading): Promise<Outcome> {
  const key = await makeKey(url, started.token)
  const own = { ...env, LEADWRIGHT_BASE_URL: url, LEADWRIGHT_API_KEY: key }
  const code = (language: string) => blocks.filter(({ info }) => info === language)
  const failures: string[] = []
  const times: Record<string, number> = {}
  let blocks_run = 1
  const attempt = async (language: string, program: string, args: string[], shows = captured) => {
    const { failed, output } = await run(program, args, own, started.clone)
    blocks_run += code(language).length
    if (failed) failures.push(`${language}: ${failed}\n${output}`)
    else if (!output.includes(shows)) failures.push(`${language}: no ${shows} in\n${output}`)
    return output
  }
  const program = code('ts').map(block => block.code)
  // As the guide names it; the first part alone gives the time of the first call.
  writeFileSync(join(started.clone, 'first-call.mjs'), firstCall(program[0] ?? ''))
  await attempt('first call', 'node', ['first-call.mjs'], 'snippet')
  times.first_call_seconds = elapsed()
  writeFileSync(join(started.clone, 'quick-start.mjs'), program.join('\n'))
  await attempt('ts', 'node', ['quick-start.mjs'])
  times.lead_seconds = elapsed()
  writeFileSync(join(started.clone, 'quick-start.sh'), `set -e\n${shell(code('sh'))}`)
  await attempt('sh', 'bash', ['quick-start.sh'])
  if (spawnSync('python3', ['-c', 'import requests'], { env: own }).status === 0) {
    const python = `${code('python')
      .map(block => block.code)
      .join('\n')}\nprint(leads[0]["email"])\n`
    writeFileSync(join(started.clone, 'quick_start.py'), python)
    await attempt('python', 'python3', ['quick_start.py'])
  }
  return { times, blocks_run, failures }
}

/** Of a site of its own, since the whole program makes the other. */
const firstCall = (code: string): string =>
  `${code.replace("'casa-verde'", "'casa-verde-0'")}\nconsole.log(typeof snippet === 'string' ? 'snippet' : 'none')\n`

/** `curl -f`, so that a refusal is a failure. */
const shell = (blocks: readonly Block[]): string =>
  blocks.map(({ code }) => code.replaceAll(/\bcurl /g, 'curl -sSf ')).join('\n')

/** What the reader does in the admin: opens the link, and makes a key with all permissions under API keys. */
async function makeKey(url: string, token: string): Promise<string> {
  const person = { email: 'owner@example.com', password: 'correct horse', first_name: 'Ana', last_name: 'García' }
  const session = await call(`${url}/v1/auth/set-up`, { ...person, token })
  const authorization = `Bearer ${session.token}`
  const abilities = await call(`${url}/v1/auth/abilities`, undefined, authorization)
  const key = await call(
    `${url}/v1/api-keys`,
    { name: 'Quick start', grants: abilities.account_permissions },
    authorization,
  )
  return String(key.key)
}

async function call(url: string, body?: object, authorization?: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(authorization && { authorization }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv, cwd: string) {
  return new Promise<{ failed: string | undefined; output: string }>(resolve => {
    execFile(program, args, { cwd, env, timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({ failed: error?.message, output: `${stdout}${stderr}` }),
    )
  })
}
