/** Programs made of the blocks: one for each guide and language, whose blocks share their variables as a reader's do. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block } from './guide-blocks.ts'

export const folder = join(import.meta.dirname, '../../.cache/docs-blocks')

/** A line that tells which block comes next: what is said last before a failure names it. */
export const mark = ({ guide, number }: Block): string => `@@ ${guide} ${number}`

/** Made for the reader by the pages before; some guides begin with a client of their own. */
const PRELUDE = `import { Leadwright as Client } from '@leadwright/sdk'
const client = new Client()
const site_id = process.env.SITE_ID!
`
const BEGINS_ITSELF = /^const client = /m

export function writePrograms(blocks: readonly Block[]): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const names: string[] = []
  for (const [guide, own] of Map.groupBy(
    blocks.filter(({ language }) => language === 'ts'),
    ({ guide }) => guide,
  )) {
    writeFileSync(join(folder, `${guide}.mts`), typescriptProgram(own))
    names.push(guide)
  }
  const main = names.map(
    name =>
      `console.log('@@ ${name} 0')\nawait import('./${name}.mts').catch(error => console.log('@!', error?.stack ?? error))`,
  )
  writeFileSync(join(folder, 'main.mjs'), `${main.join('\n')}\nprocess.exit()\n`)
  writeFileSync(join(folder, 'main.sh'), shellProgram(blocks.filter(({ language }) => language === 'sh')))
  writeFileSync(join(folder, 'main.py'), pythonProgram(blocks.filter(({ language }) => language === 'python')))
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2024', 'dom'],
    strict: true,
    noEmit: true,
    types: ['node'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts'] }))
}

function typescriptProgram(blocks: readonly Block[]): string {
  const imports = new Set<string>()
  const parts = blocks.map(block => {
    const code = block.code.replaceAll(/^import .*$\n?/gm, line => {
      imports.add(line.trim())
      return ''
    })
    return `console.log('${mark(block)}')\n${code}`
  })
  const whole = parts.join('\n')
  const prelude = BEGINS_ITSELF.test(whole) ? PRELUDE.replace(/^const client.*\n/m, '') : PRELUDE
  return `${[...imports].join('\n')}\n${prelude}\n${whole}\nexport {}\n`
}

/** Samples of the reference: typed with variables of any kind, and read by the shell and by Python without being run. */
export function writeSamples(samples: readonly { ts: string; sh: string; python: string }[]): void {
  const names = new Set(
    samples.flatMap(({ ts }) =>
      [...ts.matchAll(/\b([a-z]+_[a-z_]+|file|token|type|language|secret|passphrase)\b/g)].map(([, name]) => name),
    ),
  )
  const known = [...names].map(name => `declare const ${name}: never`)
  const calls = samples.map(({ ts }, at) => `export async function sample${at}() {\n${ts}\n}`)
  const head = "import type { Leadwright } from '@leadwright/sdk'\ndeclare const client: Leadwright"
  writeFileSync(join(folder, 'samples.mts'), [head, ...known, ...calls].join('\n'))
  writeFileSync(join(folder, 'samples.sh'), samples.map(({ sh }) => sh).join('\n'))
  const texts = JSON.stringify(JSON.stringify(samples.map(({ python }) => python)))
  writeFileSync(
    join(folder, 'samples.py'),
    `import json\nfor text in json.loads(${texts}):\n    compile(text, "sample", "exec")\n`,
  )
}

/** A refusal is a failure; each guide has a shell of its own. */
function shellProgram(blocks: readonly Block[]): string {
  const head = 'curl() { command curl -sS --fail-with-body "$@"; }\n'
  const shells = [...Map.groupBy(blocks, ({ guide }) => guide).values()].map(own => {
    const steps = own.map(block => `echo; echo '${mark(block)}'\n${block.code}\n`)
    return `( set -eo pipefail\n${steps.join('')}) || echo '@!' failed\n`
  })
  return `${head}${shells.join('')}`
}

function pythonProgram(blocks: readonly Block[]): string {
  const guides = [...Map.groupBy(blocks, ({ guide }) => guide).values()].map(own =>
    own.map(block => [mark(block), block.code] as const),
  )
  return `import json, os, traceback
guides = json.loads(${JSON.stringify(JSON.stringify(guides))})
for blocks in guides:
    names = {
        "base_url": os.environ["LEADWRIGHT_BASE_URL"],
        "api_key": os.environ["LEADWRIGHT_API_KEY"],
        "headers": {"Authorization": "Bearer " + os.environ["LEADWRIGHT_API_KEY"]},
        "site_id": os.environ["SITE_ID"],
    }
    for mark, code in blocks:
        print(mark, flush=True)
        try:
            exec(code, names)
        except Exception:
            print("@!", traceback.format_exc(), flush=True)
            break
`
}
