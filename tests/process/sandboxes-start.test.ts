/** `npm start -- --sandboxes` installs what runs sandboxes beside the server, which serves meanwhile. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteFile, programFile } from '../../api/site/sandboxes/drivers/playground/installed.ts'
import { sized } from '../../api/testing/repetitions.ts'
import { zip } from '../../api/testing/zip.ts'
import { installedVersion } from '../sandboxes/asked-version.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'

/** A start and an installation take a few seconds, on a busy machine ten times that. */
const patience_ms = 180_000
vi.setConfig({ testTimeout: 2 * patience_ms })

let folder: string
let runtime: string
let file: string
let server: ServerProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-sandboxes-'))
  runtime = join(folder, 'runtime')
  file = join(folder, 'wordpress.zip')
  const program = programFile(runtime)
  mkdirSync(dirname(program), { recursive: true })
  // The version that the command installs is there already: nothing is fetched.
  writeFileSync(join(dirname(program), 'package.json'), JSON.stringify({ version: installedVersion() }))
  writeFileSync(program, '')
  for (const php of ['node-8-0', 'node-8-3'])
    mkdirSync(join(runtime, 'node_modules', '@php-wasm', php), { recursive: true })
})
afterEach(async () => {
  await server?.stop()
  server = undefined
  rmSync(folder, { recursive: true, force: true })
})

async function start(bytes: Buffer, sha256: string): Promise<ServerProcess> {
  writeFileSync(file, bytes)
  server = await startServer({
    folder: join(folder, 'data'),
    port: await freePort(),
    args: ['--empty', '--sandboxes', '--wordpress', file, '--sha256', sha256],
    environment: { SANDBOX_RUNTIME: runtime },
  })
  return server
}
const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('it serves, WordPress is unpacked, and one PHP is kept', async () => {
  const bytes = zip({ 'wordpress/wp-load.php': '<?php', 'wordpress/index.php': '<?php' })
  const { url } = await start(bytes, sumOf(bytes))
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  await expect.poll(() => existsSync(noteFile(runtime)), { timeout: patience_ms }).toBe(true)
  const { wordpress } = JSON.parse(readFileSync(noteFile(runtime), 'utf8')) as { wordpress: { sha256: string } }
  expect(wordpress.sha256).toBe(sumOf(bytes))
  expect(readdirSync(join(runtime, 'node_modules', '@php-wasm'))).toEqual(['node-8-3'])
})

const refused = [
  ['another file than was meant', zip({ 'wordpress/wp-load.php': '<?php' }), 'ab', 'is not the file that was meant'],
  ['an archive that climbs out of its folder', zip({ '../evil.php': '<?php' }), undefined, 'outside of its folder'],
] as const
test.each(sized(refused.slice(0, 1), [...refused]))(
  '%s is refused in a sentence, and the server goes on',
  async (_, bytes, sha256, sentence) => {
    const { url, output } = await start(bytes, sha256 ?? sumOf(bytes))
    await expect.poll(output, { timeout: patience_ms }).toContain(sentence)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(existsSync(join(folder, 'evil.php'))).toBe(false)
  },
)
