/** The command line flags. */
import { parseArgs } from 'node:util'
import { ConfigError } from './config.ts'
import { meant } from './spelling.ts'

const flags = { empty: { type: 'boolean' } } as const

/** An unknown flag stops the start: it is probably misspelled. */
export function readFlags(args: readonly string[] = process.argv.slice(2)): { empty: boolean } {
  try {
    return { empty: false, ...parseArgs({ args: [...args], options: flags }).values }
  } catch {
    const wrong = args.find(arg => arg !== '--empty') ?? ''
    const name = meant(wrong.replace(/^--/, '').replace(/=.*/s, ''), Object.keys(flags))
    throw new ConfigError([
      `${wrong} is not known.${name ? ` Did you mean --${name}?` : ''} Example: npm start -- --empty`,
    ])
  }
}
