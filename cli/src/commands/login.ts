/** `login` tries address and key before it saves them; `logout` removes them. */
import { readFileSync } from 'node:fs'
import { type Command, text } from '../command.ts'
import { ask } from '../confirm.ts'
import { apiKeyOf, baseUrlOf, connect, parseBaseUrl } from '../connection.ts'
import { UsageError } from '../failure.ts'
import { type Profile, removeProfile, saveProfile } from '../profile.ts'
import { findSite } from '../site.ts'

const nameOf = (values: Parameters<typeof text>[0]): string =>
  text(values, 'profile') ?? process.env.LEADWRIGHT_PROFILE ?? 'default'

/** A key in an argument would be in the shell’s history; from a pipe it is read whole. */
async function askKey(signal: AbortSignal): Promise<string> {
  if (!process.stdin.isTTY) return readFileSync(0, 'utf8').trim()
  return (await ask('API key (Settings → API keys): ', signal)).trim()
}

export const login: Command = {
  name: 'login',
  summary: 'Save the address of a server and an API key',
  notes:
    'The key is read from the terminal or from a pipe, tried, and saved in ~/.config/leadwright, in a file that only you can read. LEADWRIGHT_BASE_URL and LEADWRIGHT_API_KEY stand before what is saved.',
  examples: [
    'leadwright login --base-url https://leads.example.com',
    'echo "$KEY" | leadwright login --base-url https://leads.example.com --profile staging --site casa',
  ],
  async run({ values, output, signal, profile }) {
    const given =
      baseUrlOf(values, profile) ?? (process.stdin.isTTY ? await ask('Server address: ', signal) : undefined)
    if (!given) throw new UsageError('Name the server with --base-url, such as https://leads.example.com.')
    const base_url = parseBaseUrl(given.trim())
    const api_key = apiKeyOf(values, {}) ?? (await askKey(signal))
    if (!api_key) throw new UsageError('Give an API key: type it, or write it to the input of `leadwright login`.')
    const client = connect(base_url, api_key)
    const { data: sites } = await client.sites.list()
    const named = text(values, 'site')
    const saved: Profile = { base_url, api_key, ...(named && { site_id: await findSite(client, named) }) }
    const path = await saveProfile(nameOf(values), saved)
    output.result({ profile: nameOf(values), base_url, path, site_count: sites.length }, () => [
      `Signed in to ${base_url}; saved in ${path}.`,
      `The key can enter ${sites.length === 0 ? 'no site' : sites.map(({ subdomain }) => subdomain).join(', ')}.`,
    ])
  },
}

export const logout: Command = {
  name: 'logout',
  summary: 'Remove a saved profile',
  notes: 'The API key stays valid; `leadwright keys delete` ends it.',
  examples: ['leadwright logout', 'leadwright logout --profile staging'],
  async run({ values, output }) {
    await removeProfile(nameOf(values))
    output.result({ profile: nameOf(values) }, () => `The profile ${nameOf(values)} is removed.`)
  },
}
