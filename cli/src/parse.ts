/** From the words of the command line to a command with its options. */
import { parseArgs } from 'node:util'
import type { Command, Values } from './command.ts'
import { UsageError } from './failure.ts'
import { globalOptions } from './options.ts'

export interface ParseResult {
  command: Command | undefined
  /** Words that name a group of commands or nothing known. */
  words: string[]
  args: string[]
  values: Values
}

/** The longest name of a command with which the words begin. Options may stand anywhere. */
export function parseWords(argv: readonly string[], commands: readonly Command[]): ParseResult {
  const words = leadingWords(argv)
  const command = commands
    .filter(({ name }) => name.split(' ').every((word, at) => words[at] === word))
    .toSorted((a, b) => b.name.length - a.name.length)[0]
  const options = { ...globalOptions, ...command?.options }
  const { values, positionals } = parse([...argv], options)
  if (!command) return { command, words: positionals, args: [], values }
  const args = positionals.slice(command.name.split(' ').length)
  if (args.length > (command.args_max ?? 0) && values.help !== true)
    throw new UsageError(
      `“${args[command.args_max ?? 0]}” is one argument too many. See \`leadwright ${command.name} --help\`.`,
    )
  return { command, words: positionals, args, values }
}

/** Words without options and their values, which are not known yet: enough to find the command. */
function leadingWords(argv: readonly string[]): string[] {
  const words: string[] = []
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at] ?? ''
    if (word === '--') break
    if (!word.startsWith('-')) words.push(word)
    else if (takesValue(word)) at++
  }
  return words
}

/** Only global options may stand before the command. */
function takesValue(word: string): boolean {
  const found = Object.entries(globalOptions).find(([name, { short }]) => word === `--${name}` || word === `-${short}`)
  return found?.[1].type === 'string'
}

function parse(args: string[], options: typeof globalOptions): { values: Values; positionals: string[] } {
  const known = Object.fromEntries(
    Object.entries(options).map(([name, { type, short, multiple }]) => [
      name,
      { type, ...(short && { short }), ...(multiple && { multiple }) },
    ]),
  )
  try {
    return parseArgs({ args, options: known, allowPositionals: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new UsageError(`${reason?.replaceAll("'", '`')}. See --help.`)
  }
}
