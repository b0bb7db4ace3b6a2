/** Clients in Python, made from the committed contract by the two generators that are used most. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateClient } from '../../scripts/generation/generator.ts'

export const kinds = ['openapi-generator', 'openapi-python-client'] as const
export type Kind = (typeof kinds)[number]

const root = join(import.meta.dirname, '../..')
const contract = `${root}/openapi/openapi.json`

/** The folder that holds the client as a package. */
export function generatePythonClient(kind: Kind, programs: string): string {
  const folder = `${root}/.cache/python-clients/${kind}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (kind === 'openapi-generator') {
    const output = `${folder}/whole`
    // Its own tests and pages would be thousands of files.
    const without = ['apiTests', 'modelTests', 'apiDocs', 'modelDocs'].map(name => `${name}=false`)
    generateClient(root, ['-g', 'python', '-i', contract, '-o', output, '--global-property', without.join(',')])
    cpSync(`${output}/openapi_client`, `${folder}/openapi_client`, { recursive: true })
    return folder
  }
  const settings = `${folder}/settings.yml`
  // It knows bytes by this type alone. Its own formatting takes longer than the rest.
  const bytes = ['image/gif', 'image/webp', 'image/avif', 'image/png', 'font/woff2', 'application/zip']
  const overrides = bytes.map(type => `  ${type}: application/octet-stream`)
  writeFileSync(settings, ['post_hooks: []', 'content_type_overrides:', ...overrides, ''].join('\n'))
  const output = `${folder}/python_client`
  const args = ['generate', '--path', contract, '--output-path', output, '--meta', 'none', '--config', settings]
  const { status, stdout, stderr } = spawnSync(join(programs, 'openapi-python-client'), args, { encoding: 'utf8' })
  // What it cannot make it leaves out, with a warning.
  const complaints = `${stdout}\n${stderr}`.split('\n').filter(line => /^(WARNING|ERROR|Error)/.test(line))
  if (status !== 0) throw new Error(`openapi-python-client failed.\n${stdout}\n${stderr}`)
  for (const line of complaints) console.log(`openapi-python-client: ${line}`)
  return folder
}
