/** `node --import ./api/faster-imports.ts tests/releases/make.ts`: with each release, a filled folder of it for the next to open. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSites, removeSite } from '../../api/account/sites/rules.ts'
import { backUp } from '../../api/backup/backup.ts'
import { openInstallation } from '../../api/installation.ts'
import { readConfig } from '../../api/platform/config/config.ts'
import { seed } from '../../api/seed/seed.ts'
import product from '../../package.json' with { type: 'json' }
import { advance } from '../../workflows/advance.ts'
import { packFolder } from './folder-file.ts'

const root = mkdtempSync(join(tmpdir(), 'leadwright-release-'))
const data = join(root, 'data')
const installation = await openInstallation(readConfig({ DATA_DIR: data, PUBLIC_URL: 'http://localhost:8787' }))
await seed(installation, advance)
// One of the two has something in nearly every table, and half of the bytes.
const [, ...others] = await installation.databases.control.read(demoSites)
for (const { id } of others) await removeSite(installation, id)
await installation.close()
await backUp(data, join(root, 'backup'))
const file = join(import.meta.dirname, `${product.version}.folder`)
await packFolder(join(root, 'backup'), file)
rmSync(root, { recursive: true, force: true })
process.stdout.write(`${file}: ${readFileSync(file).length} bytes\n`)
