/** `backup` and `restore` of one site, as the server exports and imports it. */
import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { type Command, flag } from '../command.ts'
import { ask, confirm } from '../confirm.ts'
import { apiKeyOf } from '../connection.ts'
import { exitCodes } from '../exit-codes.ts'
import { Failure, UsageError } from '../failure.ts'
import { save } from './leads.ts'

const whole =
  'The whole installation is backed up where it runs: `npm run backup -- FOLDER` (docs/backups.md). The passphrase is that of SITE_PASSPHRASE, or asked for.'

const KEY_PREFIX = 'lw_key_'
const byPeople =
  'No API key imports a site. A super administrator does, in the admin under My sites → Import a site, or here with the token of a session in LEADWRIGHT_API_KEY; or whoever runs the server, while it is stopped: SITE_PASSPHRASE=… npm run import-site -- FILE EMAIL, with the email address of the account’s administrator.'

async function passphraseOf(signal: AbortSignal): Promise<string> {
  const given = process.env.SITE_PASSPHRASE || (process.stdin.isTTY ? await ask('Passphrase: ', signal) : '')
  if (given) return given
  throw new UsageError('Set SITE_PASSPHRASE: the key of the site is encrypted with it.')
}

export const backup: Command = {
  name: 'backup',
  summary: 'Export a site to one file: its database, files and settings',
  usage: 'FILE',
  args_max: 1,
  notes: `The key needs every permission on the site. Protect the file: it holds everything. ${whole}`,
  options: {
    move: { type: 'boolean', text: 'Pause the site for good here, to continue it where the file is restored.' },
    yes: { type: 'boolean', short: 'y', text: 'Do not ask before --move.' },
  },
  examples: ['SITE_PASSPHRASE=… leadwright backup casa.leadwright --site casa'],
  async run(run) {
    const {
      args: [file],
      values,
      output,
      signal,
    } = run
    if (!file) throw new UsageError('Name a file: leadwright backup casa.leadwright.')
    const [client, site_id, passphrase] = [run.client(), await run.site(), await passphraseOf(signal)]
    const move = flag(values, 'move')
    if (move && !(await confirm(run, 'The site stops here. Move it?'))) return
    const exported = await client.sites.transfers.exportSite(
      { site_id, body: { passphrase, move } },
      { timeout: 0, signal },
    )
    await save(await client.sites.transfers.downloadSiteExport({ site_id }, { timeout: 0, signal }), file)
    output.result({ file, ...exported }, () => `Backed up ${site_id} to ${file}, ${exported.bytes} bytes.`)
  },
}

export const restore: Command = {
  name: 'restore',
  summary: 'Import a site from a file; it stays paused until somebody resumes it',
  usage: 'FILE',
  args_max: 1,
  notes: `Only from people you trust: the file is a whole database. A site that exists is never overwritten. ${byPeople} ${whole}`,
  options: { yes: { type: 'boolean', short: 'y', text: 'Do not ask.' } },
  examples: ['LEADWRIGHT_API_KEY=SESSION_TOKEN SITE_PASSPHRASE=… leadwright restore casa.leadwright --yes'],
  async run(run) {
    const {
      args: [path],
      output,
      signal,
    } = run
    if (!path) throw new UsageError('Name a file: leadwright restore casa.leadwright.')
    // Before the file is sent, which may be large.
    if (apiKeyOf(run.values, run.profile)?.startsWith(KEY_PREFIX))
      throw new Failure(byPeople, exitCodes.unauthorized, 'not_permitted')
    const content = await openAsBlob(path).catch(error => {
      throw new Failure(`${path} cannot be read (${error.code}).`, exitCodes.not_found, 'file_not_found')
    })
    const passphrase = await passphraseOf(signal)
    if (!(await confirm(run, `Import ${path} as a site?`))) return
    const file = new File([content], basename(path))
    const site = await run.client().sites.transfers.importSite({ file, passphrase }, { timeout: 0, signal })
    output.result(
      site,
      () =>
        `${site.name} is here as ${site.subdomain}, paused: ${site.lead_count} leads, ${site.live_run_count} live runs.`,
    )
  },
}
