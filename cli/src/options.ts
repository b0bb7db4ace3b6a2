/** Options that every command takes, and the numbers that options are. */
import { type Options, text, type Values } from './command.ts'
import { UsageError } from './failure.ts'

export const globalOptions: Options = {
  json: { type: 'boolean', text: 'Print JSON: results to the output, failures to the error output.' },
  site: { type: 'string', short: 's', value: 'SITE', text: 'ID, subdomain or name of the site.' },
  profile: { type: 'string', short: 'p', value: 'NAME', text: 'Profile that `login` saved. Default: default.' },
  'base-url': {
    type: 'string',
    value: 'URL',
    text: 'Address of the server, before LEADWRIGHT_BASE_URL and the profile.',
  },
  'api-key': { type: 'string', value: 'KEY', text: 'API key, before LEADWRIGHT_API_KEY and the profile.' },
  help: { type: 'boolean', short: 'h', text: 'Show help.' },
}

/** A whole number within its range. */
export function integer(values: Values, name: string, range: { min: number; max: number }): number | undefined {
  const given = text(values, name)
  if (given === undefined) return undefined
  const number = Number(given)
  if (Number.isInteger(number) && number >= range.min && number <= range.max) return number
  throw new UsageError(`--${name} must be a whole number from ${range.min} to ${range.max}, not “${given}”.`)
}
