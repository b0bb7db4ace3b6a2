/** `export-site` and `import-site`: a site as a file of its own, by the whole installation, which the other commands do not load. */
import { resolve } from 'node:path'
import { accountExists, membershipsOf } from '../account/memberships/rules.ts'
import { exportSite } from '../account/site-transfer/site-export.ts'
import { importSite } from '../account/site-transfer/site-import.ts'
import { findPerson } from '../account/users/rules.ts'
import { openInstallation } from '../installation.ts'
import type { Config } from '../platform/config/config.ts'
import { sitePassphrase } from '../platform/config/switches.ts'
import type { Handle } from '../platform/database/handle.ts'
import { BackupError } from './manifest.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

export async function exportToFile(config: Config, site_id: string, path: string, move: boolean): Promise<void> {
  const phrase = passphrase()
  const installation = await openInstallation(config)
  try {
    const onProgress = progress('Exporting')
    await exportSite(installation, site_id, { path: resolve(path), passphrase: phrase, move, onProgress })
  } finally {
    await installation.close()
  }
  say(`${site_id} is in ${resolve(path)}${move ? ', and rests here from now on' : ''}`)
}

export async function importFromFile(config: Config, path: string, owner: string): Promise<void> {
  const phrase = passphrase()
  const installation = await openInstallation(config)
  try {
    const account_id = await installation.databases.control.read(db => accountNamed(db, owner))
    const onProgress = progress('Importing')
    const { site_id, subdomain } = await importSite(installation, {
      ...{ path: resolve(path), passphrase: phrase, account_id, onProgress },
    })
    say(`${site_id} is here, as ${subdomain}. It rests until it is resumed under Site → Information.`)
  } finally {
    await installation.close()
  }
}

/** The account by its id, or by the address of who administers it. */
async function accountNamed(db: Handle<'control'>, owner: string): Promise<string> {
  if (await accountExists(db, owner)) return owner
  const person = await findPerson(db, owner)
  const administered = person
    ? (await membershipsOf(db, person.id)).flatMap(({ role, account_id }) =>
        role === 'administrator' ? account_id : [],
      )
    : []
  const [account_id, another] = administered
  if (!account_id)
    throw new BackupError('Name the address of the account’s administrator, or the account’s ID, after the file.')
  if (another)
    throw new BackupError(
      `This person administers several accounts. Name one by its ID instead of the address: ${administered.join(', ')}.`,
    )
  return account_id
}

/** At most a line for each tenth. */
function progress(what: string): (done: number, all: number) => void {
  let told = 0
  return (done, all) => {
    const tenth = Math.floor((done / Math.max(1, all)) * 10)
    if (tenth > told) process.stderr.write(`${what}: ${tenth * 10} %\n`)
    told = Math.max(told, tenth)
  }
}

function passphrase(): string {
  const given = sitePassphrase()
  if (!given) throw new BackupError('Set SITE_PASSPHRASE: the key of the site travels encrypted by it.')
  return given
}
