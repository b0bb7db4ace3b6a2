/** The command line flags. */
import { parseArgs } from 'node:util'
import { ConfigError } from './config.ts'
import { meant } from './spelling.ts'

const flags = {
  empty: { type: 'boolean' },
  /** Installs what runs WordPress sandboxes; the others say which WordPress. */
  sandboxes: { type: 'boolean' },
  wordpress: { type: 'string' },
  sha256: { type: 'string' },
  sample: { type: 'boolean' },
} as const

export interface Flags {
  empty: boolean
  /** What the installation of sandboxes is told; undefined: nothing is installed. */
  sandboxes: readonly string[] | undefined
}

/** An unknown flag stops the start: it is probably misspelled. */
export function readFlags(args: readonly string[] = process.argv.slice(2)): Flags {
  try {
    const { empty = false, sandboxes = false } = parseArgs({ args: [...args], options: flags }).values
    const others = args.filter(arg => arg !== '--empty' && arg !== '--sandboxes')
    if (others.length > 0 && !sandboxes) throw new Error('of sandboxes alone')
    return { empty, sandboxes: sandboxes ? others : undefined }
  } catch {
    throw new ConfigError([refusal(args.find(arg => arg !== '--empty' && arg !== '--sandboxes') ?? '')])
  }
}

function refusal(wrong: string): string {
  const given = wrong.replace(/^--/, '').replace(/=.*/s, '')
  const name = meant(given, Object.keys(flags))
  if (Object.hasOwn(flags, given))
    return `${wrong} says which WordPress is installed. Example: npm start -- --sandboxes --sample`
  return `${wrong} is not known.${name ? ` Did you mean --${name}?` : ''} Example: npm start -- --empty`
}
