/** `sites`. */
import type { Command } from '../command.ts'
import { table } from '../output.ts'
import { toArray } from '../rows.ts'

export const sitesList: Command = {
  name: 'sites',
  summary: 'List the sites that the API key can enter',
  examples: ['leadwright sites', 'leadwright sites --json'],
  async run({ client, output }) {
    const sites = await toArray(client().sites.list())
    output.result(sites, () =>
      table(
        ['SUBDOMAIN', 'NAME', 'STATUS', 'LANGUAGE', 'ID'],
        sites.map(({ subdomain, name, status, language, id }) => [subdomain, name, status, language, id]),
      ),
    )
  },
}
