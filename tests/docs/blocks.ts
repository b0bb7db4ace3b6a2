/** Runs every block of the guides against a fresh server, and says which failed. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onPath } from '../tools/debian.ts'
import { runAppsScript } from './apps-script.ts'
import { type Block, guideBlocks } from './guide-blocks.ts'
import { folder, mark, writePrograms, writeSamples } from './programs.ts'
import { referenceSamples } from './reference-samples.ts'
import { openScene } from './scene.ts'

export interface BlocksOutcome {
  blocks_run: number
  failed: number
  failures: string[]
}

const root = join(import.meta.dirname, '../..')
const languages = ['ts', 'sh', 'python', 'json', 'js']

export async function runBlocks(): Promise<BlocksOutcome> {
  const scene = await openScene()
  try {
    const blocks = guideBlocks(scene.fixture.url)
    writePrograms(blocks)
    writeSamples(referenceSamples())
    const toEnvironment = (language: keyof typeof scene.environments): NodeJS.ProcessEnv => ({
      ...process.env,
      ...scene.environments[language],
      NO_COLOR: '1',
    })
    const [typed, ...said] = await Promise.all([
      run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], process.env),
      run(process.execPath, ['main.mjs'], toEnvironment('ts')),
      run('bash', ['main.sh'], toEnvironment('sh')),
      run(python(), ['main.py'], toEnvironment('python')),
      run('bash', ['-n', 'samples.sh'], process.env),
      run(python(), ['samples.py'], process.env),
    ])
    const failures = [
      ...said.flatMap(failuresIn),
      ...typed.split('\n').filter(line => line.includes('error TS')),
      ...blocks.flatMap(block => stillFailure(block, said)),
    ]
    return { blocks_run: blocks.length, failed: failures.length, failures }
  } finally {
    await scene.close()
  }
}

/** Blocks that are no program, and those that were never come to. */
function stillFailure(block: Block, said: readonly string[]): string[] {
  const name = `${block.guide}, block ${block.number} (${block.language})`
  if (!languages.includes(block.language)) return [`${name}: nothing runs this language`]
  if (block.language === 'js') return runAppsScript(block.code).map(failure => `${name}: ${failure}`)
  if (block.language === 'json') return isJson(block.code) ? [] : [`${name}: not JSON`]
  const isReached = said.some(text => text.split('\n').includes(mark(block)))
  return isReached ? [] : [`${name}: never reached`]
}

/** The block that was announced before, and the words of its failure. */
function failuresIn(said: string): string[] {
  let place = ''
  const lines = said.split('\n')
  return lines.flatMap((line, at) => {
    if (line.startsWith('@@ ')) place = line.slice(3)
    if (!line.startsWith('@!')) return []
    return [`${place}: ${[...lines.slice(Math.max(0, at - 4), at), ...lines.slice(at, at + 12)].join('\n  ')}`]
  })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** One that has `requests`: that of schemathesis, where the machine's own lacks it. */
function python(): string {
  const given = process.env.SCHEMATHESIS_PATH
  const beside = given && join(dirname(given), 'python')
  return beside && existsSync(beside) ? beside : (onPath('python3', 'python') ?? 'python3')
}

/** All that it said, whatever its end: failures are marked in it. */
function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise(resolve => {
    execFile(
      program,
      args,
      { cwd: folder, env, maxBuffer: 32 * 1024 * 1024, timeout: 120_000 },
      (error, stdout, stderr) =>
        resolve(`${stdout}\n${stderr}${error && program !== process.execPath ? `\n@! ${error.message}` : ''}`),
    )
  })
}
